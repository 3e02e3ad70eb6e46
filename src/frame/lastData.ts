import { localeOf } from "../rules/numbers";
import type { Zone } from "../rules/zone";
import { dayOf } from "../rules/zone";

/** "14:35" today, else "19 Nov, 14:35": when data last came, in park time. A dash where none ever did. */
export function lastDataWords(instant: string | null, now: number, zone: Zone, language: string): string {
  const at = instant === null ? Number.NaN : Date.parse(instant);
  if (Number.isNaN(at)) return "–";
  const isToday = dayOf(at, zone) === dayOf(now, zone);
  const day = isToday ? {} : ({ day: "numeric", month: "short" } as const);
  return new Intl.DateTimeFormat(localeOf(language), {
    ...day,
    hour: "2-digit",
    minute: "2-digit",
    timeZone: zone,
  }).format(at);
}
