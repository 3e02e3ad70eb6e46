import { type KeyboardEvent, type PointerEvent, useMemo, useState } from "react";
import { useTranslation } from "react-i18next";
import { Name } from "../../ui/Name";
import { classes } from "../../ui/classes";
import styles from "./CursorLayer.module.css";
import { Band, useBand } from "./Band";
import type { Cut } from "./cut";
import { instantsOf, nearest, placesOf } from "./instants";
import { type Plan, timeAt, valueAt, xOf } from "./layout";
import { timeTexts } from "./parkTime";
import { Pointed } from "./Pointed";
import { type Reading, readingsOf } from "./readings";
import { areMany, isMarkIn, type ChartMark, type ChartProps } from "./types";
import { zoomKey } from "./useZoom";
import type { Zoom } from "./useZoom";

type CursorProps = Pick<ChartProps, "title" | "zone" | "range" | "marks"> & Cut & { plan: Plan; zoom: Zoom };

/** How far a key moves the cursor, in samples; undefined for keys that do not. */
function stride(event: KeyboardEvent, at: number, count: number): number | undefined {
  const page = Math.max(1, Math.round(count / 12));
  const by: Record<string, number> = {
    ArrowRight: 1,
    ArrowUp: 1,
    ArrowLeft: -1,
    ArrowDown: -1,
    PageUp: page,
    PageDown: -page,
  };
  if (event.key === "Home") return -at;
  if (event.key === "End") return count - 1 - at;
  if (event.altKey || event.ctrlKey || event.metaKey) return undefined;
  const step = by[event.key];
  return step === undefined ? undefined : event.shiftKey ? step * 10 : step;
}

/** Where in the plot a pointer is, px, from one edge to the other. */
function xIn({ frame }: Plan, { currentTarget, clientX }: PointerEvent): number {
  const { left, width } = currentTarget.getBoundingClientRect();
  return frame.left + Math.min(Math.max(clientX - left, 0), width);
}

/** Marks that belong to a sample: those that last, or are nearer to it than half a hundredth of the range. */
function marksNear(marks: readonly ChartMark[] | undefined, instant: number, span: number): ChartMark[] {
  const within = { start: instant - span / 200, end: instant + span / 200 };
  return (marks ?? []).filter((mark) => isMarkIn(mark, within));
}

function Readout({
  title,
  readings,
  marks,
  x,
  isLeft,
}: {
  title: string;
  readings: Reading[];
  marks: ChartMark[];
  x: number;
  isLeft: boolean;
}) {
  return (
    <div className={classes(styles.readout, isLeft && styles.onLeft)} style={{ left: x }}>
      <div className={styles.time}>{title}</div>
      {readings.map(({ id, name, color, text, pointed }) => (
        <div key={id} className={classes(styles.reading, pointed !== undefined && styles.pointed)}>
          <span className={styles.swatch} style={{ background: `var(${color})` }} />
          <Name className={styles.name}>{name}</Name>
          <span className={styles.value}>{text}</span>
        </div>
      ))}
      {marks.map(({ time, label }, place) => (
        <div key={`${place} ${time}`} className={styles.mark}>
          {label}
        </div>
      ))}
    </div>
  );
}

/**
 * The cursor that reads all series at once: under the pointer, or by arrow keys, Home and End while it has the focus.
 * As a slider it speaks its value politely whenever it moves.
 */
export function CursorLayer({ title, series, drawn, zone, range, marks, plan, zoom }: CursorProps) {
  const { t, i18n } = useTranslation();
  /** The time it is at, which stays when its place among what is shown changes. */
  const [at, setAt] = useState<number | null>(null);
  const [pointed, setPointed] = useState<number>();
  const { edges, ...band } = useBand({
    xIn: (event) => xIn(plan, event),
    onBand: (from, to) => zoom.to({ start: timeAt(plan, from), end: timeAt(plan, to) }),
  });
  const instants = useMemo(() => instantsOf(series), [series]);
  const read = useMemo(
    () => readingsOf(drawn, i18n.language, (count) => t("chart.lines", { count })),
    [drawn, i18n.language, t],
  );
  const timeText = useMemo(
    () => timeTexts({ range, zone, instants }, i18n.language),
    [range, zone, instants, i18n.language],
  );
  const places = useMemo(() => placesOf(drawn, instants, range.end), [drawn, instants, range.end]);
  const isMany = useMemo(() => areMany(series), [series]);
  const last = instants.length - 1;
  if (last < 0) return null;
  const place = at === null ? last : nearest(instants, at);
  const instant = instants[place] ?? 0;
  const readings = read(instant, pointed);
  const near = marksNear(marks, instant, range.end - range.start);
  // The middle of a bar can lie beyond the edge that cuts it.
  const spot = Math.min(Math.max(places[place] ?? instant, range.start), range.end);
  const x = xOf(plan, spot);
  const spoken = [...readings.map(({ name, text }) => `${name} ${text}`), ...near.map(({ label }) => label)];

  function onKeyDown(event: KeyboardEvent): void {
    const zooms = zoomKey(event, zoom, spot);
    const by = stride(event, place, instants.length);
    if (by === undefined && zooms === undefined) return;
    event.preventDefault();
    event.stopPropagation();
    if (zooms) return zooms();
    if (by === undefined) return;
    goTo(Math.min(last, Math.max(0, place + by)));
    setPointed(undefined);
  }
  function goTo(to: number): void {
    setAt(instants[to] ?? null);
  }
  function leave(): void {
    setAt(null);
    setPointed(undefined);
  }
  function onPointerLeave(event: PointerEvent): void {
    if (event.currentTarget === document.activeElement) setPointed(undefined);
    else leave();
  }
  function onPointerMove(event: PointerEvent): void {
    band.onPointerMove(event);
    const { left, top } = event.currentTarget.getBoundingClientRect();
    goTo(nearest(places, timeAt(plan, event.clientX - left + plan.frame.left)));
    if (isMany && plan.left) setPointed(valueAt(plan, plan.left, event.clientY - top + plan.frame.top));
  }
  const { frame } = plan;
  return (
    <>
      <div
        role="slider"
        tabIndex={0}
        aria-label={t("chart.cursor", { title })}
        aria-orientation="horizontal"
        aria-valuemin={0}
        aria-valuemax={last}
        aria-valuenow={place}
        aria-valuetext={`${timeText(instant)}: ${spoken.join(", ")}`}
        className={styles.field}
        style={{ left: frame.left, right: frame.right, top: frame.top, bottom: frame.bottom }}
        onKeyDown={onKeyDown}
        onFocus={() => at === null && goTo(last)}
        onBlur={leave}
        {...band}
        onPointerMove={onPointerMove}
        onDoubleClick={zoom.all}
        onPointerLeave={onPointerLeave}
      />
      <Band plan={plan} edges={edges} />
      {at !== null && (
        <div aria-hidden="true">
          <div className={styles.line} style={{ left: x, top: frame.top, bottom: frame.bottom }} />
          <Pointed plan={plan} x={x} readings={readings} />
          <Readout
            title={timeText(instant)}
            readings={readings}
            marks={near}
            x={x}
            isLeft={x > frame.width / 2}
          />
        </div>
      )}
    </>
  );
}
