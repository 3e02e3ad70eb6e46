import { filterParameters } from "./filter";
import { dayOfDate } from "./filterRange";
import type { Range } from "./filterRange";
import { dayOf, dayStart, endOfDay, hourAt, isDay } from "./zone";
import type { Day, Zone } from "./zone";

/** The day the monitor shows for a date of the address: today in park time where it names none [157]. */
export function monitorDayOf(date: string | undefined, now: number, zone: Zone): Day {
  return dayOfDate(date, zone) ?? dayOf(now, zone);
}

const FIRST_HOUR = 5;
const LAST_HOUR = 22;
const ROUNDING = 300_000;

export type MonitorWindow =
  | ({ readonly kind: "window" } & Range)
  | { readonly kind: "empty"; readonly reason: "before05" | "future" };

/**
 * What the monitor asks for on a day in park time (§ 5 [155]): 05:00 to 22:00, today to now rounded down to five
 * minutes; or the whole day, for wind and summer evenings [157]. Epoch milliseconds, `end` inclusive as query_range
 * takes it; the end of a whole day is the next midnight. Today before 05:00 and days to come are empty [156].
 * A text that is no day means today.
 */
export function monitorWindow(
  day: Day,
  now: number,
  zone: Zone,
  { wholeDay }: { readonly wholeDay: boolean },
): MonitorWindow {
  const today = dayOf(now, zone);
  const asked = isDay(day) ? day : today;
  if (asked > today) return { kind: "empty", reason: "future" };
  const start = wholeDay ? dayStart(asked, zone) : hourAt(asked, FIRST_HOUR, zone);
  if (asked === today) {
    if (now < start) return { kind: "empty", reason: "before05" };
    return { kind: "window", start, end: Math.max(start, Math.floor(now / ROUNDING) * ROUNDING) };
  }
  return { kind: "window", start, end: wholeDay ? endOfDay(start, zone) : hourAt(asked, LAST_HOUR, zone) };
}

/** Whether the hours of the monitor's day (§ 5 [155]) go on in a zone: elsewhere it may be night meanwhile. */
export function isDaytime(now: number, zone: Zone): boolean {
  const today = dayOf(now, zone);
  return now >= hourAt(today, FIRST_HOUR, zone) && now < hourAt(today, LAST_HOUR, zone);
}

/** A range as the monitor asks for it: to now rounded down to five minutes at most; its end may be Infinity. */
export function monitorSpan({ start, end }: Range, now: number): MonitorWindow {
  const last = Math.floor(now / ROUNDING) * ROUNDING;
  if (start > last) return { kind: "empty", reason: "future" };
  return { kind: "window", start, end: Math.min(end, last) };
}

/** No day is longer than this, milliseconds. */
const LONGEST_DAY = 25 * 3_600_000;

/**
 * Steps of the monitor's series in seconds: 5 min, 1 min for a single park, 15 min for the report (§ 5 [154]). More than
 * a day, `length` in milliseconds, has no room for each minute.
 */
export function monitorSteps(parkCount: number, length = 0): { series: 300 | 60; report: 900 } {
  return { series: parkCount === 1 && length <= LONGEST_DAY ? 60 : 300, report: 900 };
}

/** The address's search with this day; today is the default and leaves no trace [157]. */
export function withDay(search: URLSearchParams, day: Day, today: Day): URLSearchParams {
  const next = new URLSearchParams(search);
  if (day === today) next.delete(filterParameters.date);
  else next.set(filterParameters.date, day);
  return next;
}
