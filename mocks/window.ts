import type { Complaint } from "./http";
import { startOfDay } from "./world/zoneTime";

/** One step of a range, epoch ms, `to` exclusive. */
export interface Slot {
  readonly from: number;
  readonly to: number;
}

/** A range to be answered in steps. */
export interface MetricWindow {
  readonly start: number;
  readonly end: number;
  /** Length of a step: seconds, or whole calendar days. */
  readonly step: { readonly seconds: number } | { readonly days: number };
}

const unitSeconds: Readonly<Record<string, number>> = { "": 1, s: 1, m: 60, h: 3600 };

/** `start`, `end` and `step` of a metric call, or what is wrong with them. */
export function windowOf(
  start: string | null,
  end: string | null,
  step: string | null,
): MetricWindow | Complaint[] {
  const range = { start: instantOf(start), end: instantOf(end) };
  const length = stepOf(step ?? "");
  const complaints: Complaint[] = [];
  for (const [name, value] of Object.entries(range))
    if (Number.isNaN(value)) complaints.push({ msg: "ISO date and time expected", loc: ["query", name] });
  if (range.end < range.start) complaints.push({ msg: "The end is before the start", loc: ["query", "end"] });
  if (!length)
    complaints.push({ msg: 'Step like "5m", "1h", "1d" or seconds expected', loc: ["query", "step"] });
  return length && complaints.length === 0 ? { ...range, step: length } : complaints;
}

/** Epoch ms of an ISO date and time with its zone, else NaN. */
export function instantOf(value: string | null): number {
  return /^\d{4}-\d\d-\d\dT\d\d:\d\d.*(Z|[+-]\d\d:?\d\d)$/.test(value ?? "")
    ? Date.parse(value ?? "")
    : Number.NaN;
}

function stepOf(step: string): MetricWindow["step"] | null {
  const [, digits, unit = ""] = /^(\d{1,9})([smhd]?)$/.exec(step) ?? [];
  const count = Number(digits);
  if (!(count > 0)) return null;
  return unit === "d" ? { days: count } : { seconds: count * (unitSeconds[unit] ?? 1) };
}

/** The number of steps, days counted as 24 h. */
export function slotCount({ start, end, step }: MetricWindow): number {
  const ms = "days" in step ? step.days * 86_400_000 : step.seconds * 1000;
  return Math.ceil((end - start) / ms);
}

const HOUR_S = 3600;

/**
 * The window with its step widened, so that at most `most` steps are left. Beyond an hour it is whole hours: of those
 * the world knows its sums, where any other instant costs a day of physics for each park.
 */
export function widened(window: MetricWindow, most: number): MetricWindow {
  const factor = Math.ceil(slotCount(window) / most);
  if (factor <= 1) return window;
  const { step } = window;
  if ("days" in step) return { ...window, step: { days: step.days * factor } };
  const seconds = step.seconds * factor;
  return { ...window, step: { seconds: seconds > HOUR_S ? Math.ceil(seconds / HOUR_S) * HOUR_S : seconds } };
}

/** The steps of a window; day steps break at the midnights of the zone, 23 and 25 hour days included. */
export function slotsOf(window: MetricWindow, zone: string): readonly Slot[] {
  const { start, end } = window;
  const slots: Slot[] = [];
  for (let from = start; from < end;) {
    const to = Math.min(end, next(window, zone, slots.length + 1));
    slots.push({ from, to });
    from = to;
  }
  return slots;
}

function next({ start, step }: MetricWindow, zone: string, index: number): number {
  return "days" in step ? startOfDay(zone, start, step.days * index) : start + step.seconds * 1000 * index;
}
