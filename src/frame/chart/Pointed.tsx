import styles from "./CursorLayer.module.css";
import { type Axis, type Plan, xOf, yOf } from "./layout";
import type { Reading } from "./readings";
import type { ChartSeries } from "./types";

/** The one of very many lines whose name stands out in the readout: drawn once more over the others, with a dot. */
export function Pointed({ plan, x, readings }: { plan: Plan; x: number; readings: readonly Reading[] }) {
  const { left: axis, frame } = plan;
  const reading = readings.find(({ pointed }) => pointed !== undefined);
  if (reading?.pointed === undefined || !axis) return null;
  const { color, pointed, line } = reading;
  return (
    <>
      {line && (
        <svg
          data-pointed={line.id}
          className={styles.traced}
          width={frame.width}
          height={frame.height}
          style={{ clipPath: `inset(0 ${frame.right}px 0 ${frame.left}px)` }}
        >
          <path d={pathOf(line, plan, axis)} style={{ stroke: `var(${color})` }} />
        </svg>
      )}
      <div
        className={styles.dot}
        style={{ left: x, top: yOf(plan, axis, pointed), background: `var(${color})` }}
      />
    </>
  );
}

/** A line as an SVG path, open where it has gaps. */
function pathOf({ time, value }: ChartSeries, plan: Plan, axis: Axis): string {
  return time
    .map((at, index) => {
      const here = value[index] ?? null;
      if (here === null) return "";
      const verb = (value[index - 1] ?? null) === null ? "M" : "L";
      return `${verb}${xOf(plan, at).toFixed(1)} ${yOf(plan, axis, here).toFixed(1)}`;
    })
    .join("");
}
