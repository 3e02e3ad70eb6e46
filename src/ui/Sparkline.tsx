import { lineShape } from "./lineShape";
import styles from "./Sparkline.module.css";

const width = 120;
const height = 32;

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
      <path d={lineShape(values, { width, height, floor }).line} />
    </svg>
  );
}
