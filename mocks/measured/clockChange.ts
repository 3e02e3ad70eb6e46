import { DAY_MS, offsetAt } from "../world/zoneTime";

const HOUR = 3_600_000;

/** Clock readings that a change of the clocks skips, or shows twice. */
interface Change {
  readonly from: number;
  readonly to: number;
  readonly kind: "skipped" | "twice";
}

/** A row whose clock may be another than the zone's: it shows what that never shows, or once what that shows twice. */
export interface OtherClock {
  readonly row: number;
  readonly kind: Change["kind"];
}

interface Times {
  readonly zone: string;
  /** What the clock shows in each row, ms; null where the row says its zone or lacks a time. */
  readonly walls: readonly (number | null)[];
  readonly hasValue: (row: number) => boolean;
}

/**
 * Compares a file's own clock with the changes of its zone's. A clock that runs on through the hour that spring skips
 * is no such clock; one that shows autumn's hour once may be either, unless the file left spring's hour out.
 */
export function otherClock({ zone, walls, hasValue }: Times): OtherClock | null {
  const step = usualDistance(walls);
  if (step <= 0 || step > HOUR) return null;
  const changes = changesBetween(zone, walls);
  const found: OtherClock[] = [];
  let isZoneClock = false;
  for (const change of changes) {
    const slots = (change.to - change.from) / step;
    const rows = rowsWithin(walls, change);
    const [first = -1] = rows;
    const within = (from: number) =>
      walls.some((wall) => wall !== null && wall >= from && wall < from + step);
    const isRunning = within(change.from - step) && within(change.to);
    if (change.kind === "skipped") {
      const valued = rows.filter(hasValue).length;
      const isEven = rows.every((row) => row === 0 || distance(walls, row) === step);
      if (isEven && valued >= slots * 0.75) return { row: first, kind: "skipped" };
      isZoneClock ||= valued === 0 && isRunning;
    } else if (isRunning && rows.length > 0 && rows.length < slots * 1.5)
      found.push({ row: first, kind: "twice" });
  }
  return isZoneClock ? null : (found[0] ?? null);
}

function rowsWithin(walls: readonly (number | null)[], { from, to }: Change): number[] {
  return walls.flatMap((wall, row) => (wall !== null && wall >= from && wall < to ? [row] : []));
}

function distance(walls: readonly (number | null)[], row: number): number {
  return Math.abs((walls[row] ?? NaN) - (walls[row - 1] ?? NaN));
}

/** The median distance of neighbours, of some of all rows. */
function usualDistance(walls: readonly (number | null)[]): number {
  const distances: number[] = [];
  const stride = Math.max(1, Math.floor(walls.length / 2000));
  for (let row = 1; row < walls.length; row += stride) {
    const [before, here] = [walls[row - 1] ?? null, walls[row] ?? null];
    if (before !== null && here !== null && before !== here) distances.push(Math.abs(here - before));
  }
  return distances.sort((a, b) => a - b)[distances.length >> 1] ?? 0;
}

function changesBetween(zone: string, walls: readonly (number | null)[]): Change[] {
  let [first, last] = [Infinity, -Infinity];
  for (const wall of walls) {
    if (wall === null) continue;
    first = Math.min(first, wall);
    last = Math.max(last, wall);
  }
  const changes: Change[] = [];
  for (let day = first - DAY_MS; day <= last + DAY_MS; day += DAY_MS) {
    const [before, after] = [offsetAt(zone, day), offsetAt(zone, day + DAY_MS)];
    if (before === after) continue;
    const at = instantOfChange(zone, day);
    const [from, to] = [at + Math.min(before, after), at + Math.max(before, after)];
    if (from >= first && to <= last) changes.push({ from, to, kind: before < after ? "skipped" : "twice" });
  }
  return changes;
}

/** The minute at which the clocks change within a day. `day` may stand between minutes, as a row does. */
function instantOfChange(zone: string, day: number): number {
  const before = offsetAt(zone, day);
  let [low, high] = [day, day + DAY_MS];
  while (high - low > 60_000) {
    const middle = low + Math.floor((high - low) / 120_000) * 60_000;
    if (offsetAt(zone, middle) === before) low = middle;
    else high = middle;
  }
  return Math.floor(high / 60_000) * 60_000;
}
