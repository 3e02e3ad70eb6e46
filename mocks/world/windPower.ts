import { unit } from "./random";
import { KNOTS_A_DAY, LONGEST_DELAY, type SkyDay } from "./sky";
import type { DayKnots } from "./knots";
import type { Model } from "./model";

const CUT_IN = 3;
const RATED = 12;
const CUT_OUT = 25;
const STARTING = CUT_IN ** 3;
const SPAN = RATED ** 3 - STARTING;
const STANDBY = 0.002;

/** Share of the rated power that a turbine gives at a wind speed (m/s), 0..1. */
export function powerCurve(speed: number): number {
  if (speed <= CUT_IN || speed >= CUT_OUT) return 0;
  if (speed >= RATED) return 1;
  return (speed * speed * speed - STARTING) / SPAN;
}

/** Fills `possible` and `expected` of a wind park; it has no irradiance sensor. */
export function windKnots(model: Model, day: number, sky: SkyDay, knots: DayKnots): void {
  for (let knot = 0; knot <= KNOTS_A_DAY; knot++) {
    const noise = unit(model.seed, day * KNOTS_A_DAY + knot);
    const speed = sky.wind[knot + LONGEST_DELAY - model.delay] ?? 0;
    const share = powerCurve(speed * (0.97 + 0.06 * noise));
    knots.expected[knot] = Math.min(model.limit, model.peak * powerCurve(speed) * 0.97);
    const standby = -STANDBY * model.limit * (0.6 + 0.8 * noise);
    knots.possible[knot] = share <= 0.003 ? standby : Math.min(model.limit, model.peak * share * 0.97);
  }
}
