import { DAY_MS, instantsOf, wallClock } from "../world/zoneTime";
import type { Stamp } from "./stamp";
import { standardOffset, type ClockRule } from "./times";

export interface PlacingOptions {
  /** The zone in which days are counted, and in which a stamp without one is read. */
  readonly zone: string;
  /** Earliest date that graphs show, epoch ms. */
  readonly minimum: number;
  readonly now: number;
  /** Leave samples at their dates even where graphs cannot show them. */
  readonly keepDates: boolean;
}

/** Rows in the order of time, each instant once. */
export interface Placing {
  /** Epoch seconds. */
  readonly time: number[];
  /** The row of each. */
  readonly rows: number[];
  /** Whole calendar days by which the samples were moved. */
  readonly movedDays: number;
  /** Rows whose instant another row has too; the later row counts. */
  readonly duplicates: number;
  /** Rows that stand before an earlier one. */
  readonly unordered: number;
  /** Rows in the hour that a change to summer time skips. */
  readonly skipped: number;
}

/** Stamps that are fixed to UTC, or to winter time all year, get their offset here. */
export function fixed(stamp: Stamp, rule: ClockRule, zone: string): Stamp {
  if (stamp.offset !== null || rule === "zone") return stamp;
  if (typeof rule === "number") return { wall: stamp.wall, offset: rule * 60_000 };
  return { wall: stamp.wall, offset: standardOffset(zone, new Date(stamp.wall).getUTCFullYear()) };
}

/**
 * Gives each row its instant. Measurements older than `minimum` move by whole calendar days so that the last one is
 * yesterday, at the same time on the clock.
 */
export function placeRows(stamps: readonly Stamp[], options: PlacingOptions): Placing {
  const { zone } = options;
  const rows = stamps.map((_, row) => row);
  const walls = stamps.map(({ wall, offset }) => (offset === null ? wall : wallClock(zone, wall - offset)));
  const wallAt = (row: number) => walls[row] ?? 0;
  if (isNewestFirst(walls)) rows.reverse();
  const movedDays = options.keepDates ? 0 : daysToMove(walls, options);
  const candidatesAt = (row: number) => instantsOf(zone, wallAt(row) + movedDays * DAY_MS);
  const late = new Set(lateRows(rows, stamps, candidatesAt));
  const instants: number[] = [];
  const placed: number[] = [];
  let before = -Infinity;
  let skipped = 0;
  for (const row of rows) {
    const stamp = stamps[row];
    const exact = movedDays === 0 && stamp && stamp.offset !== null ? [stamp.wall - stamp.offset] : null;
    const candidates = exact ?? candidatesAt(row);
    const instant = late.has(row)
      ? (candidates[1] ?? null)
      : stamp?.summer === true
        ? (candidates[0] ?? null)
        : chooseInstant(candidates, before);
    if (instant === null) {
      skipped++;
      continue;
    }
    instants.push(instant);
    placed.push(row);
    before = Math.max(before, instant);
  }
  return { ...inOrder(instants, placed), movedDays, skipped };
}

/** Each instant once, in order, with the later row of two. Long files mostly are in order as they stand. */
function inOrder(instants: readonly number[], rows: number[]) {
  const seconds = (instant: number) => Math.floor(instant / 1000);
  if (instants.every((instant, index) => index === 0 || instant > (instants[index - 1] ?? 0)))
    return { time: instants.map(seconds), rows, duplicates: 0, unordered: 0 };
  const known = new Map<number, number>();
  let before = -Infinity;
  let [duplicates, unordered] = [0, 0];
  for (const [index, instant] of instants.entries()) {
    if (known.has(instant)) duplicates++;
    else if (instant < before) unordered++;
    known.set(instant, rows[index] ?? 0);
    before = Math.max(before, instant);
  }
  const entries = [...known].sort((a, b) => a[0] - b[0]);
  return {
    time: entries.map(([instant]) => seconds(instant)),
    rows: entries.map(([, row]) => row),
    ...{ duplicates, unordered },
  };
}

/** Rows that begin the file within autumn's hour and run on into the next: they stand in its second turn. */
function lateRows(
  rows: readonly number[],
  stamps: readonly Stamp[],
  candidatesAt: (row: number) => readonly number[],
): readonly number[] {
  const firstAt = (place: number) => {
    const stamp = stamps[rows[place] ?? -1];
    return stamp?.offset === null && stamp.summer !== true ? candidatesAt(rows[place] ?? 0) : [];
  };
  let end = 0;
  const rises = () => end === 0 || (firstAt(end)[0] ?? 0) > (firstAt(end - 1)[0] ?? 0);
  while (end < rows.length && firstAt(end).length === 2 && rises()) end += 1;
  return end > 0 && firstAt(end).length === 1 && rises() ? rows.slice(0, end) : [];
}

export function isNewestFirst(walls: readonly number[]): boolean {
  let falls = 0;
  for (let row = 1; row < walls.length; row++) falls += Math.sign((walls[row - 1] ?? 0) - (walls[row] ?? 0));
  return falls > 0;
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

/** The usual distance of the samples, in seconds: the median. */
export function usualStep(time: readonly number[]): number {
  const steps = time
    .slice(1)
    .map((at, index) => at - (time[index] ?? 0))
    .sort((a, b) => a - b);
  return steps[Math.floor(steps.length / 2)] ?? 900;
}
