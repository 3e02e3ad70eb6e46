import { useId, useState } from "react";
import { useTranslation } from "react-i18next";
import type { Scope } from "../../frame/useScope";
import { dayOfDate } from "../../rules/filterRange";
import { Button } from "../../ui/Button";
import { DateField } from "../../ui/DateField";
import { FieldNote } from "../../ui/Field";
import styles from "./GraphPeriods.module.css";

/** Two days for Custom, applied together; the whole dashboard follows them. */
export function CustomDays({ scope }: { scope: Scope }) {
  const { t } = useTranslation();
  const applied = {
    start: dayOfDate(scope.filter.start, scope.zone) ?? null,
    end: dayOfDate(scope.filter.end, scope.zone) ?? null,
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
