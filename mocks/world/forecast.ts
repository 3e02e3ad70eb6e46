import { DAY_S, dayKnots } from "./knots";
import { modelOf } from "./model";
import { smoothNoise } from "./random";
import { powerColumns } from "./series";
import { KNOT_S } from "./sky";
import type { Park, WorldState } from "./types";

/** Forecasts are made each six hours, for two days ahead, with a value each quarter of an hour. */
export const RUN_S = 21_600;
export const HORIZON_HOURS = 48;
const STEP_S = 900;

type Points = [seconds: number, watts: number][];

export interface ParkForecast {
  /** Epoch s of the run. */
  readonly made: number;
  readonly points: Points;
  /** Of the run before, as it was made. */
  readonly earlier: Points;
  /** What was measured since the UTC midnight before the run. */
  readonly actual: Points;
}

/** What the run of `made` says from `start` on. */
function runOf(world: WorldState, park: Park, made: number, start: number): Points {
  const model = modelOf(world, park);
  const points: Points = [];
  for (let time = start; time <= made + HORIZON_HOURS * 3600; time += STEP_S) {
    const day = Math.floor(time / DAY_S);
    const possible = dayKnots(model, day).possible[(time - day * DAY_S) / KNOT_S] ?? 0;
    const doubt = 0.06 + (0.2 * Math.max(0, time - made)) / (HORIZON_HOURS * 3600);
    const error = (smoothNoise(model.seed + 977, time / 10_800) - 0.5) * 2 * doubt;
    const power = Math.min(model.limit, Math.max(0, possible * (1 + error)));
    points.push([time, Math.round(power * park.scale)]);
  }
  return points;
}

/**
 * The forecast of a park at `nowS`: what its sun and wind will give without faults, from the physics of the coming days
 * (so tomorrow's clouds are in it), wrong by a share that grows with the distance. It begins with the day of the run,
 * so that past forecast stands beside what came.
 */
export function forecastOf(world: WorldState, park: Park, nowS: number): ParkForecast {
  const made = Math.floor(nowS / RUN_S) * RUN_S;
  const start = Math.floor(made / DAY_S) * DAY_S;
  const points = runOf(world, park, made, start);
  const earlier = runOf(world, park, made - RUN_S, start);
  const { time, grid } = powerColumns(world, park, start, nowS, STEP_S, nowS);
  const actual = time.flatMap((at, place): Points => {
    const value = grid[place] ?? null;
    return value === null ? [] : [[at, Math.round(value)]];
  });
  return { made, points, earlier, actual };
}
