import { useEffect, useState } from "react";
import { useTranslation } from "react-i18next";
import type { Day } from "../../rules/zone";
import { DateField } from "../../ui/DateField";

/** Long enough to type the next part of a date, milliseconds. */
const PAUSE_MS = 500;
/** A year being typed passes through 2, 20 and 202. */
const FIRST_DAY = "2000-01-01";

/** The day, typed or picked; it is gone to once typing rests, so that no half-typed year is asked for. */
export function DayField({ day, today, onChange }: { day: Day; today: Day; onChange: (day: Day) => void }) {
  const { t } = useTranslation();
  const [draft, setDraft] = useState<{ readonly typed: string | null; readonly over: Day } | null>(null);
  // What was typed over one day ends with that day, and does not come back with it.
  if (draft !== null && draft.over !== day) setDraft(null);
  const typed = draft?.over === day ? draft.typed : undefined;
  useEffect(() => {
    if (typed === undefined) return undefined;
    const timer = setTimeout(() => {
      setDraft(null);
      if (typed !== null && typed !== day && typed >= FIRST_DAY && typed <= today) onChange(typed);
    }, PAUSE_MS);
    return () => clearTimeout(timer);
  }, [typed, day, today, onChange]);
  return (
    <DateField
      hideLabel
      label={t("monitor.day.date")}
      value={typed ?? day}
      min={FIRST_DAY}
      max={today}
      onChange={(next) => setDraft({ typed: next, over: day })}
    />
  );
}
