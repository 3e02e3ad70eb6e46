import { ChartGantt, Table2 } from "lucide-react";
import { useEffect, useId, useLayoutEffect, useMemo, useRef, useState, useSyncExternalStore } from "react";
import type { KeyboardEvent, RefObject } from "react";
import { useTranslation } from "react-i18next";
import { useBox } from "../../frame/chart/useBox";
import { IconButton } from "../../ui/IconButton";
import { rangeWords } from "../../frame/rangeWords";
import type { Cursor } from "../../frame/table/cursor";
import { eventLanes } from "../../rules/eventLanes";
import type { LaneBar, LaneEvent, Lanes } from "../../rules/eventLanes";
import { countWords, spanWords } from "./eventColumns";
import { placeOf } from "./eventPlaces";
import styles from "./timeline.module.css";
import { Legend, TimeAxis } from "./TimelineGround";
import { kindMarks } from "./timelineKinds";
import type { KindMark } from "./timelineKinds";
import { TimelineLane } from "./TimelineLane";
import type { EventScope } from "./useEventScope";

/** A row of the list, by the row's id there. */
export interface TimelineEvent extends LaneEvent {
  readonly title: string;
}

export interface TimelineProps {
  readonly events: readonly TimelineEvent[];
  readonly scope: Pick<EventScope, "now" | "zone" | "places" | "where">;
  /** The list's: the timeline shows where it is, and leads it. */
  readonly cursor: Cursor;
  /** Shutdown events have nothing to open. */
  readonly onOpen?: (id: string) => void;
  /** What shows the list in its place; without it the picture folds away, for the list stands below. */
  readonly onTable?: () => void;
}

const noMarks: ReadonlyMap<string | null, KindMark> = new Map();

/** The shortest bar, px: a letter fits, and a pointer finds it. */
const LEAST_BAR = 18;
/** The picture of the events, for an axis so many px wide. */
function usePicture({ events, scope }: TimelineProps, width: number | undefined): Lanes | undefined {
  const { now, where } = scope;
  return useMemo(() => {
    if (width === undefined) return undefined;
    const [start, end] = [where.start, where.end].map((at) => Date.parse(at ?? ""));
    const within = start && end ? { start, end } : undefined;
    return eventLanes(events, { now, within, least: LEAST_BAR / width });
  }, [events, now, where.start, where.end, width]);
}

/** The bar of each event, by the event's id. */
function barsById(picture: Lanes | undefined): ReadonlyMap<string, LaneBar> {
  const bars = picture?.lanes.flatMap((lane) => lane.bars) ?? [];
  return new Map(bars.flatMap((bar) => bar.ids.map((id) => [id, bar] as const)));
}

/** Which event a key leads to, from the one at a place in time. */
function placeFor(key: string, at: number, count: number): number | undefined {
  switch (key) {
    case "ArrowRight":
      return Math.min(count - 1, at + 1);
    case "ArrowLeft":
      return at < 0 ? count - 1 : Math.max(0, at - 1);
    case "Home":
      return 0;
    case "End":
      return count - 1;
    default:
      return undefined;
  }
}

/** Marks the bar of an event, and keeps its lane in sight where there are more lanes than room. */
function useMarked(
  box: RefObject<HTMLElement | null>,
  current: string | undefined,
  picture: Lanes | undefined,
): void {
  useLayoutEffect(() => {
    const scroller = box.current;
    const bar = scroller?.querySelector<HTMLElement>(`[data-bar="${CSS.escape(current ?? "")}"]`);
    if (!bar) return undefined;
    bar.dataset["current"] = "true";
    return () => {
      delete bar.dataset["current"];
    };
  }, [box, current, picture]);
  useEffect(() => {
    const scroller = box.current;
    const bar = scroller?.querySelector<HTMLElement>("[data-current]");
    if (!bar || !scroller || scroller.scrollHeight <= scroller.clientHeight) return;
    const [outer, inner] = [scroller.getBoundingClientRect(), bar.getBoundingClientRect()];
    if (inner.top < outer.top) scroller.scrollTop += inner.top - outer.top;
    else if (inner.bottom > outer.bottom) scroller.scrollTop += inner.bottom - outer.bottom;
  }, [box, current]);
}

/** An event in words: what, where, when, and how many more its bar stands for. */
function useWords({ events, scope }: TimelineProps, bars: ReadonlyMap<string, LaneBar>) {
  const { t, i18n } = useTranslation();
  const byId = useMemo(() => new Map(events.map((event) => [event.id, event])), [events]);
  return (id: string): string => {
    const event = byId.get(id);
    if (event === undefined) return "";
    const { now, places } = scope;
    const { language } = i18n;
    const place = placeOf(places, event.park).name ?? t("events.noPark");
    const words = [event.title, place, spanWords(event, { t, language, now, places })].join(" · ");
    const more = (bars.get(id)?.ids.length ?? 1) - 1;
    const number = countWords(more, language);
    return more > 0 ? `${words}, ${t("events.timeline.more", { count: more, number })}` : words;
  };
}

/**
 * A picture of the events listed, one lane a park: its table is the list. Left and right go through them in time, a
 * press on a bar goes to its event, and the list's cursor goes along.
 */
export function Timeline(props: TimelineProps) {
  const { events, scope, cursor, onOpen, onTable } = props;
  const { now, zone, places } = scope;
  const { t, i18n } = useTranslation();
  const { language } = i18n;
  const title = useId();
  const lanes = useRef<HTMLDivElement>(null);
  const axis = useRef<HTMLDivElement>(null);
  // Folded away it has none.
  const width = useBox(axis)?.width || undefined;
  const picture = usePicture(props, width);
  const bars = useMemo(() => barsById(picture), [picture]);
  const marks = useMemo(() => picture && kindMarks(picture), [picture]);
  const wordsOf = useWords(props, bars);
  const current = useSyncExternalStore(cursor.subscribe, () => cursor.get().row) ?? "";
  const [pointed, point] = useState<string>();
  const [isTable, setTable] = useState(false);
  const marked = bars.get(current)?.ids[0];
  useMarked(lanes, marked, picture);
  const range = picture?.range ?? { start: now, end: now };
  const order = picture?.order ?? [];
  const at = order.indexOf(current);

  function onKeyDown(event: KeyboardEvent): void {
    if (event.ctrlKey || event.metaKey || event.altKey || event.shiftKey) return;
    const next = placeFor(event.key, at, order.length);
    if (next === undefined && (event.key !== "Enter" || onOpen === undefined)) return;
    event.preventDefault();
    event.stopPropagation();
    if (next === undefined) onOpen?.(current);
    else cursor.visit(order[next] ?? current);
  }
  const barAt = (target: EventTarget) =>
    target instanceof Element ? target.closest<HTMLElement>("[data-bar]")?.dataset["bar"] : undefined;
  /** Pressed again, a bar of several leads to the next of them. */
  function press(target: EventTarget): void {
    const { ids = [] } = bars.get(barAt(target) ?? "") ?? {};
    const next = ids[(ids.indexOf(current) + 1) % Math.max(1, ids.length)];
    if (next !== undefined) cursor.visit(next);
  }
  const words = wordsOf(current);
  const number = countWords(events.length, language);
  return (
    <figure className={styles.timeline} aria-labelledby={title}>
      <div className={styles.head}>
        <figcaption className={styles.caption}>
          <span id={title}>{t("events.timeline.title", { count: events.length, number })}</span>
          {picture && <span className={styles.range}>{rangeWords(range, zone, language)}</span>}
          <span className={styles.read} aria-hidden="true">
            {pointed === undefined ? words : wordsOf(pointed)}
          </span>
        </figcaption>
        <IconButton
          size="small"
          label={t("chart.tableView")}
          icon={isTable ? ChartGantt : Table2}
          aria-pressed={onTable ? undefined : isTable}
          onClick={onTable ?? (() => setTable(!isTable))}
        />
      </div>
      <div className={styles.plot} hidden={isTable}>
        <TimeAxis box={axis} range={range} zone={zone} width={width} />
        <div
          ref={lanes}
          role="slider"
          tabIndex={0}
          aria-label={t("events.timeline.event")}
          aria-valuemin={1}
          aria-valuemax={Math.max(1, order.length)}
          aria-valuenow={Math.max(1, at + 1)}
          aria-valuetext={
            at < 0 ? words : t("events.timeline.place", { place: at + 1, count: order.length, words })
          }
          className={styles.lanes}
          onKeyDown={onKeyDown}
          onFocus={() => cursor.visit(current)}
          onClick={({ target }) => press(target)}
          onPointerMove={({ target }) => point(barAt(target))}
          onPointerLeave={() => point(undefined)}
        >
          {picture?.lanes.map((lane) => (
            <TimelineLane
              key={lane.park}
              lane={lane}
              name={placeOf(places, lane.park).name ?? t("events.noPark")}
              marks={marks ?? noMarks}
            />
          ))}
        </div>
      </div>
      {!isTable && picture && marks && <Legend picture={picture} marks={marks} />}
    </figure>
  );
}
