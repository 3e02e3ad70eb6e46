import { useId, useState } from "react";
import { useTranslation } from "react-i18next";
import type { Scope } from "../../frame/useScope";
import type { Range } from "../../rules/filterRange";
import { dayOf, inclusiveEnd } from "../../rules/zone";
import { Button } from "../../ui/Button";
import { DateField } from "../../ui/DateField";
import { FieldNote } from "../../ui/Field";
import styles from "./GraphPeriods.module.css";

interface Days {
  readonly start: string | null;
  readonly end: string | null;
}

/** Two days for Custom, at first those of the shown range, applied together; the whole dashboard follows them. */
export function CustomDays({ scope, range }: { scope: Scope; range: Range }) {
  const { t } = useTranslation();
  const applied: Days = {
    start: dayOf(range.start, scope.zone),
    end: dayOf(inclusiveEnd(range.end), scope.zone),
  };
  const [{ start, end, of }, setDays] = useState({ ...applied, of: applied });
  // Days that came from elsewhere (Back, the filter panel) take the place of what was typed; a form made anew would lose
  // the focus of who has just applied his own.
  if (of.start !== applied.start || of.end !== applied.end) setDays({ ...applied, of: applied });
  const note = useId();
  const reversed = start !== null && end !== null && start > end;
  return (
    <form
      className={styles.days}
      onKeyDownCapture={(event) => {
        // the parts of a date are no fields, whose Enter would submit, and keep their keys
        if (event.key !== "Enter" || !(event.target as Element).matches('[role="spinbutton"]')) return;
        event.preventDefault();
        event.currentTarget.requestSubmit();
      }}
      onSubmit={(event) => {
        event.preventDefault();
        if (start !== null && end !== null && !reversed) scope.setFilter({ ...scope.filter, start, end });
      }}
    >
      <DateField
        label={t("dashboard.custom.start")}
        value={start}
        onChange={(day) => setDays({ start: day, end, of })}
        wrongBy={reversed ? note : undefined}
      />
      <DateField
        label={t("dashboard.custom.end")}
        value={end}
        onChange={(day) => setDays({ start, end: day, of })}
        wrongBy={reversed ? note : undefined}
      />
      <Button
        type="submit"
        isDisabled={start === null || end === null || reversed}
        reason={t(reversed ? "dashboard.custom.reversed" : "dashboard.custom.both")}
      >
        {t("dashboard.custom.apply")}
      </Button>
      {reversed && (
        <div className={styles.wrong}>
          <FieldNote id={note} error={t("dashboard.custom.reversed")} />
        </div>
      )}
    </form>
  );
}
