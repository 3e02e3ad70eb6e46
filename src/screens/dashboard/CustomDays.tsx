import { useState } from "react";
import { useTranslation } from "react-i18next";
import type { Scope } from "../../frame/useScope";
import { dayOfDate } from "../../rules/filterRange";
import { Button } from "../../ui/Button";
import { DateField } from "../../ui/DateField";
import styles from "./GraphPeriods.module.css";

/** Two days for Custom, applied together; the whole dashboard follows them. */
export function CustomDays({ scope }: { scope: Scope }) {
  const { t } = useTranslation();
  const [start, setStart] = useState(dayOfDate(scope.filter.start, scope.zone) ?? null);
  const [end, setEnd] = useState(dayOfDate(scope.filter.end, scope.zone) ?? null);
  const reversed = start !== null && end !== null && start > end;
  return (
    <form
      className={styles.days}
      onSubmit={(event) => {
        event.preventDefault();
        if (start !== null && end !== null && !reversed) scope.setFilter({ ...scope.filter, start, end });
      }}
    >
      <DateField label={t("dashboard.custom.start")} value={start} onChange={setStart} />
      <DateField
        label={t("dashboard.custom.end")}
        value={end}
        onChange={setEnd}
        {...(reversed ? { error: t("scope.reversedDates") } : {})}
      />
      <Button
        type="submit"
        isDisabled={start === null || end === null || reversed}
        reason={t("dashboard.custom.both")}
      >
        {t("dashboard.custom.apply")}
      </Button>
    </form>
  );
}
