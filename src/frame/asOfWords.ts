import { localeOf } from "../rules/numbers";
import { dayOf, FALLBACK_ZONE, type Zone } from "../rules/zone";
import { zoneAbbreviation } from "../rules/zoneAbbreviation";

/** "10:42 CET", with the day before it when that is not today's, in park time. `at` and `now` in epoch milliseconds. */
export function asOfWords(at: number, now: number, language: string, zone: Zone = FALLBACK_ZONE): string {
  const today = dayOf(at, zone) === dayOf(now, zone);
  const text = new Intl.DateTimeFormat(localeOf(language), {
    timeZone: zone,
    hour: "2-digit",
    minute: "2-digit",
    ...(today ? {} : { day: "numeric", month: "short" }),
  }).format(at);
  return `${text} ${zoneAbbreviation(at, zone, language)}`;
}
