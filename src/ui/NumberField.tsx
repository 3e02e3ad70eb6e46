import { useRef, useState, type InputEvent, type KeyboardEvent } from "react";
import { ChevronDown, ChevronUp } from "lucide-react";
import { Button, Group, Input, Label, NumberField as AriaNumberField } from "react-aria-components";
import { useTranslation } from "react-i18next";
import { Button as PlainButton } from "./Button";
import { classes } from "./classes";
import { FieldNote, type FieldTexts } from "./Field";
import fields from "./Field.module.css";
import { Localized } from "./Localized";
import styles from "./NumberField.module.css";
import { useFieldNote } from "./useFieldNote";

/** What a typed number may mean, and how that is written in one way, with its unit. */
interface Reading {
  readonly value: number;
  readonly written: string;
}

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
  /** How a number is written. */
  format?: (value: number) => Intl.NumberFormatOptions;
  isDisabled?: boolean;
  autoFocus?: boolean;
  name?: string;
  /**
   * What a typed text may mean: nothing where it is no number, several where it is to be asked. Else the notation of the
   * reader's language alone.
   */
  read?: (text: string) => readonly Reading[];
  /** What stands in the field, with each key; `onChange` comes when it is left. */
  onType?: (text: string) => void;
};

/** NaN where there is none, or more than one. */
export function soleOf([first, ...further]: readonly Reading[]): number {
  return first === undefined || further.length > 0 ? NaN : first.value;
}

/** What was typed and not taken, and what it may mean in the unit that is chosen now. */
interface Unread {
  readonly text: string;
  readonly readings: readonly Reading[];
}

/**
 * What was typed goes to `read` before the field's own parser has its say: that drops what it takes for a group, so
 * that "8.5" typed in German became 85. What is no number, or may be two, is handed on as NaN, for whoever sends it to
 * refuse, and quoted below the field: nothing is changed without a word, and nothing is guessed.
 */
function useTyped({ read, value, onChange, onType }: NumberFieldProps) {
  const typed = useRef<string | null>(null);
  const [unread, setUnread] = useState<string>();
  const take = (parsed: number | null): void => {
    const text = typed.current?.trim() ?? "";
    const readings = text === "" ? undefined : read?.(text);
    const taken = readings === undefined ? (parsed ?? value) : soleOf(readings);
    typed.current = null;
    setUnread(readings !== undefined && Number.isNaN(taken) ? text : undefined);
    if (!Object.is(taken, value)) onChange(taken);
  };
  const takeLate = (): void => {
    if ((typed.current ?? "").trim() !== "") take(null);
  };
  const isUnread = unread !== undefined && read !== undefined;
  return {
    unread: isUnread ? ({ text: unread, readings: read(unread) } satisfies Unread) : undefined,
    choose: (reading: number): void => {
      setUnread(undefined);
      onChange(reading);
    },
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

/** Why what was typed is not taken. */
function useProblem(error: string | undefined, unread: Unread | undefined) {
  const { t } = useTranslation();
  if (unread === undefined) return error;
  const { text: typed, readings } = unread;
  const [first, second] = readings;
  return second === undefined
    ? t("ui.notANumber", { typed })
    : t("ui.twoNumbers", { typed, first: first?.written, second: second.written });
}

/** What a number may mean: a press puts it into the field, which takes the focus of the button that goes. */
function Meant({ unread, onChoose }: { unread: Unread; onChoose: (value: number) => void }) {
  const { t } = useTranslation();
  if (unread.readings.length < 2) return null;
  return (
    <span role="group" aria-label={t("ui.meant", { typed: unread.text })} className={styles.meant}>
      {unread.readings.map(({ value, written }) => (
        <PlainButton key={value} size="small" onClick={() => onChoose(value)}>
          {written}
        </PlainButton>
      ))}
    </span>
  );
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
  const { label, help, hideLabel = false, isRequired = false, value, min, max, step, unit } = props;
  const typing = useTyped(props);
  const problem = useProblem(props.error, typing.unread);
  const field = useRef<HTMLInputElement>(null);
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
        formatOptions={props.format?.(value ?? NaN) ?? { maximumFractionDigits: 6 }}
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
          <Input
            ref={field}
            className={classes(styles.input)}
            autoFocus={props.autoFocus ?? false}
            {...typing.input}
          />
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
        {typing.unread && (
          <Meant
            unread={typing.unread}
            onChoose={(chosen) => {
              typing.choose(chosen);
              field.current?.focus();
            }}
          />
        )}
      </AriaNumberField>
    </Localized>
  );
}
