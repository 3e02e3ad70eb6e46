import styles from "./MeasuredPreview.module.css";

const width = 480;
const height = 96;

interface Shape {
  readonly line: string;
  readonly zero: number;
}

/** The line in a box of 480 by 96, gaps open, and where zero lies: negative nights are seen as such. */
function shapeOf(values: readonly (number | null)[]): Shape {
  const known = values.filter((value) => value !== null);
  const [least, most] = [Math.min(0, ...known), Math.max(0, ...known)];
  const heightOf = (value: number) => height - 2 - ((value - least) / (most - least || 1)) * (height - 4);
  const across = width / Math.max(values.length - 1, 1);
  let pen = "M";
  const points = values.map((value, index) => {
    if (value === null) {
      pen = "M";
      return "";
    }
    const point = `${pen}${(index * across).toFixed(1)} ${heightOf(value).toFixed(1)}`;
    // A line of no length is drawn as a dot: a sample between two gaps is seen too.
    const dot = pen === "M" ? "h0" : "";
    pen = "L";
    return point + dot;
  });
  return { line: points.join(""), zero: heightOf(0) };
}

/** The power of a day at a glance, with what it reaches and the clock below. */
export function Curve(props: {
  values: readonly (number | null)[];
  label: string;
  peak: string;
  hours: readonly string[];
}) {
  const { values, label, peak, hours } = props;
  const { line, zero } = shapeOf(values);
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
