import { pack } from "./series";
import { joinedWithin } from "./seriesGaps";
import type { PackedSeries } from "./series";

/** The sum at every time any of the series has; a time at which none has a value is a gap. */
export function sumSeries(all: readonly PackedSeries[]): PackedSeries {
  const sums = new Map<number, number | null>();
  for (const series of all) {
    series.time.forEach((at, index) => {
      const value = series.value[index] ?? null;
      const sum = sums.get(at) ?? null;
      sums.set(at, value === null ? sum : (sum ?? 0) + value);
    });
  }
  return pack(sums);
}

export interface JoinedSum {
  readonly time: readonly number[];
  readonly sum: readonly number[];
  /** How many series are in each sum. */
  readonly count: readonly number[];
  /** Places of the series that were missing from some of the sums while they had something to add. */
  readonly lacking: readonly number[];
}

/** A share that nobody sees in a sum: of a series' own largest value, or of the sum itself. */
const NEGLIGIBLE = 0.02;

/** Every time of any series, in order. Most series have the same ones, which are added once. */
function timesOf(all: readonly PackedSeries[]): number[] {
  const times = new Set<number>();
  let last: readonly number[] = [];
  for (const { time } of all) {
    if (time.length === last.length && time.every((at, index) => at === last[index])) continue;
    for (const at of time) times.add(at);
    last = time;
  }
  return [...times].sort((one, other) => one - other);
}

/** The points that have a value. */
function points({ time, value }: PackedSeries): { time: number[]; value: number[] } {
  const has = (_: unknown, index: number) => (value[index] ?? null) !== null;
  if (!value.includes(null)) return { time, value: value as number[] };
  return { time: time.filter(has), value: value.filter((each) => each !== null) };
}

/**
 * The sum of what several sources give: between two samples that are near enough to be joined [161] each counts with what
 * lies between them, so that none is missing for an instant because its samples stand at other times or one was lost. At
 * the end one that speaks more rarely than `stepMs`, milliseconds, counts with its last sample until the next is due, and
 * the sum ends before others are missing for no other reason than that their samples are late: that would look like a
 * dip. Before its first sample none is missing: many sleep from dusk to dawn.
 */
export function sumJoined(series: readonly PackedSeries[], stepMs: number): JoinedSum {
  const all = series.map(points);
  const time = timesOf(all);
  const end = time.at(-1) ?? 0;
  const sum = new Array<number>(time.length).fill(0);
  const count = new Array<number>(time.length).fill(0);
  const lacking: number[] = [];
  const late: Late[] = [];
  const usual = joinedWithin([], stepMs);
  for (const [place, one] of all.entries()) {
    if (one.time.length === 0) continue;
    const isWhole = one.time.length === time.length;
    const most = isWhole ? usual : joinedWithin(one.time, stepMs);
    const isSlow = most > usual;
    if (addJoined(one, { most, isSlow }, { time, sum, count })) lacking.push(place);
    const last = one.time.at(-1) ?? end;
    if (last < end && end - last <= most && !isSlow) late.push({ last, value: one.value.at(-1) ?? 0 });
  }
  const kept = settled(time, sum, late);
  return { time: time.slice(0, kept), sum: sum.slice(0, kept), count: count.slice(0, kept), lacking };
}

/** A series that still speaks, but not up to the end: its last sample. */
type Late = { readonly last: number; readonly value: number };

/** How many of the sums are there when those go from which late samples are missing that would be seen. */
function settled(time: readonly number[], sum: readonly number[], late: readonly Late[]): number {
  const isShort = (place: number) => {
    const missing = late.reduce((all, { last, value }) => (last < (time[place] ?? 0) ? all + value : all), 0);
    return Math.abs(missing) > NEGLIGIBLE * Math.abs((sum[place] ?? 0) + missing);
  };
  let kept = time.length;
  if (late.length > 0) while (kept > 0 && isShort(kept - 1)) kept -= 1;
  return kept;
}

/** Adds a series to the sums; whether it was missing from some to which it had something to add. */
function addJoined(
  { time, value }: { time: readonly number[]; value: readonly number[] },
  { most, isSlow }: { most: number; isSlow: boolean },
  into: { time: readonly number[]; sum: number[]; count: number[] },
): boolean {
  const enough = NEGLIGIBLE * value.reduce((largest, each) => Math.max(largest, Math.abs(each)), 0);
  const matters = (place: number) => Math.abs(value[place] ?? 0) > enough;
  const add = (place: number, what: number) => {
    into.sum[place] = (into.sum[place] ?? 0) + what;
    into.count[place] = (into.count[place] ?? 0) + 1;
  };
  let isLacking = false;
  let next = 0;
  into.time.forEach((at, place) => {
    while (next < time.length && (time[next] ?? 0) < at) next += 1;
    const [before, after] = [time[next - 1], time[next]];
    const there = value[next] ?? 0;
    if (after === at) return add(place, there);
    if (before === undefined) return;
    if (after === undefined) {
      const isNear = at - before <= most;
      if (isNear && isSlow) add(place, value[next - 1] ?? 0);
      else if (!isNear && matters(next - 1)) isLacking = true;
    } else if (after - before > most) {
      if (matters(next - 1) || matters(next)) isLacking = true;
    } else {
      const from = value[next - 1] ?? 0;
      add(place, from + ((there - from) * (at - before)) / (after - before));
    }
  });
  return isLacking;
}
