import { Fragment } from "react";
import type { CSSProperties } from "react";
import { useTranslation } from "react-i18next";
import { zoneAbbreviations } from "../../rules/zoneAbbreviation";
import { Name } from "../../ui/Name";
import { Status } from "../../ui/Status";
import { classes } from "../../ui/classes";
import { type Axis, halfLine, isWhole, type Plan, tickLength, xOf, yOf } from "./layout";
import styles from "./Names.module.css";
import { type ChartProps, type ChartSeries, namedOf } from "./types";

const nameHeight = 17;

type EndName = { series: ChartSeries; y: number };

/** Where a line ends: at its last value, or on its way to the next one where the range cuts it; none out of sight. */
function endValue({ time, value }: ChartSeries, { start, end }: Plan["range"]): number | undefined {
  const last = value.findLastIndex((one, place) => one !== null && (time[place] ?? 0) <= end);
  const [from, at] = [value[last] ?? undefined, time[last] ?? start];
  const [to, then] = [value[last + 1] ?? null, time[last + 1] ?? end];
  if (from === undefined) return undefined;
  if (to === null) return at < start ? undefined : from;
  return from + ((to - from) * (end - at)) / (then - at);
}

/** Names beside the ends of their lines, pushed apart where lines end close together, and kept in the plot. */
function endNames(series: readonly ChartSeries[], plan: Plan): EndName[] {
  const names = series.flatMap((one): EndName[] => {
    const axis = one.axis === "right" ? plan.right : plan.left;
    const value = endValue(one, plan.range);
    return axis && value !== undefined ? [{ series: one, y: yOf(plan, axis, value) }] : [];
  });
  names.sort((a, b) => a.y - b.y);
  const floor = plan.frame.height - plan.frame.bottom;
  names.forEach((name, index) => {
    name.y = Math.max(name.y, plan.frame.top, (names[index - 1]?.y ?? -Infinity) + nameHeight);
  });
  for (let index = names.length - 1; index >= 0; index -= 1) {
    const name = names[index];
    if (name) name.y = Math.min(name.y, (names[index + 1]?.y ?? floor + nameHeight) - nameHeight);
  }
  return names;
}

function Swatch({ series }: { series: ChartSeries }) {
  return (
    <span
      className={classes(styles.swatch, styles[series.kind], series.dash && styles[series.dash])}
      style={{ "--swatch": `var(${series.color})` } as CSSProperties}
    />
  );
}

/** A row of names above the plot, where lines have no ends to stand at: bars, and narrow screens. */
export function NamesAbove({ series }: { series: readonly ChartSeries[] }) {
  return (
    <ul className={styles.above}>
      {series.map((one) => (
        <li key={one.id} className={styles.chip}>
          <Swatch series={one} />
          <Name>{one.name}</Name>
        </li>
      ))}
    </ul>
  );
}

/** Between an axis and its numbers, px. */
const gap = 6;

function ValueTicks({ plan, axis, isRight = false }: { plan: Plan; axis: Axis; isRight?: boolean }) {
  const { frame } = plan;
  const side = isRight
    ? { left: frame.width - frame.right + gap }
    : { right: frame.width - frame.left + gap };
  return axis.ticks.map((tick, index) => (
    <span key={tick} className={styles.valueTick} style={{ ...side, top: yOf(plan, axis, tick) }}>
      {axis.texts[index]}
    </span>
  ));
}

/** What the axes say. Plotly would draw and measure each text anew with every change: half of a redraw. */
function Ticks({ plan }: { plan: Plan }) {
  const { frame, left, right, times } = plan;
  const top = frame.height - frame.bottom + tickLength + gap / 2;
  return (
    <>
      {left && <ValueTicks plan={plan} axis={left} />}
      {right && <ValueTicks plan={plan} axis={right} isRight />}
      {times.map(
        (tick) =>
          isWhole(plan, tick) && (
            <span key={tick.value} className={styles.timeTick} style={{ left: xOf(plan, tick.value), top }}>
              {tick.text}
            </span>
          ),
      )}
    </>
  );
}

type DecorationProps = Pick<ChartProps, "series" | "marks" | "zone" | "range"> & { plan: Plan };

/** All words in and around the plot: numbers of the axes, units, the zone, names at the ends; and the marks. */
export function Decoration({ series, marks, zone, range, plan }: DecorationProps) {
  const { i18n } = useTranslation();
  const { frame, left, right } = plan;
  return (
    <div aria-hidden="true" className={styles.decoration}>
      <Ticks plan={plan} />
      {left && (
        <span className={styles.unit} style={{ left: 0, width: frame.left - 4 }}>
          {left.unit}
        </span>
      )}
      {right && (
        <span
          className={classes(styles.unit, styles.unitRight)}
          style={{ left: frame.width - frame.right + 6 }}
        >
          {right.unit}
        </span>
      )}
      <span className={styles.zone} style={{ right: frame.right }}>
        {zoneAbbreviations(range, zone, i18n.language).join("/")}
      </span>
      {plan.names === "ends" &&
        endNames(namedOf(series), plan).map(({ series: one, y }) => (
          <span key={one.id} className={styles.end} style={{ top: y, left: frame.width - nameRoom(plan) }}>
            <Swatch series={one} />
            <Name className={styles.endName}>{one.name}</Name>
          </span>
        ))}
      {(marks ?? []).map(({ time, kind = "info" }, place) => {
        if (time < range.start || time > range.end) return null;
        const left = xOf(plan, time);
        return (
          <Fragment key={`${place} ${time}`}>
            <span
              className={styles.markLine}
              style={{ left: left - halfLine, top: frame.top, bottom: frame.bottom }}
            />
            <span className={styles.mark} style={{ left, top: frame.top }}>
              <Status kind={kind} label="" />
            </span>
          </Fragment>
        );
      })}
    </div>
  );
}

/** The part of the right margin that is left for names once the right axis has its numbers. */
function nameRoom({ frame }: Plan): number {
  return Math.min(frame.right, 118);
}
