import { dateFormat } from "./dateFormat";
import { localeOf } from "./numbers";
import { dayOf, FALLBACK_ZONE, type Zone } from "./zone";
import { zoneAbbreviation } from "./zoneAbbreviation";

/**
 * "10:42 CET", with the day before it when that is not today's, and the year when it is another, in park time. `at` and
 * `now` in epoch milliseconds. The zone is left out where it stands elsewhere already, as `said`.
 */
export function asOfWords(
  at: number,
  now: number,
  language: string,
  zone: Zone = FALLBACK_ZONE,
  said?: string,
): string {
  const [day, today] = [dayOf(at, zone), dayOf(now, zone)];
  const hasYear = day.slice(0, 4) !== today.slice(0, 4);
  const text = dateFormat(localeOf(language), {
    timeZone: zone,
    hour: "2-digit",
    minute: "2-digit",
    ...(day === today ? {} : { day: "numeric", month: "short" }),
    ...(hasYear ? { year: "numeric" } : {}),
  }).format(at);
  const name = zoneAbbreviation(at, zone, language);
  return name === said ? text : `${text} ${name}`;
}
