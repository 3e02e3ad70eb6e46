import type { ToggleProps } from "./Checkbox";
import { classes } from "./classes";
import styles from "./Toggle.module.css";

/** On or off, with effect at once; for choices that wait for Save use a Checkbox. */
export function Switch({ label, isSelected, onChange, isDisabled = false, name }: ToggleProps) {
  return (
    <label className={classes(styles.toggle, isDisabled && styles.disabled)}>
      <input
        type="checkbox"
        role="switch"
        name={name}
        className={styles.input}
        checked={isSelected}
        disabled={isDisabled}
        onChange={(event) => onChange(event.target.checked)}
      />
      <span className={styles.track} aria-hidden="true" />
      <span>{label}</span>
    </label>
  );
}
