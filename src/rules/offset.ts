import { tzOffset } from "@date-fns/tz/tzOffset";

const MINUTE = 60_000;
const DAY = 86_400_000;
const CACHED_DAYS = 20_000;

/** Offsets by zone and UTC day; NaN marks a day on which the clocks change. */
const cache = new Map<string, Map<number, number>>();

function measured(instant: number, zone: string): number {
  return Math.round(tzOffset(zone, new Date(instant)) * MINUTE);
}

function daysOf(zone: string): Map<number, number> {
  const known = cache.get(zone);
  if (known !== undefined && known.size < CACHED_DAYS) return known;
  const fresh = new Map<number, number>();
  cache.set(zone, fresh);
  return fresh;
}

/**
 * Milliseconds that the zone's clocks are ahead of UTC at an instant. Asking Intl costs a microsecond and axes ask
 * thousands of times, so a UTC day that begins and ends with the same offset is remembered as one.
 */
export function offsetAt(instant: number, zone: string): number {
  if (!Number.isFinite(instant)) return NaN;
  const day = Math.floor(instant / DAY);
  const days = daysOf(zone);
  let offset = days.get(day);
  if (offset === undefined) {
    const first = measured(day * DAY, zone);
    offset = first === measured((day + 1) * DAY, zone) ? first : NaN;
    days.set(day, offset);
  }
  return Number.isNaN(offset) ? measured(instant, zone) : offset;
}

/** How far the zone's clocks are from UTC at an instant: `UTC+0`, `UTC+5:30`, `UTC−3`. */
export function utcOffset(instant: number, zone: string): string {
  const minutes = Math.round(offsetAt(instant, zone) / MINUTE);
  const [hours, rest] = [Math.floor(Math.abs(minutes) / 60), Math.abs(minutes) % 60];
  return `UTC${minutes < 0 ? "−" : "+"}${hours}${rest === 0 ? "" : `:${String(rest).padStart(2, "0")}`}`;
}

/** What the zone's clocks show at an instant, as if it were UTC. */
export function wallTime(instant: number, zone: string): number {
  return instant + offsetAt(instant, zone);
}

/** The last instant before which `offsetAt` still is `before`; the two bounds lie on either side of one change. */
function changeBetween(low: number, high: number, before: number, zone: string): number {
  let left = low;
  let right = high;
  while (right - left > 1) {
    const middle = Math.floor((left + right) / 2);
    if (offsetAt(middle, zone) === before) left = middle;
    else right = middle;
  }
  return right;
}

/**
 * The instant at which the zone's clocks show `wall`. A time shown twice gives the first of the two. A time that is
 * skipped gives the instant of the change (`"change"`, how a day begins whose midnight is skipped) or the time as
 * much later as the clocks jump (`"later"`, as calendars do with 02:30).
 */
export function instantOf(wall: number, zone: string, skipped: "change" | "later"): number {
  if (!Number.isFinite(wall)) return NaN;
  const before = offsetAt(wall - DAY, zone);
  const after = offsetAt(wall + DAY, zone);
  const early = wall - before;
  if (before === after || offsetAt(early, zone) === before) return early;
  const late = wall - after;
  if (offsetAt(late, zone) === after) return late;
  return skipped === "later" ? early : changeBetween(late - 1, early, before, zone);
}
