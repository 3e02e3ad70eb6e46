import { getPosition } from "suncalc";
import { smoothNoise } from "./random";
import { regionOf, type Region } from "./regions";

/** Series are defined on knots five minutes apart, and linear between. */
export const KNOT_S = 300;
export const KNOTS_A_DAY = 288;
/** A region is crossed by its clouds in two hours at most. */
export const LONGEST_DELAY = 24;
const LENGTH = KNOTS_A_DAY + 1;
const SUN_EVERY = 3;

/** One UTC day of a region's sky on its 289 knots (both midnights). Clouds and wind start `LONGEST_DELAY` earlier. */
export interface SkyDay {
  /** Unit vector to the sun. */
  east: Float32Array;
  north: Float32Array;
  up: Float32Array;
  /** Clear-sky irradiance, W/m²: direct on a plane facing the sun, diffuse on the ground. */
  direct: Float32Array;
  diffuse: Float32Array;
  /** 0 clear .. 1 overcast. */
  cloud: Float32Array;
  /** Wind speed at hub height, m/s. */
  wind: Float32Array;
  /** Air, degrees C. */
  temperature: Float32Array;
}

const kept = new Map<string, SkyDay>();
const KEEP = 3000;

/** The sky of a region on a day (days since 1970-01-01 UTC), made once. */
export function skyDay(seed: number, region: number, day: number): SkyDay {
  const key = `${seed}/${region}/${day}`;
  const known = kept.get(key);
  if (known) return known;
  if (kept.size >= KEEP) kept.clear();
  const sky = makeSky(seed + region * 6151, regionOf(region), day);
  kept.set(key, sky);
  return sky;
}

function makeSky(seed: number, region: Region, day: number): SkyDay {
  const sky = { ...sunOf(region, day), ...airOf(seed, region, day) };
  const direct = new Float32Array(LENGTH);
  const diffuse = new Float32Array(LENGTH);
  for (let knot = 0; knot < LENGTH; knot++) {
    const up = sky.up[knot] ?? 0;
    if (up <= 0.005) continue;
    const degrees = (Math.asin(up) * 180) / Math.PI;
    const airMass = 1 / (up + 0.50572 * (degrees + 6.07995) ** -1.6364);
    const beam = 1361 * 0.7 ** (airMass ** 0.678);
    direct[knot] = beam;
    diffuse[knot] = Math.max(1098 * up * Math.exp(-0.057 / up) - beam * up, beam * 0.07);
  }
  return { ...sky, direct, diffuse };
}

/** The sun's place from suncalc each quarter of an hour, linear between (0.1 % of the vector's length). */
function sunOf(region: Region, day: number): Pick<SkyDay, "east" | "north" | "up"> {
  const axes = {
    east: new Float32Array(LENGTH),
    north: new Float32Array(LENGTH),
    up: new Float32Array(LENGTH),
  };
  for (let knot = 0; knot < LENGTH; knot += SUN_EVERY) {
    const at = new Date((day * KNOTS_A_DAY + knot) * KNOT_S * 1000);
    const { azimuth, altitude } = getPosition(at, region.latitude, region.longitude);
    const height = (altitude * Math.PI) / 180;
    const bearing = (azimuth * Math.PI) / 180;
    axes.east[knot] = Math.cos(height) * Math.sin(bearing);
    axes.north[knot] = Math.cos(height) * Math.cos(bearing);
    axes.up[knot] = Math.sin(height);
  }
  for (const axis of [axes.east, axes.north, axes.up]) fillBetween(axis);
  return axes;
}

function fillBetween(axis: Float32Array): void {
  for (let knot = 0; knot + SUN_EVERY < LENGTH; knot += SUN_EVERY) {
    const from = axis[knot] ?? 0;
    const by = ((axis[knot + SUN_EVERY] ?? 0) - from) / SUN_EVERY;
    for (let step = 1; step < SUN_EVERY; step++) axis[knot + step] = from + by * step;
  }
}

function airOf(seed: number, region: Region, day: number): Pick<SkyDay, "cloud" | "wind" | "temperature"> {
  const cloud = new Float32Array(LENGTH + LONGEST_DELAY);
  const wind = new Float32Array(LENGTH + LONGEST_DELAY);
  const temperature = new Float32Array(LENGTH);
  for (let index = 0; index < cloud.length; index++) {
    const hours = (day * KNOTS_A_DAY + index - LONGEST_DELAY) / 12;
    // By the hour, not the day: a step at midnight would give the same knot two values.
    const winter = Math.cos((2 * Math.PI * (hours / 24 - 15)) / 365.25);
    const cover = cloudAt(seed, region, hours);
    cloud[index] = cover;
    wind[index] = windAt(seed, region.wind * (1 + 0.12 * winter), hours);
    if (index < LONGEST_DELAY) continue;
    const local = hours + region.longitude / 15;
    const daily = Math.cos(((local - 15) / 24) * 2 * Math.PI) * (6 - 3.5 * cover);
    const front = (smoothNoise(seed + 5, hours / 60) - 0.5) * 9;
    temperature[index - LONGEST_DELAY] = region.temperature - winter * region.season + daily + front;
  }
  return { cloud, wind, temperature };
}

/** Weather of days, fields of hours, and single clouds of minutes where the sky is neither clear nor closed. */
function cloudAt(seed: number, region: Region, hours: number): number {
  const weather = 0.6 * smoothNoise(seed + 1, hours / 40) + 0.4 * smoothNoise(seed + 2, hours / 9);
  const cover = Math.min(1, Math.max(0, (weather - 0.5) * 2.2 + region.cloudiness));
  const broken = 4 * cover * (1 - cover);
  const single = 0.6 * smoothNoise(seed + 3, hours / 0.6) + 0.4 * smoothNoise(seed + 4, hours / 0.2) - 0.5;
  return Math.min(1, Math.max(0, cover + broken * single * 1.1));
}

/** A smooth bell-shaped process, bent into a Weibull distribution of shape 2. */
function windAt(seed: number, scale: number, hours: number): number {
  const days = smoothNoise(seed + 11, hours / 30) - 0.5;
  const shift = smoothNoise(seed + 12, hours / 6) - 0.5;
  const gust = smoothNoise(seed + 13, hours / 0.7) - 0.5;
  const bell = 3.2 * days + 2 * shift + 0.7 * gust;
  return scale * Math.sqrt(Math.log1p(Math.exp(1.7 * bell)));
}
