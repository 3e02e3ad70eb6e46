import type { Range } from "./filterRange";
import { inclusiveEnd, startOfDay } from "./zone";
import type { Zone } from "./zone";

export type Clip = "minimum" | "now";
export type MetricWindow =
  | ({ readonly kind: "window"; readonly clipped: readonly Clip[] } & Range)
  | { readonly kind: "empty"; readonly reason: "future" | "beforeMinimum" };

/**
 * What may be asked of the metrics (§ 5): a start never before `minimum` and an end never after `now`, both epoch
 * milliseconds, the end exclusive. Without a start, or with one that is not before the end, it is the one day of the
 * end [70]; an end that is no number is now. Nothing left is `empty`, and then nothing is called [71]. `now` is the caller's best clock [F90].
 */
export function metricWindow(
  range: { readonly start?: number; readonly end: number },
  now: number,
  minimum: number,
  zone: Zone,
): MetricWindow {
  const end = Number.isFinite(range.end) ? range.end : now;
  const hasStart = range.start !== undefined && range.start < end;
  const start = hasStart ? range.start : startOfDay(inclusiveEnd(end), zone);
  if (end <= minimum) return { kind: "empty", reason: "beforeMinimum" };
  if (Math.max(start, minimum) >= now) return { kind: "empty", reason: "future" };
  const clipped: Clip[] = [];
  if (start < minimum) clipped.push("minimum");
  if (end > now) clipped.push("now");
  return { kind: "window", start: Math.max(start, minimum), end: Math.min(end, now), clipped };
}
