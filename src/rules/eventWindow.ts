import { isOngoing } from "./event";
import type { Range } from "./filterRange";
import { startOfDay } from "./zone";
import type { Zone } from "./zone";

const HOUR = 3_600_000;
/** So much of the time before and after an event says what was usual. */
const BESIDE = 6 * HOUR;
/** What lasted longer is looked at from its ends: in one picture neither would be seen. */
const LONGEST = 48 * HOUR;
/** Of a long event so much is shown beside its start or end. */
const PART = 18 * HOUR;
/** Ranges begin and end with the coarsest step of the live series. */
const STEP = 900_000;

export type EventEnd = "start" | "end";

interface Window {
  readonly range: Range;
  /** Both ends of the event are in it. */
  readonly isWhole: boolean;
}

const floor = (at: number) => Math.floor(at / STEP) * STEP;
const ceil = (at: number) => Math.ceil(at / STEP) * STEP;

/**
 * The time around an event (ISO 8601), from some before its start to some after its end, epoch milliseconds; the end of
 * one that goes on is Infinity: as far as there are data. One that lasted long is shown about its start or its `end`.
 * Undefined without a start, or with an end before it.
 */
export function eventWindow(
  event: { readonly start: string | null; readonly end: string | null },
  now: number,
  zone: Zone,
  which: EventEnd,
): Window | undefined {
  const from = Date.parse(event.start ?? "");
  const isOpen = isOngoing(event.end, now);
  const to = isOpen ? Infinity : Date.parse(event.end ?? "");
  if (Number.isNaN(from) || to < from) return undefined;
  const start = floor(from - BESIDE);
  const end = ceil(to + BESIDE);
  if (Math.min(to, now) - from <= LONGEST) return { range: { start, end }, isWhole: true };
  if (which === "start") return { range: { start, end: ceil(from + PART) }, isWhole: false };
  // What goes on begins at the same time for a day, so that it is the same picture with each look at it.
  const last = isOpen ? startOfDay(now, zone) - BESIDE : floor(to - PART);
  return { range: { start: last, end }, isWhole: false };
}
