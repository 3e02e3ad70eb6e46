import { useId } from "react";
import { classes } from "./classes";
import styles from "./Segmented.module.css";

/** One of a handful, all in sight: a native radio group drawn as a bar (graph periods, a day or a night view). */
export function Segmented<Id extends string>({
  label,
  options,
  value,
  onChange,
}: {
  label: string;
  options: readonly { id: Id; label: string; isDisabled?: boolean }[];
  value: Id;
  onChange: (id: Id) => void;
}) {
  const name = useId();
  return (
    <div role="radiogroup" aria-label={label} className={styles.bar}>
      {options.map((option) => (
        <label key={option.id} className={classes(styles.segment, option.id === value && styles.selected)}>
          <input
            type="radio"
            name={name}
            className={styles.input}
            checked={option.id === value}
            disabled={option.isDisabled ?? false}
            onChange={() => onChange(option.id)}
          />
          {option.label}
        </label>
      ))}
    </div>
  );
}
