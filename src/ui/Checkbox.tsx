import { Check, Minus } from "lucide-react";
import type { ReactNode } from "react";
import { classes } from "./classes";
import styles from "./Toggle.module.css";

export type ToggleProps = {
  label: ReactNode;
  isSelected: boolean;
  onChange: (isSelected: boolean) => void;
  isDisabled?: boolean;
  name?: string;
};

/** A native checkbox under a drawn box. `isIndeterminate` for "some of them". */
export function Checkbox({
  label,
  isSelected,
  onChange,
  isDisabled = false,
  isIndeterminate = false,
  name,
}: ToggleProps & {
  isIndeterminate?: boolean;
}) {
  return (
    <label className={classes(styles.toggle, isDisabled && styles.disabled)}>
      <input
        type="checkbox"
        name={name}
        className={styles.input}
        checked={isSelected}
        disabled={isDisabled}
        ref={(input) => {
          if (input) input.indeterminate = isIndeterminate;
        }}
        onChange={(event) => onChange(event.target.checked)}
      />
      <span className={styles.box} aria-hidden="true">
        {isIndeterminate ? <Minus /> : <Check />}
      </span>
      <span>{label}</span>
    </label>
  );
}
