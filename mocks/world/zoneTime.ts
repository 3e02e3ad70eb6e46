import { tzOffset } from "@date-fns/tz/tzOffset";

export const DAY_MS = 86_400_000;
const QUARTER_MS = 900_000;
const offsets = new Map<string, Map<number, number>>();

/** Offset of a zone from UTC at an instant, in ms. Kept per quarter of an hour: the zone data is slow to ask. */
export function offsetAt(zone: string, ms: number): number {
  let known = offsets.get(zone);
  if (!known) offsets.set(zone, (known = new Map<number, number>()));
  const quarter = Math.floor(ms / QUARTER_MS);
  const cached = known.get(quarter);
  if (cached !== undefined) return cached;
  if (known.size > 50_000) known.clear();
  const offset = tzOffset(zone, new Date(quarter * QUARTER_MS)) * 60_000;
  known.set(quarter, offset);
  return offset;
}

/** True for a zone this machine knows. */
export function isZone(zone: string): boolean {
  return zone !== "" && Number.isFinite(tzOffset(zone, new Date(0)));
}

/** The clock on the wall, as the ms that UTC would have with the same digits. */
export function wallClock(zone: string, ms: number): number {
  return ms + offsetAt(zone, ms);
}

/**
 * Instants at which the clock on the wall shows `wall`: none in the hour that a change skips, two in the hour that it
 * repeats, else one. Ascending.
 */
export function instantsOf(zone: string, wall: number): number[] {
  const before = wall - offsetAt(zone, wall - DAY_MS);
  const after = wall - offsetAt(zone, wall + DAY_MS);
  const candidates = before === after ? [before] : [before, after].sort((a, b) => a - b);
  return candidates.filter((instant) => wallClock(zone, instant) === wall);
}

/** First instant of the calendar day that `ms` falls on, moved by whole calendar days. */
export function startOfDay(zone: string, ms: number, days = 0): number {
  const wall = Math.floor(wallClock(zone, ms) / DAY_MS) * DAY_MS + days * DAY_MS;
  return instantsOf(zone, wall)[0] ?? wall - offsetAt(zone, wall - DAY_MS);
}
