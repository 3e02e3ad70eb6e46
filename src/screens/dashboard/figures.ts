import type { Range } from "../../rules/filterRange";
import { formatNumber, formatRatio, NO_VALUE } from "../../rules/numbers";
import { scale, scaled } from "../../rules/units";
import type { MetricData, MetricName } from "./useMetric";

export interface Figure {
  readonly number: string;
  readonly unit: string;
}

/** The figure and its unit: energy in the unit that suits it, availability in percent; a dash is never 0 or 100 %. */
export function figureOf(name: MetricName, value: number | null, language: string): Figure {
  if (value === null) return { number: NO_VALUE, unit: "" };
  if (name === "availability") return { number: formatRatio(value, language, 1), unit: "" };
  const own = scale(value, "energy");
  return { number: formatNumber(scaled(value, own), language), unit: own.unit };
}

const units = [
  ["day", 86_400_000],
  ["hour", 3_600_000],
  ["minute", 60_000],
] as const;

/** A day on which the clocks go forward. */
const SHORT_DAY = 23 * 3_600_000;

/** How long a range is, in days (one may have 23 or 25 hours), hours or minutes: the one before is as long. */
export function lengthOf({ start, end }: Range): { readonly unit: string; readonly count: number } {
  const length = end - start;
  const [unit, size] =
    units.find(([name, each]) => length >= (name === "day" ? SHORT_DAY : each)) ?? units[2];
  return { unit, count: Math.max(1, Math.round(length / size)) };
}

export interface Change {
  readonly direction: "up" | "down" | "same";
  readonly isBetter: boolean | undefined;
  /** "4.2%" or, for availability, "0.3" points. */
  readonly amount: string;
}

/** Against the period before: relative for energies, in percentage points for availability. */
export function changeOf(name: MetricName, metric: MetricData, language: string): Change | undefined {
  const { value, previous } = metric;
  if (value === null || previous === null) return undefined;
  if (name !== "availability" && previous <= 0) return undefined;
  const difference = name === "availability" ? (value - previous) * 100 : (value - previous) / previous;
  const same = Math.abs(difference) < (name === "availability" ? 0.05 : 0.0005);
  const amount =
    name === "availability"
      ? formatNumber(Math.abs(difference), language, { digits: 1 })
      : formatRatio(Math.abs(difference), language, 1);
  if (same) return { direction: "same", isBetter: undefined, amount };
  const up = difference > 0;
  return { direction: up ? "up" : "down", isBetter: name === "shutdown" ? !up : up, amount };
}
