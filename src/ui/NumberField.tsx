import { ChevronDown, ChevronUp } from "lucide-react";
import { Button, Group, Input, Label, NumberField as AriaNumberField } from "react-aria-components";
import { useTranslation } from "react-i18next";
import { classes } from "./classes";
import { FieldNote, type FieldTexts } from "./Field";
import fields from "./Field.module.css";
import { Localized } from "./Localized";
import styles from "./NumberField.module.css";
import { useFieldNote } from "./useFieldNote";

export type NumberFieldProps = FieldTexts & {
  /** null is "nothing entered". */
  value: number | null;
  onChange: (value: number | null) => void;
  min?: number;
  max?: number;
  step?: number;
  /** Shown after the number: kW, %, °. */
  unit?: string;
  format?: Intl.NumberFormatOptions;
  isDisabled?: boolean;
  autoFocus?: boolean;
  name?: string;
};

/** A number in the reader's notation: a decimal comma in German, a point in English; the arrow keys step. */
export function NumberField(props: NumberFieldProps) {
  const { t } = useTranslation();
  const {
    label,
    help,
    error,
    hideLabel = false,
    isRequired = false,
    value,
    onChange,
    min,
    max,
    step,
    unit,
  } = props;
  const note = useFieldNote(help, error);
  return (
    <Localized>
      <AriaNumberField
        className={fields.field ?? ""}
        value={value ?? Number.NaN}
        onChange={(next) => onChange(Number.isNaN(next) ? null : next)}
        {...(min === undefined ? {} : { minValue: min })}
        {...(max === undefined ? {} : { maxValue: max })}
        {...(step === undefined ? {} : { step })}
        {...(props.name === undefined ? {} : { name: props.name })}
        formatOptions={props.format ?? { maximumFractionDigits: 6 }}
        isDisabled={props.isDisabled ?? false}
        isInvalid={error !== undefined}
        isRequired={isRequired}
        validationBehavior="aria"
        {...note.described}
      >
        <Label className={classes(hideLabel ? fields.hidden : fields.label, isRequired && fields.required)}>
          {label}
        </Label>
        <Group className={classes(fields.control, styles.group)}>
          <Input className={classes(styles.input)} autoFocus={props.autoFocus ?? false} />
          {unit !== undefined && <span className={styles.unit}>{unit}</span>}
          <span className={styles.steps}>
            <Button slot="increment" className={classes(styles.step)} aria-label={t("ui.increase")}>
              <ChevronUp aria-hidden="true" />
            </Button>
            <Button slot="decrement" className={classes(styles.step)} aria-label={t("ui.decrease")}>
              <ChevronDown aria-hidden="true" />
            </Button>
          </span>
        </Group>
        <FieldNote id={note.id} help={help} error={error} />
      </AriaNumberField>
    </Localized>
  );
}
