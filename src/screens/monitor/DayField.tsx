import { useEffect, useState } from "react";
import { useTranslation } from "react-i18next";
import type { Day } from "../../rules/zone";
import { DateField } from "../../ui/DateField";

/** Long enough to type the next part of a date, milliseconds. */
const PAUSE_MS = 500;
/** A year being typed passes through 2, 20 and 202. */
const FIRST_DAY = "2000-01-01";

/** A day being typed: over which one, and which was gone to last without being there yet. */
interface Draft {
  readonly typed: string | null;
  readonly over: Day;
  readonly asked: Day | null;
}

/** The draft once another day is there: what has been typed since the last asking stays, all else is done. */
function landed(draft: Draft, day: Day): Draft | null {
  return day === draft.asked && day !== draft.typed ? { ...draft, over: day, asked: null } : null;
}

/** The day, typed or picked; it is gone to once typing rests, so that no half-typed year is asked for. */
export function DayField({ day, today, onChange }: { day: Day; today: Day; onChange: (day: Day) => void }) {
  const { t } = useTranslation();
  const [draft, setDraft] = useState<Draft | null>(null);
  if (draft !== null && draft.over !== day) setDraft(landed(draft, day));
  useEffect(() => {
    if (draft === null || draft.typed === draft.asked) return undefined;
    const { typed } = draft;
    const timer = setTimeout(() => {
      const isDay = typed !== null && typed !== day && typed >= FIRST_DAY && typed <= today;
      setDraft(isDay ? { typed, over: day, asked: typed } : null);
      if (isDay) onChange(typed);
    }, PAUSE_MS);
    return () => clearTimeout(timer);
  }, [draft, day, today, onChange]);
  return (
    <DateField
      hideLabel
      label={t("monitor.day.date")}
      value={draft?.typed ?? day}
      min={FIRST_DAY}
      max={today}
      onChange={(next) => setDraft({ typed: next, over: day, asked: draft?.asked ?? null })}
    />
  );
}
