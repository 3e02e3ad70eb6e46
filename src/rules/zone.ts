import { UTCDateMini } from "@date-fns/utc/date/mini";
import {
  addMonths,
  startOfMonth as monthStart,
  startOfQuarter as quarterStart,
  startOfWeek as weekStart,
  startOfYear as yearStart,
} from "date-fns";
import { instantOf, wallTime } from "./offset";

/** An IANA name such as `Europe/Berlin`. */
export type Zone = string;
/** A calendar day `yyyy-MM-dd` without a zone. */
export type Day = string;

/** Used when a portfolio names no zone, or one that does not exist; the screen marks it (§ 3, readings "Zone"). */
export const FALLBACK_ZONE: Zone = "Europe/Berlin";

const HOUR = 3_600_000;
const DAY = 86_400_000;
/** For date-fns, which counts in what the zone's clocks show as if it were UTC. */
const clocks = { in: (value: Date | number | string) => new UTCDateMini(+new Date(value)) };
const knownZones = new Map<string, boolean>();

/** Whether the runtime knows the zone. Bare offsets such as `+01:00` have no summer time and are no zone here. */
export function isZone(name: unknown): name is Zone {
  if (typeof name !== "string" || !/^[A-Za-z][A-Za-z0-9_+/-]*$/.test(name)) return false;
  const known = knownZones.get(name);
  if (known !== undefined) return known;
  let valid = true;
  try {
    new Intl.DateTimeFormat("en", { timeZone: name });
  } catch {
    valid = false;
  }
  knownZones.set(name, valid);
  return valid;
}

/** A portfolio's zone, and whether it had to be assumed, so that the screen can say so [126]. */
export interface PlaceZone {
  readonly zone: Zone;
  readonly assumed: boolean;
}

export function zoneOf(name: unknown): PlaceZone {
  return isZone(name) ? { zone: name, assumed: false } : { zone: FALLBACK_ZONE, assumed: true };
}

/** The wall clock's midnight on the day of `wall`, `days` later. */
function midnight(wall: number, days = 0): number {
  return (Math.floor(wall / DAY) + days) * DAY;
}

/** The first instant of the calendar day that contains `instant`. */
export function startOfDay(instant: number, zone: Zone): number {
  return instantOf(midnight(wallTime(instant, zone)), zone, "change");
}

/** The end of the calendar day that contains `instant`, exclusive: the first instant of the next day. */
export function endOfDay(instant: number, zone: Zone): number {
  return instantOf(midnight(wallTime(instant, zone), 1), zone, "change");
}

/** The specification's "end of day" of an exclusive end: its last millisecond, 23:59:59.999. */
export function inclusiveEnd(end: number): number {
  return end - 1;
}

/** The same time of day `days` calendar days later: 23, 24 or 25 hours each, never `+ 24 h`. */
export function addDays(instant: number, days: number, zone: Zone): number {
  const wall = wallTime(instant, zone);
  const isMidnight = wall === midnight(wall);
  return instantOf(wall + days * DAY, zone, isMidnight ? "change" : "later");
}

/** The calendar day that contains `instant`; empty for no number. */
export function dayOf(instant: number, zone: Zone): Day {
  const wall = new Date(wallTime(instant, zone));
  return Number.isNaN(wall.getTime()) ? "" : wall.toISOString().slice(0, -14);
}

/** Midnight of a day as if it were UTC, or NaN for text that names no day of the calendar (2026-02-30). */
function wallOfDay(day: Day): number {
  const parts = /^(\d{4})-(\d{2})-(\d{2})$/.exec(day);
  if (parts === null) return NaN;
  const wall = new Date(0).setUTCFullYear(Number(parts[1]), Number(parts[2]) - 1, Number(parts[3]));
  return new Date(wall).toISOString().startsWith(day) ? wall : NaN;
}

/** Whether the text is a day of the calendar. */
export function isDay(text: string): boolean {
  return !Number.isNaN(wallOfDay(text));
}

/** The first instant of a day, or NaN for text that names none. */
export function dayStart(day: Day, zone: Zone): number {
  return instantOf(wallOfDay(day), zone, "change");
}

/** The instant at which the clocks show `hour` (0 to 24, may be a fraction) on a day; NaN when there is no such day. */
export function hourAt(day: Day, hour: number, zone: Zone): number {
  return instantOf(wallOfDay(day) + hour * HOUR, zone, "later");
}

/**
 * The instant of another day at which the clocks show what they show at `instant`: days of 23 and 25 hours lie on one
 * another so. NaN in the hour that the day leaves out.
 */
export function sameClock(instant: number, day: Day, zone: Zone): number {
  const wall = wallTime(instant, zone);
  const wanted = wallOfDay(day) + wall - Math.floor(wall / DAY) * DAY;
  const found = instantOf(wanted, zone, "later");
  return wallTime(found, zone) === wanted ? found : Number.NaN;
}

/** Midnights crossed from one instant to the other: 0 within a day, negative backwards. */
export function daysBetween(start: number, end: number, zone: Zone): number {
  return Math.floor(wallTime(end, zone) / DAY) - Math.floor(wallTime(start, zone) / DAY);
}

/** The first instant of the day that a calendar finds for an instant. */
function opening(instant: number, zone: Zone, find: (wall: number) => Date): number {
  return instantOf(find(wallTime(instant, zone)).getTime(), zone, "change");
}

/** The first instant of the week; weeks begin on Monday in every language (§ 2 [60]). */
export function startOfWeek(instant: number, zone: Zone): number {
  return opening(instant, zone, (now) => weekStart(now, { ...clocks, weekStartsOn: 1 }));
}

/** The first instant of the month, or of the month `months` later. */
export function startOfMonth(instant: number, zone: Zone, months = 0): number {
  return opening(instant, zone, (now) => addMonths(monthStart(now, clocks), months));
}

/** The first instant of the calendar quarter, or of the one `quarters` later. */
export function startOfQuarter(instant: number, zone: Zone, quarters = 0): number {
  return opening(instant, zone, (now) => addMonths(quarterStart(now, clocks), quarters * 3));
}

/** The first instant of the year, or of the one `years` later. */
export function startOfYear(instant: number, zone: Zone, years = 0): number {
  return opening(instant, zone, (now) => addMonths(yearStart(now, clocks), years * 12));
}

/** The day `days` calendar days later, in the park's zone. */
export function dayBeside(day: Day, days: number, zone: Zone): Day {
  return dayOf(addDays(dayStart(day, zone), days, zone), zone);
}
