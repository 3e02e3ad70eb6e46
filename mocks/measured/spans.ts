import { DAY_MS, instantsOf, wallClock } from "../world/zoneTime";

/** Intervals shorter than a day of 23 hours are all alike. */
const LEAST = 82_800;

export interface Intervals {
  readonly time: ArrayLike<number>;
  readonly step: number;
  /** How long each of them is, where they differ. */
  readonly spans?: ArrayLike<number>;
}

/** What an interval's energy holds for, from its stamp on, in seconds. */
export function heldSeconds({ step, spans }: Intervals, index: number): number {
  return spans?.[index] ?? step;
}

/**
 * Days, months and years differ in length: each goes on to the same clock a day, a month or a year later, or to a stamp
 * that is nearly as far. Undefined for shorter intervals.
 *
 * @param time - epoch seconds.
 */
export function spansOf(time: readonly number[], step: number, zone: string): number[] | undefined {
  if (step < LEAST) return undefined;
  const walls = time.map((at) => wallClock(zone, at * 1000));
  const isMonthEnd = walls.every((wall) => new Date(wall + DAY_MS).getUTCDate() === 1);
  const next = nextOf(step, isMonthEnd);
  return time.map((at, index) => {
    const gap = (time[index + 1] ?? Infinity) - at;
    // 28 and 31 days differ by 11 %.
    if (Math.abs(gap - step) <= step * 0.12) return gap;
    const [end = NaN] = instantsOf(zone, next(walls[index] ?? 0));
    return Number.isNaN(end) ? step : Math.min(gap, end / 1000 - at);
  });
}

/** A meter's mean power holds up to its next reading; undefined where all readings are equally far apart. */
export function meterSpans(time: readonly number[], step: number): number[] | undefined {
  const gaps = time.map((at, index) => (time[index + 1] ?? at + step) - at);
  return gaps.every((gap) => gap === step) ? undefined : gaps;
}

/** What the clock shows at an interval's end, from what it shows at its begin. */
function nextOf(step: number, isMonthEnd: boolean): (wall: number) => number {
  const days = Math.round(step / 86_400);
  const months = [1, 3, 6, 12].find((count) => days >= count * 29.5 - 2 && days <= count * 30.5 + 1);
  return (wall) => (months === undefined ? wall + days * DAY_MS : monthsOn(wall, months, isMonthEnd));
}

/** The same clock and day some months later; the month's last day where there is no such day, or where all stand there. */
function monthsOn(wall: number, months: number, isMonthEnd: boolean): number {
  const date = new Date(wall);
  const [year, month] = [date.getUTCFullYear(), date.getUTCMonth() + months];
  const last = new Date(Date.UTC(year, month + 1, 0)).getUTCDate();
  const day = isMonthEnd ? last : Math.min(date.getUTCDate(), last);
  return Date.UTC(year, month, day) + (((wall % DAY_MS) + DAY_MS) % DAY_MS);
}
