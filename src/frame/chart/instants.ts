import type { ChartSeries } from "./types";

function sameTimes(one: readonly number[], other: readonly number[]): boolean {
  return one === other || (one.length === other.length && one.every((at, index) => at === other[index]));
}

/** Every instant at which any series has a sample, in order, once. */
export function instantsOf(series: readonly ChartSeries[]): number[] {
  const first = series[0];
  if (!first) return [];
  if (series.every(({ time }) => sameTimes(time, first.time))) return [...first.time];
  const all = new Set<number>();
  for (const { time } of series) for (const at of time) all.add(at);
  return [...all].sort((a, b) => a - b);
}

/** The place of the instant nearest to `at`; -1 where there is none. */
export function nearest(instants: readonly number[], at: number): number {
  let low = 0;
  let high = instants.length - 1;
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((instants[middle] ?? 0) < at) low = middle + 1;
    else high = middle;
  }
  const before = instants[low - 1];
  const here = instants[low];
  return before !== undefined && here !== undefined && at - before <= here - at
    ? low - 1
    : instants.length - 1 < low
      ? -1
      : low;
}

/** A series' value by instant: exact, for a reading is never guessed between two samples. */
export function valueLookup({ time, value }: ChartSeries): (instant: number) => number | null {
  return (instant) => {
    const place = nearest(time, instant);
    return time[place] === instant ? (value[place] ?? null) : null;
  };
}

/**
 * Where instants of these series stand on the time axis: a bar is read at its middle, and what is drawn with it stands
 * there too.
 */
export function placesOf(
  series: readonly ChartSeries[],
  instants: readonly number[],
  end: number,
): readonly number[] {
  if (!series.some(({ kind }) => kind === "bar")) return instants;
  const all = instantsOf(series);
  const lengths = spans(all, end);
  return instants.map((at) => at + (lengths[nearest(all, at)] ?? 0) / 2);
}

/** How long each instant's stretch is: to the next one, and for the last as long as the one before, within the range. */
export function spans(instants: readonly number[], end: number): number[] {
  const last = instants.at(-1) ?? 0;
  const before = instants.at(-2);
  return instants.map(
    (at, index) => (instants[index + 1] ?? at + (before === undefined ? end - at : last - before)) - at,
  );
}
