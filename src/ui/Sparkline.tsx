import styles from "./Sparkline.module.css";

const width = 120;
const height = 32;

/** Where the line runs, in a box of 120 by 32; gaps lift the pen. */
function pathOf(values: readonly (number | null)[], floor: number): string {
  const known = values.filter((value): value is number => value !== null);
  const least = Math.min(0, ...known);
  const span = Math.max(Math.max(...known, 0) - least, floor) || 1;
  const across = width / Math.max(values.length - 1, 1);
  let pen = "M";
  return values
    .map((value, index) => {
      if (value === null) {
        pen = "M";
        return "";
      }
      const point = `${pen}${(index * across).toFixed(1)} ${(height - 2 - ((value - least) / span) * (height - 4)).toFixed(1)}`;
      pen = "L";
      return point;
    })
    .join("");
}

interface SparklineProps {
  readonly values: readonly (number | null)[];
  /** The least that the height stands for, in the unit of the values: what is next to nothing looks like it. */
  readonly floor?: number;
}

/**
 * The course of a figure over its range, beside the number that says it; decoration for those who see it. It fills the
 * box around it.
 */
export function Sparkline({ values, floor = 0 }: SparklineProps) {
  if (values.length < 2) return null;
  return (
    <svg
      className={styles.spark}
      viewBox={`0 0 ${width} ${height}`}
      preserveAspectRatio="none"
      aria-hidden="true"
    >
      <path d={pathOf(values, floor)} />
    </svg>
  );
}
