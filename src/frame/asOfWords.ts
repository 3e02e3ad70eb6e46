import { localeOf } from "../rules/numbers";
import { dayOf, FALLBACK_ZONE, type Zone } from "../rules/zone";
import { zoneAbbreviation } from "../rules/zoneAbbreviation";

const formatters = new Map<string, Intl.DateTimeFormat>();

/** A clock, with the day or the year as wanted: a list makes two for each of its rows, and making one takes long. */
function formatterOf(language: string, zone: Zone, hasDay: boolean, hasYear: boolean): Intl.DateTimeFormat {
  const key = `${localeOf(language)} ${zone} ${hasDay} ${hasYear}`;
  let known = formatters.get(key);
  if (known === undefined) {
    known = new Intl.DateTimeFormat(localeOf(language), {
      timeZone: zone,
      hour: "2-digit",
      minute: "2-digit",
      ...(hasDay ? { day: "numeric", month: "short" } : {}),
      ...(hasYear ? { year: "numeric" } : {}),
    });
    formatters.set(key, known);
  }
  return known;
}

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
  const text = formatterOf(language, zone, day !== today, hasYear).format(at);
  const name = zoneAbbreviation(at, zone, language);
  return name === said ? text : `${text} ${name}`;
}
