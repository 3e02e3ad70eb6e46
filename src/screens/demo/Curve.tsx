import { lineShape } from "../../ui/lineShape";
import styles from "./MeasuredPreview.module.css";

const width = 480;
const height = 96;

/** The power of a day at a glance, with what it reaches and the clock below: negative nights are seen as such. */
export function Curve(props: {
  values: readonly (number | null)[];
  label: string;
  peak: string;
  hours: readonly string[];
}) {
  const { values, label, peak, hours } = props;
  const { line, zero } = lineShape(values, { width, height });
  return (
    <div className={styles.day}>
      <span className={styles.peak} aria-hidden="true">
        {peak}
      </span>
      <svg
        role="img"
        aria-label={label}
        className={styles.curve}
        viewBox={`0 0 ${width} ${height}`}
        preserveAspectRatio="none"
      >
        {[1, 2, 3].map((quarter) => (
          <path key={quarter} className={styles.quarter} d={`M${(width / 4) * quarter} 0V${height}`} />
        ))}
        <path className={styles.zero} d={`M0 ${zero.toFixed(1)}H${width}`} />
        <path className={styles.line} d={line} />
      </svg>
      <div className={styles.hours} aria-hidden="true">
        {hours.map((hour, index) => (
          <span key={index}>{hour}</span>
        ))}
      </div>
    </div>
  );
}
