import { useState } from "react";
import { useTranslation } from "react-i18next";
import type { Scope } from "../../frame/useScope";
import { dayOfDate } from "../../rules/filterRange";
import { graphPeriods } from "../../rules/period";
import type { GraphPeriod } from "../../rules/period";
import { Button } from "../../ui/Button";
import { DateField } from "../../ui/DateField";
import { Segmented } from "../../ui/Segmented";
import styles from "./GraphPeriods.module.css";

/** Two days for Custom, applied together; the whole dashboard follows them. */
function CustomDays({ scope }: { scope: Scope }) {
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

/** The graph's periods (§2); Custom shows the two days it runs between. */
export function GraphPeriods(props: {
  scope: Scope;
  value: GraphPeriod;
  onChoose: (period: GraphPeriod) => void;
}) {
  const { scope, value, onChoose } = props;
  const { t } = useTranslation();
  return (
    <div className={styles.periods}>
      {value === "Custom" && <CustomDays key={`${scope.filter.start}|${scope.filter.end}`} scope={scope} />}
      <Segmented
        label={t("dashboard.graph.period")}
        options={graphPeriods.map((id) => ({ id, label: t(`period.${id}`) }))}
        value={value}
        onChange={onChoose}
      />
    </div>
  );
}
