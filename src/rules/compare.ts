import type { Range } from "./filterRange";
import type { GraphPeriod } from "./period";
import type { PackedSeries } from "./series";
import { dayOf, dayStart, daysBetween, sameClock } from "./zone";
import type { Day, Zone } from "./zone";

/** Name of the parameter that lays another time on the shown one: `compare=before`. */
const COMPARE = "compare";

/** What a chart's time can be laid on: the period before, or the same days a week, a month or a year earlier. */
export const comparisons = ["before", "week", "month", "year"] as const;
export type Comparison = (typeof comparisons)[number];

/** How far back by the calendar. */
export interface Shift {
  readonly months?: number;
  readonly days?: number;
}

/** What the address compares with, if anything. */
export function comparisonOf(search: URLSearchParams): Comparison | undefined {
  return comparisons.find((each) => each === search.get(COMPARE));
}

/** The same address with the comparison, or without. */
export function withComparison(search: URLSearchParams, wanted: Comparison | undefined): URLSearchParams {
  const next = new URLSearchParams(search);
  if (wanted === undefined) next.delete(COMPARE);
  else next.set(COMPARE, wanted);
  return next;
}

/** Name of the parameter that lays parks over one another: `per=park` as they are, `per=kwp` by their size. */
const PER = "per";
export const perNames = ["park", "kwp"] as const;
export type Per = (typeof perNames)[number];

/** As many as have a colour of their own. */
export const MOST_COMPARED = 8;

/** Whether so many parks can be laid over one another. */
export function areComparable(count: number): boolean {
  return count >= 2 && count <= MOST_COMPARED;
}

/**
 * The parks that are laid over a park's power, by uid: itself first, then those that are named, else its siblings; as
 * many as can be told apart.
 */
export function parksOver(own: string, named: readonly string[], siblings: readonly string[]): string[] {
  const others = named.filter((uid) => uid !== own);
  const over = others.length > 0 ? others : siblings.filter((uid) => uid !== own);
  return [own, ...over].slice(0, MOST_COMPARED);
}

/** How parks are laid over one another, if at all. */
export function perOf(search: URLSearchParams): Per | undefined {
  return perNames.find((each) => each === search.get(PER));
}

/** The same address with parks laid over one another so, or not. */
export function withPer(search: URLSearchParams, per: Per | undefined): URLSearchParams {
  const next = new URLSearchParams(search);
  if (per === undefined) next.delete(PER);
  else next.set(PER, per);
  return next;
}

const shifts = { week: { days: 7 }, month: { months: 1 }, year: { months: 12 } } as const;

/** How far back a comparison reaches, where the period before lies `before` back. */
export function shiftOf(comparison: Comparison, before: Shift): Shift {
  return comparison === "before" ? before : shifts[comparison];
}

const periodMonths = { Month: 1, Quarter: 3, Year: 12 } as const;

/** How far back the period before a graph's begins: by the calendar; nothing lies before all of it. */
export function periodBefore(period: GraphPeriod, range: Range, zone: Zone): Shift | undefined {
  switch (period) {
    case "Max":
      return undefined;
    case "Day":
    case "Custom":
      return { days: Math.max(1, daysBetween(range.start, range.end, zone)) };
    default:
      return { months: periodMonths[period] };
  }
}

/** The day so much earlier, or later with -1; where the month has no such day, its last one. */
function shiftedDay(day: Day, { months = 0, days = 0 }: Shift, sign: 1 | -1): Day {
  const [year = 0, month = 1, date = 1] = day.split("-").map(Number);
  const first = month - 1 - sign * months;
  const last = new Date(Date.UTC(year, first + 1, 0)).getUTCDate();
  return new Date(Date.UTC(year, first, Math.min(date, last) - sign * days)).toISOString().slice(0, 10);
}

/** The day so much earlier. */
export function dayBefore(day: Day, shift: Shift): Day {
  return shiftedDay(day, shift, 1);
}

/** A range of whole days so much earlier, epoch milliseconds. */
export function rangeBefore({ start, end }: Range, shift: Shift, zone: Zone): Range {
  const back = (at: number) => dayStart(dayBefore(dayOf(at, zone), shift), zone);
  return { start: back(start), end: back(end) };
}

/**
 * A series laid so much later by the calendar and the clock, within the range, each time once. Times are epoch
 * milliseconds. What has no counterpart, as 31 May in June or 02:30 of a day that leaves it out, is left out; of the
 * hour that a day had twice, the first stays.
 */
export function laidOn(series: PackedSeries, shift: Shift, zone: Zone, { start, end }: Range): PackedSeries {
  const time: number[] = [];
  const value: (number | null)[] = [];
  const days = new Map<Day, Day | undefined>();
  const later = (day: Day): Day | undefined => {
    if (!days.has(day)) {
      const found = shiftedDay(day, shift, -1);
      days.set(day, dayBefore(found, shift) === day ? found : undefined);
    }
    return days.get(day);
  };
  series.time.forEach((before, index) => {
    const day = later(dayOf(before, zone));
    const at = day === undefined ? Number.NaN : sameClock(before, day, zone);
    if (!(at >= start && at <= end) || at <= (time.at(-1) ?? -Infinity)) return;
    time.push(at);
    value.push(series.value[index] ?? null);
  });
  return { time, value };
}
