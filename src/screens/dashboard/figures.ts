import type { Range } from "../../rules/filterRange";
import { formatNumber, formatRatio, NO_VALUE } from "../../rules/numbers";
import { formatEnergy } from "../../rules/quantities";
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
  /** In points, as a share of what was before or, where that was nothing and so has no share, told by what it was. */
  readonly kind: "points" | "relative" | "from";
  /** "0.3" points, "4.2%" or "0 kWh". */
  readonly amount: string;
}

interface Difference extends Pick<Change, "kind" | "amount"> {
  readonly by: number;
  /** What is less is the same. */
  readonly least: number;
}

function differenceOf(name: MetricName, value: number, previous: number, language: string): Difference {
  if (name === "availability") {
    const by = (value - previous) * 100;
    return { kind: "points", by, least: 0.05, amount: formatNumber(Math.abs(by), language, { digits: 1 }) };
  }
  const by = value - previous;
  if (previous <= 0) return { kind: "from", by, least: 1, amount: formatEnergy(previous, language) };
  const share = by / previous;
  return { kind: "relative", by: share, least: 0.0005, amount: formatRatio(Math.abs(share), language, 1) };
}

/** Against the period before, where the server knows one. */
export function changeOf(name: MetricName, metric: MetricData, language: string): Change | undefined {
  const { value, previous } = metric;
  if (value === null || previous === null) return undefined;
  const { by, least, ...said } = differenceOf(name, value, previous, language);
  if (Math.abs(by) < least) return { direction: "same", isBetter: undefined, ...said };
  const up = by > 0;
  return { direction: up ? "up" : "down", isBetter: name === "shutdown" ? !up : up, ...said };
}
