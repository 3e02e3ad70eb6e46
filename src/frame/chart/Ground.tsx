import styles from "./Ground.module.css";
import { halfLine, type Plan, tickLength, xOf, yOf } from "./layout";
import { isMarkIn } from "./types";
import type { ChartMark, ChartProps } from "./types";

/** What lasted, shaded as far as the range goes. */
function Spans({ plan, marks }: { plan: Plan; marks: readonly ChartMark[] }) {
  const { top, bottom } = plan.frame;
  const { start, end: last } = plan.range;
  return marks.map((mark, place) => {
    const { time, end, kind = "info" } = mark;
    if (end === undefined || !isMarkIn(mark, plan.range)) return null;
    const from = xOf(plan, Math.max(time, start));
    const width = xOf(plan, Math.min(end, last)) - from;
    return (
      <span
        key={`${place} ${time}`}
        data-ground="span"
        data-kind={kind}
        className={styles.span}
        style={{ left: from, width, top, bottom }}
      />
    );
  });
}

/** What lies under the data: nights, what lasted, a line for each number of the axis, the time axis and its ticks. */
export function Ground({
  plan,
  night = [],
  marks = [],
}: Pick<ChartProps, "night" | "marks"> & { plan: Plan }) {
  const { frame, range, times } = plan;
  const { left, right, top, bottom } = frame;
  const values = plan.left ?? plan.right;
  const shaded = night.filter(({ start, end }) => end > range.start && start < range.end);
  return (
    <div aria-hidden="true" className={styles.ground}>
      {shaded.map(({ start, end }) => {
        const from = xOf(plan, Math.max(start, range.start));
        const to = xOf(plan, Math.min(end, range.end));
        return (
          <span
            key={start}
            data-ground="night"
            className={styles.night}
            style={{ left: from, width: to - from, top, bottom }}
          />
        );
      })}
      <Spans plan={plan} marks={marks} />
      {values?.ticks.map((tick) => (
        <span
          key={tick}
          data-ground="value"
          className={tick === 0 ? styles.zero : styles.line}
          style={{ left, right, top: yOf(plan, values, tick) - halfLine }}
        />
      ))}
      <span className={styles.zero} style={{ left, right, top: frame.height - bottom - halfLine }} />
      {times.map(({ value }) => (
        <span
          key={value}
          data-ground="time"
          className={styles.tick}
          style={{ left: xOf(plan, value) - halfLine, top: frame.height - bottom, height: tickLength }}
        />
      ))}
    </div>
  );
}
