import type { Samples } from "./measuredSamples";
import { DAY_MS, instantsOf, wallClock } from "./zoneTime";

type Column = (number | null)[];

export interface PlacingOptions {
  /** The zone in which a stamp without one is read, and in which days are counted. */
  readonly zone: string;
  /** Earliest date that graphs show, epoch ms. */
  readonly minimum: number;
  /** Epoch ms. */
  readonly now: number;
  /** True: older measurements stay where they are, though graphs do not reach them. */
  readonly keepDates: boolean;
}

/** Samples in the order of time, each instant once. */
export interface Placed {
  /** Epoch seconds. */
  readonly time: number[];
  readonly grid: Column;
  readonly ac: Column;
  readonly radiation: Column;
  readonly inverters: { name: string; ac: Column }[];
  /** Whole calendar days by which the samples were moved. */
  readonly movedDays: number;
  /** Rows whose instant another row has too; the later row counts. */
  readonly duplicates: number;
  /** Rows that stand before an earlier one. */
  readonly unordered: number;
  /** Rows in the hour that a change to summer time skips. */
  readonly skipped: number;
}

/**
 * Gives each sample its instant. Measurements older than `minimum` move by whole calendar days so that the last one
 * is yesterday, at the same time on the clock.
 */
export function placeSamples(samples: Samples, options: PlacingOptions): Placed {
  const { zone } = options;
  const rows = samples.stamps.map((_, row) => row);
  const wallAt = (row: number) => {
    const stamp = samples.stamps[row];
    if (!stamp) return 0;
    return stamp.offset === null ? stamp.wall : wallClock(zone, stamp.wall - stamp.offset);
  };
  if (rows.length > 1 && wallAt(0) > wallAt(rows.length - 1)) rows.reverse();
  const movedDays = options.keepDates ? 0 : daysToMove(rows.map(wallAt), options);
  const instants = new Map<number, number>();
  let before = -Infinity;
  let [duplicates, unordered, skipped] = [0, 0, 0];
  for (const row of rows) {
    const stamp = samples.stamps[row];
    const exact = movedDays === 0 && stamp && stamp.offset !== null ? [stamp.wall - stamp.offset] : null;
    const instant = chooseInstant(exact ?? instantsOf(zone, wallAt(row) + movedDays * DAY_MS), before);
    if (instant === null) {
      skipped++;
      continue;
    }
    if (instants.has(instant)) duplicates++;
    else if (instant < before) unordered++;
    instants.set(instant, row);
    before = Math.max(before, instant);
  }
  return { ...inOrder(samples, instants), movedDays, duplicates, unordered, skipped };
}

/** Of the two instants of a repeated hour the first, unless the rows have been there already. */
function chooseInstant(candidates: readonly number[], before: number): number | null {
  const [first, second] = candidates;
  if (first === undefined) return null;
  return second !== undefined && first <= before && before - first < DAY_MS ? second : first;
}

function daysToMove(walls: readonly number[], { zone, minimum, now }: PlacingOptions): number {
  let [first, last] = [Infinity, -Infinity];
  for (const wall of walls) {
    first = Math.min(first, wall);
    last = Math.max(last, wall);
  }
  if (first >= wallClock(zone, minimum)) return 0;
  const yesterday = Math.floor(wallClock(zone, now) / DAY_MS) - 1;
  return yesterday - Math.floor(last / DAY_MS);
}

function inOrder(
  samples: Samples,
  instants: ReadonlyMap<number, number>,
): Pick<Placed, "time" | "grid" | "ac" | "radiation" | "inverters"> {
  const entries = [...instants].sort((a, b) => a[0] - b[0]);
  const ordered = (column: Column) => entries.map(([, row]) => column[row] ?? null);
  return {
    time: entries.map(([instant]) => Math.round(instant / 1000)),
    grid: ordered(samples.grid),
    ac: ordered(samples.ac),
    radiation: ordered(samples.radiation),
    inverters: samples.inverters.map(({ name, ac }) => ({ name, ac: ordered(ac) })),
  };
}

/** The usual distance of the samples, in seconds: the median. */
export function usualStep(time: readonly number[]): number {
  const steps = time
    .slice(1)
    .map((at, index) => at - (time[index] ?? 0))
    .sort((a, b) => a - b);
  return steps[Math.floor(steps.length / 2)] ?? 900;
}
