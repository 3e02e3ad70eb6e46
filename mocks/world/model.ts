import { hash } from "./random";
import { LONGEST_DELAY } from "./sky";
import { regionOf } from "./regions";
import type { Park, WorldState } from "./types";

/**
 * What the physics needs of a park, at scale 1. Parks with the same `key` have the same series: the copies that a
 * fleet is made of share one model, so 5,000 parks cost as much as 40.
 */
export interface Model {
  readonly key: string;
  readonly kind: Park["kind"];
  readonly seed: number;
  /** Common to all parks of a world: their sky. */
  readonly skySeed: number;
  readonly region: number;
  /** DC peak (solar) or rated power (wind), W. */
  readonly peak: number;
  /** Grid connection limit, W. */
  readonly limit: number;
  readonly inverters: number;
  /** Unit vector that the modules face. */
  readonly east: number;
  readonly north: number;
  readonly up: number;
  /** Knots that a cloud takes from the western edge of the region to the park. */
  readonly delay: number;
  /** Epoch s; before it there is no data. */
  readonly since: number;
  /** Seconds by which the newest data is late. */
  readonly lag: number;
  readonly quirk: { kind: "silent" | "standstill"; sinceMs: number } | null;
}

const KM_A_DEGREE = 70;
const KM_A_KNOT = 3;
const models = new Map<string, Model>();

/** The model of a park as its record stands now. */
export function modelOf(world: WorldState, park: Park): Model {
  const key = `${world.seed}/${keyOf(park)}`;
  const known = models.get(key);
  if (known) return known;
  if (models.size > 2000) models.clear();
  const model = makeModel(world.seed, park, key);
  models.set(key, model);
  return model;
}

function keyOf(park: Park): string {
  const power = `${(park.peak_power_w ?? -park.scale) / park.scale}/${park.grid_power_w / park.scale}`;
  const place = `${park.longitude}/${park.tilt}/${park.azimuth}/${park.region}`;
  const quirk = park.quirk ? `${park.quirk.kind}${park.quirk.since}` : "";
  return `${park.seed}/${park.kind}/${power}/${place}/${park.inverter_count}/${park.commissioned_at}/${quirk}`;
}

function makeModel(skySeed: number, park: Park, key: string): Model {
  const tilt = (park.tilt * Math.PI) / 180;
  const azimuth = (park.azimuth * Math.PI) / 180;
  const limit = park.grid_power_w / park.scale;
  const west = regionOf(park.region).longitude - 0.5;
  const delay = Math.round(((park.longitude - west) * KM_A_DEGREE) / KM_A_KNOT);
  return {
    key,
    kind: park.kind,
    seed: park.seed,
    skySeed,
    region: park.region,
    peak: park.peak_power_w === null ? limit * 1.2 : park.peak_power_w / park.scale,
    limit,
    inverters: Math.max(1, park.inverter_count),
    east: Math.sin(tilt) * Math.sin(azimuth),
    north: Math.sin(tilt) * Math.cos(azimuth),
    up: Math.cos(tilt),
    delay: Math.min(LONGEST_DELAY, Math.max(0, delay)),
    since: park.commissioned_at === null ? Infinity : Date.parse(park.commissioned_at) / 1000,
    lag: lagOf(park.seed),
    quirk: park.quirk && { kind: park.quirk.kind, sinceMs: Date.parse(park.quirk.since) },
  };
}

/** One logger in five sends its minutes late. */
function lagOf(seed: number): number {
  const bits = hash(seed, 4711);
  return bits % 5 === 0 ? 360 + (bits % 19) * 60 : 0;
}

/** Epoch s up to which the park's data has arrived. */
export function dataEnd(model: Model, nowS: number): number {
  return nowS - model.lag;
}
