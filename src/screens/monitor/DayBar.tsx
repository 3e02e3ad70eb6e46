import { ChevronLeft, ChevronRight } from "lucide-react";
import { useTranslation } from "react-i18next";
import type { Zone } from "../../rules/zone";
import { Button } from "../../ui/Button";
import { IconButton } from "../../ui/IconButton";
import { Switch } from "../../ui/Switch";
import { DayField } from "./DayField";
import styles from "./MonitorScreen.module.css";
import { dayBeside } from "./useMonitorDay";
import type { MonitorDay } from "./useMonitorDay";

/** Which day, and how much of it. */
export function DayBar({ choice, zone }: { choice: MonitorDay; zone: Zone }) {
  const { t } = useTranslation();
  const { day, today, wholeDay, setDay, setWholeDay } = choice;
  const isLast = day >= today;
  return (
    <div role="group" aria-label={t("monitor.day.label")} className={styles.bar}>
      <IconButton
        icon={ChevronLeft}
        label={t("monitor.day.previous")}
        variant="secondary"
        onClick={() => setDay(dayBeside(day, -1, zone))}
      />
      <DayField key={day} day={day} today={today} onChange={setDay} />
      <IconButton
        icon={ChevronRight}
        label={t("monitor.day.next")}
        variant="secondary"
        isDisabled={isLast}
        {...(isLast ? { reason: t("monitor.day.noNext") } : {})}
        onClick={() => setDay(dayBeside(day, 1, zone))}
      />
      <Button isDisabled={day === today} onClick={() => setDay(today)}>
        {t("monitor.day.today")}
      </Button>
      <Switch label={t("monitor.day.whole")} isSelected={wholeDay} onChange={setWholeDay} />
    </div>
  );
}
