import { useRef, useState, type InputEvent as TypedEvent, type KeyboardEvent } from "react";
import { ChevronDown, ChevronUp } from "lucide-react";
import { flushSync } from "react-dom";
import { Button, Group, Input, Label, NumberField as AriaNumberField } from "react-aria-components";
import { useTranslation } from "react-i18next";
import { Button as PlainButton } from "./Button";
import { classes } from "./classes";
import { FieldNote, type FieldTexts } from "./Field";
import fields from "./Field.module.css";
import { Localized } from "./Localized";
import styles from "./NumberField.module.css";
import { useFieldNote } from "./useFieldNote";
import { useKept } from "./useKept";

/** What a typed number may mean, and how that is written in one way, with its unit. */
interface Reading {
  readonly value: number;
  readonly written: string;
}

export type NumberFieldProps = FieldTexts & {
  /** null is "nothing entered". */
  value: number | null;
  /** `text` is what was typed for it, empty where nothing was. */
  onChange: (value: number | null, text: string) => void;
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

/** What steps from the number that stands in the field. */
const STEPS = new Set(["ArrowUp", "ArrowDown", "PageUp", "PageDown"]);

const LETTER = /\p{L}/u;
/** What no number has, and one with its unit. */
const WORDED = /[\p{L}\s]/u;

/**
 * Lets the letters of a unit into the field, before its own check turns away all that is no number: what is typed is
 * read as a whole once the field is left.
 */
function letUnitsIn(group: HTMLElement | null): (() => void) | undefined {
  const pass = (event: InputEvent): void => {
    const { target, data } = event;
    const before = target instanceof HTMLInputElement ? target.value : "";
    if (WORDED.test(before + (data ?? ""))) event.stopPropagation();
  };
  group?.addEventListener("beforeinput", pass, true);
  return () => group?.removeEventListener("beforeinput", pass, true);
}

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
function useTyped({ read, value, onChange, onType, units }: NumberFieldProps) {
  const { shown, keep, release } = useKept(value);
  const typed = useRef<string | null>(null);
  const [unread, setUnread] = useState<string>();
  /** What stands in the field while it is more than its own parser takes. */
  const [worded, setWorded] = useState<string>();
  const take = (parsed: number | null): void => {
    const text = typed.current?.trim() ?? "";
    const readings = text === "" ? undefined : read?.(text);
    const taken = readings === undefined ? (parsed ?? value) : soleOf(readings);
    typed.current = null;
    release();
    setWorded(undefined);
    setUnread(readings !== undefined && Number.isNaN(taken) ? text : undefined);
    if (!Object.is(taken, value) || LETTER.test(text)) onChange(taken, text);
  };
  const takeLate = (): void => {
    if ((typed.current ?? "").trim() === "") release();
    else take(null);
  };
  const isUnread = unread !== undefined && read !== undefined;
  return {
    shown,
    unread: isUnread ? ({ text: unread, readings: read(unread) } satisfies Unread) : undefined,
    choose: (reading: number): void => {
      setUnread(undefined);
      onChange(reading, unread ?? "");
    },
    onChange: (next: number): void => {
      const isEmpty = Number.isNaN(next) && (typed.current ?? "").trim() === "";
      if (!isEmpty) return take(next);
      typed.current = null;
      release();
      setUnread(undefined);
      onChange(null, "");
    },
    /** The field's own parser may find nothing changed: then what was typed is taken after it. */
    input: {
      ...(worded === undefined ? {} : { value: worded }),
      onInput: (event: TypedEvent<HTMLInputElement>) => {
        const text = event.currentTarget.value;
        keep();
        typed.current = text;
        setWorded(units && WORDED.test(text) ? text : undefined);
        onType?.(text);
      },
      onBlur: () => queueMicrotask(takeLate),
      onKeyDown: (event: KeyboardEvent) => {
        if (event.key === "Enter") queueMicrotask(takeLate);
      },
      /** A step goes from what was typed, once that is taken; what may be two numbers is asked before. */
      onKeyDownCapture: (event: KeyboardEvent) => {
        const text = typed.current?.trim() ?? "";
        if (!STEPS.has(event.key) || read === undefined || text === "") return;
        if (!Number.isNaN(soleOf(read(text)))) return flushSync(() => take(null));
        event.preventDefault();
        event.stopPropagation();
        setUnread(text);
      },
    },
  };
}

/** Why what was typed is not taken. */
function useProblem({ error, units }: NumberFieldProps, unread: Unread | undefined) {
  const { t, i18n } = useTranslation();
  if (unread === undefined) return error;
  const { text: typed, readings } = unread;
  const [first, second] = readings;
  if (first === undefined && units && LETTER.test(typed)) {
    const names = new Intl.ListFormat(i18n.language, { type: "disjunction" }).format(units.names);
    return t("ui.notInUnit", { typed, units: names });
  }
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
  const { label, help, hideLabel = false, isRequired = false, min, max, step, unit } = props;
  const typing = useTyped(props);
  const problem = useProblem(props, typing.unread);
  const field = useRef<HTMLInputElement>(null);
  const note = useFieldNote(help, problem);
  return (
    <Localized>
      <AriaNumberField
        className={fields.field ?? ""}
        value={typing.shown ?? Number.NaN}
        onChange={typing.onChange}
        {...(min === undefined ? {} : { minValue: min })}
        {...(max === undefined ? {} : { maxValue: max })}
        {...(step === undefined ? {} : { step })}
        {...(props.name === undefined ? {} : { name: props.name })}
        formatOptions={props.format?.(typing.shown ?? NaN) ?? { maximumFractionDigits: 6 }}
        isDisabled={props.isDisabled ?? false}
        isInvalid={problem !== undefined}
        isRequired={isRequired}
        validationBehavior="aria"
        {...note.described}
      >
        <Label className={classes(hideLabel ? fields.hidden : fields.label, isRequired && fields.required)}>
          {label}
        </Label>
        <Group {...(props.units && { ref: letUnitsIn })} className={classes(fields.control, styles.group)}>
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
