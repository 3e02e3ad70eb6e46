import {
  GRAPH_DEFAULT_STEP,
  GRAPH_LONG_RANGE_DAYS,
  GRAPH_LONG_RANGE_STEP,
  GRAPH_MAX_POINTS,
  GRAPH_STEPS,
} from "./constants";
import { addDays } from "./zone";
import type { Zone } from "./zone";

export type Step = (typeof GRAPH_STEPS)[number];

const unitSeconds: Readonly<Record<string, number>> = { m: 60, h: 3600, d: 86_400 };

/** Length of a step in seconds. */
export function stepSeconds(step: Step): number {
  return Number.parseInt(step, 10) * (unitSeconds[step.slice(-1)] ?? NaN);
}

/**
 * The graph's step for a range in epoch milliseconds, end exclusive (§ 5 [73]-[75]): up to three calendar days the
 * smallest that gives at most 300 points, beyond that a day whatever the count. Days are the zone's, so the 73 hours
 * over the October change still are three. No range at all gives the default.
 */
export function graphStep(start: number, end: number, zone: Zone): Step {
  if (!(end > start) || !Number.isFinite(end - start)) return GRAPH_DEFAULT_STEP;
  if (end > addDays(start, GRAPH_LONG_RANGE_DAYS, zone)) return GRAPH_LONG_RANGE_STEP;
  const fits = (step: Step) => Math.ceil((end - start) / 1000 / stepSeconds(step)) <= GRAPH_MAX_POINTS;
  return GRAPH_STEPS.find(fits) ?? GRAPH_DEFAULT_STEP;
}
