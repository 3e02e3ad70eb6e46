import { ToggleButton, ToggleButtonGroup } from "react-aria-components";
import { classes } from "./classes";
import { Localized } from "./Localized";
import styles from "./Segmented.module.css";

/** One of a handful, all in sight: a radio group drawn as a bar (graph periods, a day or a night view). */
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
  return (
    <Localized>
      <ToggleButtonGroup
        aria-label={label}
        selectionMode="single"
        disallowEmptySelection
        selectedKeys={[value]}
        onSelectionChange={(keys) => {
          const chosen = options.find((option) => keys.has(option.id));
          if (chosen) onChange(chosen.id);
        }}
        className={classes(styles.bar)}
      >
        {options.map((option) => (
          <ToggleButton
            key={option.id}
            id={option.id}
            isDisabled={option.isDisabled ?? false}
            className={classes(styles.segment)}
          >
            {option.label}
          </ToggleButton>
        ))}
      </ToggleButtonGroup>
    </Localized>
  );
}
