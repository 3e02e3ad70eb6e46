import { classes } from "./classes";
import styles from "./ProgressBar.module.css";

/** How far something is, from 0 to 1; without a value it runs. `label` names it; `showLabel` also draws it. */
export function ProgressBar({
  label,
  value,
  showLabel = false,
}: {
  label: string;
  value?: number | undefined;
  showLabel?: boolean;
}) {
  const percent = value === undefined ? undefined : Math.round(Math.min(1, Math.max(0, value)) * 100);
  return (
    <div className={styles.progress}>
      {showLabel && (
        <div className={styles.text} aria-hidden="true">
          <span>{label}</span>
          {percent !== undefined && <span className={styles.number}>{percent}&#8239;%</span>}
        </div>
      )}
      <div
        role="progressbar"
        aria-label={label}
        aria-valuemin={0}
        aria-valuemax={100}
        aria-valuenow={percent}
        className={styles.track}
      >
        <div
          className={classes(styles.bar, percent === undefined && styles.running)}
          style={percent === undefined ? {} : { inlineSize: `${percent}%` }}
        />
      </div>
    </div>
  );
}
