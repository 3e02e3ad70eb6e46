import { type CalendarDate, parseDate } from "@internationalized/date";
import { CalendarDays, ChevronLeft, ChevronRight } from "lucide-react";
import {
  Button,
  Calendar,
  CalendarCell,
  CalendarGrid,
  DateInput,
  DatePicker,
  DateSegment,
  type DateValue,
  Dialog,
  Group,
  Heading,
  Label,
  Popover,
} from "react-aria-components";
import { type FocusEvent, type KeyboardEvent, useMemo, useState } from "react";
import { useTranslation } from "react-i18next";
import { buttonClasses } from "./Button";
import { classes } from "./classes";
import styles from "./DateField.module.css";
import { FieldNote, type FieldTexts } from "./Field";
import fields from "./Field.module.css";
import { Localized } from "./Localized";
import menus from "./Menu.module.css";
import { useFieldNote } from "./useFieldNote";
import { useKept } from "./useKept";

export type DateFieldProps = FieldTexts & {
  /** A calendar day as `yyyy-mm-dd`, without a zone; null is "none". */
  value: string | null;
  onChange: (value: string | null) => void;
  min?: string | undefined;
  max?: string | undefined;
  isDisabled?: boolean;
  autoFocus?: boolean;
  /** Id of what says why it is wrong where that is said elsewhere, e.g. of two fields at once. */
  wrongBy?: string | undefined;
  /** It was left half typed, "15/mm/yyyy": no day, and told for whoever sends it to refuse. What is typed stays. */
  onHalf?: (text: string) => void;
};

function day(iso: string | null | undefined): CalendarDate | null {
  if (iso === null || iso === undefined) return null;
  try {
    return parseDate(iso);
  } catch {
    return null;
  }
}

/** What changes nothing in the field. */
const PASSING = new Set(["Tab", "Shift", "Control", "Meta", "Alt", "Escape"]);

/** What stands in a field where some parts of its day are typed and others are not. */
function halfTyped(field: Element): string | undefined {
  const parts = [...field.querySelectorAll('[role="spinbutton"]')];
  const isOpen = (part: Element) => part.hasAttribute("data-placeholder");
  if (parts.every(isOpen) || !parts.some(isOpen)) return undefined;
  return parts[0]?.parentElement?.textContent.replace(/[\u2066-\u2069]/g, "");
}

/** The day that is shown, and what is typed of another. */
function useTypedDay({ value, onChange, onHalf }: DateFieldProps) {
  const { shown, keep, follow, release } = useKept(value);
  const [half, setHalf] = useState<string>();
  const [round, setRound] = useState(0);
  // Another value came after it was left.
  if (half !== undefined && half !== value) {
    setHalf(undefined);
    release();
  }
  const take = (field: Element): void => {
    const left = halfTyped(field);
    // Whoever is not told goes on with the day that was there, and so that is what is shown.
    if (left !== undefined && onHalf === undefined) setRound(round + 1);
    const text = onHalf && left;
    // Told already, as at the Enter before: once more would take away what is said of it.
    if (text !== undefined && text === half) return;
    setHalf(text);
    if (text === undefined) return release();
    keep();
    onHalf?.(text);
  };
  return {
    // The field's state takes another object for another day, and begins anew.
    value: useMemo(() => ({ day: day(shown), round }), [shown, round]).day,
    onChange: (date: DateValue | null): void => {
      const typed = date?.toString() ?? null;
      follow(typed);
      setHalf(undefined);
      onChange(typed);
    },
    onBlur: ({ currentTarget }: FocusEvent): void => take(currentTarget),
    /** Before the parts, which keep their keys to themselves. */
    onKeyDownCapture: ({ key, currentTarget }: KeyboardEvent): void => {
      if (key === "Enter") take(currentTarget);
      else if (!PASSING.has(key)) keep();
    },
  };
}

function MonthPicker() {
  return (
    <Calendar className={classes(styles.calendar)}>
      <header className={styles.header}>
        <Button slot="previous" className={buttonClasses({ variant: "quiet", size: "small" })}>
          <ChevronLeft aria-hidden="true" className={styles.turn} />
        </Button>
        <Heading className={classes(styles.month)} />
        <Button slot="next" className={buttonClasses({ variant: "quiet", size: "small" })}>
          <ChevronRight aria-hidden="true" className={styles.turn} />
        </Button>
      </header>
      <CalendarGrid>{(date) => <CalendarCell date={date} className={classes(styles.cell)} />}</CalendarGrid>
    </Calendar>
  );
}

/** A calendar day, typed part by part in the reader's order or picked from a month. Weeks start on Monday (§2). */
export function DateField(props: DateFieldProps) {
  const { t } = useTranslation();
  const { label, help, error, hideLabel = false, isRequired = false } = props;
  const { wrongBy } = props;
  const note = useFieldNote(help, error);
  const { onKeyDownCapture, ...typed } = useTypedDay(props);
  return (
    <Localized>
      <DatePicker
        className={classes(fields.field)}
        {...typed}
        minValue={day(props.min)}
        maxValue={day(props.max)}
        isDisabled={props.isDisabled ?? false}
        isInvalid={error !== undefined || wrongBy !== undefined}
        isRequired={isRequired}
        validationBehavior="aria"
        firstDayOfWeek="mon"
        autoFocus={props.autoFocus ?? false}
        {...(wrongBy === undefined ? note.described : { "aria-describedby": wrongBy })}
      >
        <Label className={classes(hideLabel ? fields.hidden : fields.label, isRequired && fields.required)}>
          {label}
        </Label>
        <Group className={classes(fields.control, styles.group)}>
          <div className={styles.typed} onKeyDownCapture={onKeyDownCapture}>
            <DateInput className={classes(styles.input)}>
              {(segment) => <DateSegment segment={segment} className={classes(styles.segment)} />}
            </DateInput>
          </div>
          <Button className={classes(styles.open)} aria-label={t("ui.openCalendar")}>
            <CalendarDays aria-hidden="true" className={styles.turn} />
          </Button>
        </Group>
        <FieldNote id={note.id} help={help} error={error} />
        <Popover className={classes(menus.popover, styles.popover)} offset={4}>
          <Dialog className={classes(styles.dialog)}>
            <MonthPicker />
          </Dialog>
        </Popover>
      </DatePicker>
    </Localized>
  );
}
