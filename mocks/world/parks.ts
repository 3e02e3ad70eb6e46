import { hash, unit, uidFor } from "./random";
import { placeName, PLACES, type Place } from "./places";
import type { Park, Portfolio } from "./types";

const UID_KIND = 3;
const HOUR_MS = 3_600_000;
/** Copies are from a quarter to two and a half times as large as their base park; sixteenths keep the division exact. */
const SIXTEENTHS = { least: 4, most: 40 };

/** The base world's 40 parks, or the first `count`; beyond 40, copies of them under their own names. */
export function makeParks(
  seed: number,
  count: number,
  portfolios: readonly Portfolio[],
  nowMs: number,
): Park[] {
  const base = PLACES.slice(0, count).map((place, index) => basePark(seed, place, index, portfolios, nowMs));
  const copies = Array.from({ length: Math.max(0, count - base.length) }, (_, index) =>
    copyOf(base, index, seed),
  );
  return [...base, ...copies];
}

function basePark(
  seed: number,
  place: Place,
  index: number,
  portfolios: readonly Portfolio[],
  nowMs: number,
): Park {
  const roll = (salt: number) => unit(seed + salt, index);
  const day = Math.floor(roll(1) * 1500);
  return {
    uid: uidFor(seed, UID_KIND, index),
    portfolio_uid: portfolios[place.portfolio]?.uid ?? "",
    name: place.name,
    kind: place.kind,
    latitude: place.latitude,
    longitude: place.longitude,
    peak_power_w: place.name === "Lühnde" ? null : place.peakKw * 1000,
    grid_power_w: place.gridKw * 1000,
    tilt: place.kind === "wind" ? 0 : 15 + Math.round(roll(2) * 15),
    azimuth: place.kind === "wind" ? 0 : 160 + Math.round(roll(3) * 40),
    region: place.region,
    seed: hash(seed, index + 1000),
    commissioned_at: place.name === "Straßberg" ? null : new Date(Date.UTC(2018, 4, 2 + day)).toISOString(),
    inverter_count: place.inverters,
    scale: 1,
    quirk: quirkOf(place, nowMs),
    measured: null,
  };
}

/** So that a demo always has a silent park and one that stands still. */
function quirkOf(place: Place, nowMs: number): Park["quirk"] {
  const since = (hours: number) => new Date(Math.floor(nowMs / HOUR_MS - hours) * HOUR_MS).toISOString();
  if (place.name === "Mölln") return { kind: "silent", since: since(31) };
  return place.name === "Telde" ? { kind: "standstill", since: since(26) } : null;
}

/** Only name, uid, place on the map and size are a copy's own: its series are its base park's, times `scale`. */
function copyOf(base: readonly Park[], index: number, seed: number): Park {
  const original = base[index % base.length];
  if (!original) throw new Error("a fleet needs a base world");
  const { least, most } = SIXTEENTHS;
  const scale = (least + (hash(seed + 77, index) % (most - least + 1))) / 16;
  return {
    ...original,
    uid: uidFor(seed, UID_KIND, PLACES.length + index),
    name: placeName(index),
    latitude: Math.round((original.latitude + unit(seed + 78, index) * 0.3 - 0.15) * 1000) / 1000,
    peak_power_w: original.peak_power_w === null ? null : original.peak_power_w * scale,
    grid_power_w: original.grid_power_w * scale,
    scale,
  };
}

/** A park as someone makes it in the portal: no plant known, not connected, so no data. */
export function emptyPark(fields: Pick<Park, "uid" | "portfolio_uid" | "name">): Park {
  const plant = {
    kind: "solar",
    peak_power_w: null,
    grid_power_w: 0,
    tilt: 20,
    azimuth: 180,
    inverter_count: 0,
  } as const;
  const place = { latitude: 52.2, longitude: 10.2, region: 0 };
  return {
    ...fields,
    ...plant,
    ...place,
    seed: 1,
    scale: 1,
    commissioned_at: null,
    quirk: null,
    measured: null,
  };
}
