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
  Dialog,
  Group,
  Heading,
  Label,
  Popover,
} from "react-aria-components";
import { useTranslation } from "react-i18next";
import { buttonClasses } from "./Button";
import { classes } from "./classes";
import styles from "./DateField.module.css";
import { FieldNote, type FieldTexts } from "./Field";
import fields from "./Field.module.css";
import { Localized } from "./Localized";
import menus from "./Menu.module.css";
import { useFieldNote } from "./useFieldNote";

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
};

function day(iso: string | null | undefined): CalendarDate | null {
  if (iso === null || iso === undefined) return null;
  try {
    return parseDate(iso);
  } catch {
    return null;
  }
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
  const { label, help, error, hideLabel = false, isRequired = false, value, onChange } = props;
  const { wrongBy } = props;
  const note = useFieldNote(help, error);
  return (
    <Localized>
      <DatePicker
        className={classes(fields.field)}
        value={day(value)}
        onChange={(date) => onChange(date?.toString() ?? null)}
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
          <DateInput className={classes(styles.input)}>
            {(segment) => <DateSegment segment={segment} className={classes(styles.segment)} />}
          </DateInput>
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
