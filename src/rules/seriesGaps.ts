import type { PackedSeries } from "./series";

/** A packed series that nobody changes. */
type Sampled = { readonly [K in keyof PackedSeries]: Readonly<PackedSeries[K]> };

/** A point further than this many usual spacings from the next is not joined to it. */
const GAP_SPACINGS = 2.5;

/** The median distance of neighbouring points in milliseconds; 0 with fewer than two. */
export function usualSpacing(time: readonly number[]): number {
  const spacings = time.slice(1).map((at, index) => at - (time[index] ?? at));
  spacings.sort((a, b) => a - b);
  return spacings[Math.floor(spacings.length / 2)] ?? 0;
}

/** How far apart in milliseconds two points may be that are joined: 2.5 times the larger of step and own spacing [161]. */
export function joinedWithin(time: readonly number[], stepMs: number): number {
  return GAP_SPACINGS * Math.max(stepMs, usualSpacing(time));
}

/**
 * The series with a null between points more than 2.5 times the larger of the step and the series' own spacing apart
 * [154], [161], so that a line drawn through it breaks there and a 15-minute series does not break on a 5-minute grid.
 */
export function withGaps(series: PackedSeries, stepMs: number): PackedSeries {
  const most = joinedWithin(series.time, stepMs);
  const time: number[] = [];
  const value: (number | null)[] = [];
  series.time.forEach((at, index) => {
    const previous = series.time[index - 1];
    if (previous !== undefined && at - previous > most) {
      time.push(previous + most / GAP_SPACINGS);
      value.push(null);
    }
    time.push(at);
    value.push(series.value[index] ?? null);
  });
  return { time, value };
}

/** The time of the last sample that has a value, epoch milliseconds, or null [163]. */
export function lastSampleTime({ time, value }: Sampled): number | null {
  return time[value.findLastIndex((each) => each !== null)] ?? null;
}

/** So far behind the latest series one is late at least, ms: each comes in steps of its own. */
const LATE_MS = 30 * 60_000;

/**
 * Whether a series has stayed behind the latest of some, both epoch milliseconds: by more than two of its own steps, and
 * more than half an hour.
 */
export function isBehind(at: number, latest: number, stepS: number): boolean {
  return latest - at > Math.max(2 * stepS * 1000, LATE_MS);
}
