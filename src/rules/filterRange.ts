import { GRAPH_EARLIEST_DAY } from "./constants";
import type { Filter, FilterNote } from "./filter";
import { readDate } from "./filter";
import type { GraphPeriod, Period } from "./period";
import {
  addDays,
  dayOf,
  dayStart,
  endOfDay,
  FALLBACK_ZONE,
  isDay,
  startOfDay,
  startOfMonth,
  startOfQuarter,
  startOfWeek,
  startOfYear,
} from "./zone";
import type { Zone } from "./zone";

/** Epoch milliseconds; `end` is exclusive, so ranges that follow each other neither overlap nor leave a hole. */
export interface Range {
  readonly start: number;
  readonly end: number;
}

/** The calendar period that contains `now`: the running day, week from Monday, month, quarter or year. */
export function periodRange(period: Period, now: number, zone: Zone): Range {
  switch (period) {
    case "Day":
      return { start: startOfDay(now, zone), end: endOfDay(now, zone) };
    case "Week": {
      const start = startOfWeek(now, zone);
      return { start, end: addDays(start, 7, zone) };
    }
    case "Month":
      return { start: startOfMonth(now, zone), end: startOfMonth(now, zone, 1) };
    case "Quarter":
      return { start: startOfQuarter(now, zone), end: startOfQuarter(now, zone, 1) };
    case "Year":
      return { start: startOfYear(now, zone), end: startOfYear(now, zone, 1) };
  }
}

/** The day in park time that a date of the address names: a day itself, or the day an instant falls on. */
export function dayOfDate(date: string | undefined, zone: Zone): string | undefined {
  const read = readDate(date);
  if (read === undefined || isDay(read)) return read;
  const zoned = /(Z|[+-]\d{2}:?\d{2})$/i.test(read);
  return zoned ? dayOf(Date.parse(read), zone) : read.slice(0, 10);
}

function customRange(filter: Filter, zone: Zone): Range | FilterNote | undefined {
  if (filter.start === undefined && filter.end === undefined) return undefined;
  const start = dayOfDate(filter.start, zone);
  const end = dayOfDate(filter.end, zone);
  if (start === undefined || end === undefined) return "invalidDates";
  if (start > end) return "reversedDates";
  return { start: dayStart(start, zone), end: endOfDay(dayStart(end, zone), zone) };
}

/**
 * The time a filter covers (§ 2): its custom days when both are valid and in order, else its period around `now`,
 * with a note when dates had to be ignored [58], [59]. Days are the zone's days [61].
 */
export function filterRange(filter: Filter, now: number, zone: Zone): Range & { notes: FilterNote[] } {
  const custom = customRange(filter, zone);
  if (typeof custom === "object") return { ...custom, notes: [] };
  return { ...periodRange(filter.period, now, zone), notes: custom === undefined ? [] : [custom] };
}

/** The graph's period for a filter: graphs know no Week, so a week and custom days both are Custom [63]. */
export function graphPeriodOf(filter: Filter, zone: Zone = FALLBACK_ZONE): GraphPeriod {
  if (typeof customRange(filter, zone) === "object" || filter.period === "Week") return "Custom";
  return filter.period;
}

/** The time a graph covers: Max from the earliest day to the end of today, Custom the range of the filter. */
export function graphRange(period: GraphPeriod, filter: Filter, now: number, zone: Zone): Range {
  if (period === "Max") return { start: dayStart(GRAPH_EARLIEST_DAY, zone), end: endOfDay(now, zone) };
  if (period !== "Custom") return periodRange(period, now, zone);
  const { start, end } = filterRange(filter, now, zone);
  return { start, end };
}
