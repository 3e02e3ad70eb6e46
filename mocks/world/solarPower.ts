import { unit } from "./random";
import { KNOTS_A_DAY, LONGEST_DELAY, type SkyDay } from "./sky";
import type { DayKnots } from "./knots";
import type { Model } from "./model";

/** Wiring, mismatch and reflection. */
const MODULE_FACTOR = 0.955;
/** Power lost for each degree above 25 °C. */
const HEAT = 0.0038;
/** Inverters take a share and a fixed part of the rated power; the transformer another share. */
const INVERTER_SHARE = 0.982;
const INVERTER_OWN = 0.003;
export const TRANSFORMER = 0.985;
/** Yield of a reference plant, for the power to expect of an irradiation. */
const REFERENCE = 0.88;
const STANDBY = 0.0006;

/** Fills `possible`, `expected` and `radiation` of a solar park. */
export function solarKnots(model: Model, day: number, sky: SkyDay, knots: DayKnots): void {
  for (let knot = 0; knot <= KNOTS_A_DAY; knot++) {
    const noise = unit(model.seed, day * KNOTS_A_DAY + knot);
    const standby = -STANDBY * model.limit * (0.6 + 0.8 * noise);
    if ((sky.up[knot] ?? 0) <= 0.005) {
      knots.possible[knot] = standby;
      continue;
    }
    const radiation = planeIrradiance(model, sky, knot, noise);
    knots.radiation[knot] = radiation;
    knots.expected[knot] = Math.min(model.limit, (radiation / 1000) * model.peak * REFERENCE);
    const module = (sky.temperature[knot] ?? 0) + radiation * 0.028;
    const direct = (model.peak * radiation * MODULE_FACTOR * (1 - HEAT * (module - 25))) / 1000;
    const power = (direct * INVERTER_SHARE - INVERTER_OWN * model.limit) * TRANSFORMER;
    knots.possible[knot] = power <= 0 ? standby : Math.min(power, model.limit);
  }
}

/** Irradiance in the plane of the modules, W/m²: direct, diffuse and reflected, under the clouds over this park. */
function planeIrradiance(model: Model, sky: SkyDay, knot: number, noise: number): number {
  const up = sky.up[knot] ?? 0;
  const passing = sky.cloud[knot + LONGEST_DELAY - model.delay] ?? 0;
  const cloud = Math.min(1, Math.max(0, passing + (noise - 0.5) * 0.12 * passing));
  const clearDirect = sky.direct[knot] ?? 0;
  const clear = clearDirect * up + (sky.diffuse[knot] ?? 0);
  const ground = clear * (1 - 0.74 * cloud * cloud * cloud);
  const direct = clearDirect * (1 - cloud) * (1 - cloud);
  const diffuse = Math.max(0, ground - direct * up);
  const facing = model.east * (sky.east[knot] ?? 0) + model.north * (sky.north[knot] ?? 0) + model.up * up;
  return direct * Math.max(0, facing) + (diffuse * (1 + model.up)) / 2 + (0.2 * ground * (1 - model.up)) / 2;
}
