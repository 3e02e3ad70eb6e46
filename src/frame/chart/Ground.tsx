import styles from "./Ground.module.css";
import { halfLine, type Plan, tickLength, xOf, yOf } from "./layout";
import type { ChartProps } from "./types";

/** What lies under the data: nights, a line for each number of the axis, the time axis and its marks. */
export function Ground({ plan, night = [] }: Pick<ChartProps, "night"> & { plan: Plan }) {
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
