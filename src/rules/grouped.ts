import type { Range } from "./filterRange";
import type { PackedSeries } from "./series";
import { daysBetween, startOfMonth, startOfWeek } from "./zone";
import type { Zone } from "./zone";

export type Grouping = "week" | "month";

/** From so many days on, a bar a day is no bar any more. */
const LONG = { week: 190, month: 400 };

/** What the days of a range are added up to where they are too many to tell apart; undefined where they stand alone. */
export function groupingOf({ start, end }: Range, zone: Zone): Grouping | undefined {
  const days = daysBetween(start, end, zone);
  if (days > LONG.month) return "month";
  return days > LONG.week ? "week" : undefined;
}

/**
 * Energies by week or month of the zone's calendar, each at its beginning or that of the range. One without any value
 * has none; what lacks some is the sum of the others.
 */
export function grouped(
  series: PackedSeries,
  by: Grouping | undefined,
  range: Range,
  zone: Zone,
): PackedSeries {
  if (by === undefined) return series;
  const begin = by === "week" ? startOfWeek : startOfMonth;
  const sums = new Map<number, number | null>();
  series.time.forEach((at, place) => {
    if (!Number.isFinite(at)) return;
    const key = Math.max(begin(at, zone), range.start);
    const value = series.value[place] ?? null;
    const before = sums.get(key) ?? null;
    sums.set(key, value === null ? before : (before ?? 0) + value);
  });
  return { time: [...sums.keys()], value: [...sums.values()] };
}
