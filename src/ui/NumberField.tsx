import { useRef, useState, type InputEvent, type KeyboardEvent } from "react";
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
  /** Several that it may be given in, in place of the one. */
  units?: { readonly names: readonly string[]; readonly value: string; onChange: (name: string) => void };
  format?: Intl.NumberFormatOptions;
  isDisabled?: boolean;
  autoFocus?: boolean;
  name?: string;
  /** What a typed text means; NaN where it is no number. Else the notation of the reader's language alone. */
  read?: (text: string) => number;
  /** What stands in the field, with each key; `onChange` comes when it is left. */
  onType?: (text: string) => void;
};

/**
 * What was typed goes to `read` before the field's own parser has its say: that drops what it takes for a group, so
 * that "8.5" typed in German became 85. What is no number is handed on as NaN, for whoever sends it to refuse, and
 * quoted below the field: nothing is changed without a word.
 */
function useTyped({ read, value, onChange, onType }: NumberFieldProps) {
  const typed = useRef<string | null>(null);
  const [unread, setUnread] = useState<string>();
  const take = (parsed: number | null): void => {
    const text = typed.current?.trim() ?? "";
    const number = text === "" || read === undefined ? (parsed ?? value) : read(text);
    typed.current = null;
    setUnread(number !== null && Number.isNaN(number) && text !== "" ? text : undefined);
    if (!Object.is(number, value)) onChange(number);
  };
  const takeLate = (): void => {
    if ((typed.current ?? "").trim() !== "") take(null);
  };
  return {
    unread,
    onChange: (next: number): void => {
      const isEmpty = Number.isNaN(next) && (typed.current ?? "").trim() === "";
      if (!isEmpty) return take(next);
      typed.current = null;
      setUnread(undefined);
      onChange(null);
    },
    /** The field's own parser may find nothing changed: then what was typed is taken after it. */
    input: {
      onInput: (event: InputEvent<HTMLInputElement>) => {
        typed.current = event.currentTarget.value;
        onType?.(event.currentTarget.value);
      },
      onBlur: () => queueMicrotask(takeLate),
      onKeyDown: (event: KeyboardEvent) => {
        if (event.key === "Enter") queueMicrotask(takeLate);
        // A step goes from what the field shows once the text is taken.
        if (event.key === "ArrowUp" || event.key === "ArrowDown") typed.current = null;
      },
    },
  };
}

/** The unit of what is typed: another leaves what the number stands for, and writes it anew. */
function Units({
  label,
  names,
  value,
  onChange,
}: NonNullable<NumberFieldProps["units"]> & { label: string }) {
  const { t } = useTranslation();
  return (
    <select
      aria-label={t("ui.unitOf", { label })}
      className={styles.units}
      value={value}
      onChange={(event) => onChange(event.target.value)}
    >
      {names.map((name) => (
        <option key={name}>{name}</option>
      ))}
    </select>
  );
}

/** A number in the reader's notation: a decimal comma in German, a point in English; the arrow keys step. */
export function NumberField(props: NumberFieldProps) {
  const { t } = useTranslation();
  const { label, help, error, hideLabel = false, isRequired = false, value, min, max, step, unit } = props;
  const typing = useTyped(props);
  const problem = typing.unread === undefined ? error : t("ui.notANumber", { typed: typing.unread });
  const note = useFieldNote(help, problem);
  return (
    <Localized>
      <AriaNumberField
        className={fields.field ?? ""}
        value={value ?? Number.NaN}
        onChange={typing.onChange}
        {...(min === undefined ? {} : { minValue: min })}
        {...(max === undefined ? {} : { maxValue: max })}
        {...(step === undefined ? {} : { step })}
        {...(props.name === undefined ? {} : { name: props.name })}
        formatOptions={props.format ?? { maximumFractionDigits: 6 }}
        isDisabled={props.isDisabled ?? false}
        isInvalid={problem !== undefined}
        isRequired={isRequired}
        validationBehavior="aria"
        {...note.described}
      >
        <Label className={classes(hideLabel ? fields.hidden : fields.label, isRequired && fields.required)}>
          {label}
        </Label>
        <Group className={classes(fields.control, styles.group)}>
          <Input className={classes(styles.input)} autoFocus={props.autoFocus ?? false} {...typing.input} />
          {props.units && <Units label={label} {...props.units} />}
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
        <FieldNote id={note.id} help={help} error={problem} />
      </AriaNumberField>
    </Localized>
  );
}
