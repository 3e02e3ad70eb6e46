import { ChevronLeft, ChevronRight } from "lucide-react";
import { useCallback, useState } from "react";
import { useTranslation } from "react-i18next";
import { nextDay, previousDay, today as goToday } from "../../actions/monitorDay";
import { dayBeside } from "../../rules/zone";
import type { Day, Zone } from "../../rules/zone";
import { CompareMenu } from "../../frame/CompareMenu";
import { useTools } from "../../frame/tools";
import { Button } from "../../ui/Button";
import { IconButton } from "../../ui/IconButton";
import { Switch } from "../../ui/Switch";
import { DayField } from "./DayField";
import styles from "./MonitorScreen.module.css";
import type { MonitorDay } from "./useMonitorDay";

/**
 * The day that was asked for last, from the press on: the screen follows when it is drawn, and who presses faster than
 * that goes on from where they wanted to be.
 */
function useAskedDay({ day, setDay }: MonitorDay) {
  const [asked, setAsked] = useState<{ readonly to: Day; readonly from: Day } | null>(null);
  const go = useCallback(
    (to: Day): void => {
      setAsked({ to, from: day });
      setDay(to);
    },
    [day, setDay],
  );
  // Once another day is there the asking is over, or it would come back with the day it began at.
  if (asked !== null && asked.from !== day) setAsked(null);
  return { here: asked?.from === day ? asked.to : day, go };
}

/** Which day, how much of it, and what it is compared with; `hasNone`: nothing is known of that. */
export function DayBar({ choice, zone, hasNone }: { choice: MonitorDay; zone: Zone; hasNone: boolean }) {
  const { t } = useTranslation();
  const { today, wholeDay, setWholeDay } = choice;
  const { here, go } = useAskedDay(choice);
  const isLast = here >= today;
  const { keys } = useTools();
  return (
    <div role="group" aria-label={t("monitor.day.label")} className={styles.bar}>
      <IconButton
        icon={ChevronLeft}
        label={t("monitor.day.previous")}
        keys={keys.shown(previousDay.id)}
        variant="secondary"
        onClick={() => go(dayBeside(here, -1, zone))}
      />
      <DayField day={here} today={today} onChange={go} />
      <IconButton
        icon={ChevronRight}
        label={t("monitor.day.next")}
        keys={keys.shown(nextDay.id)}
        variant="secondary"
        isDisabled={isLast}
        {...(isLast ? { reason: t("monitor.day.noNext") } : {})}
        onClick={() => go(dayBeside(here, 1, zone))}
      />
      <Button isDisabled={here === today} keys={keys.shown(goToday.id)} onClick={() => go(today)}>
        {t("monitor.day.today")}
      </Button>
      <Switch label={t("monitor.day.whole")} isSelected={wholeDay} onChange={setWholeDay} />
      <CompareMenu of="day" hasNone={hasNone} />
    </div>
  );
}
