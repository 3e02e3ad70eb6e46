import { getPosition } from "suncalc";
import type { Range } from "../../rules/filterRange";

/** How finely the sun is looked at, milliseconds: its rise is then right to some seconds. */
const STEP = 600_000;

interface Place {
  readonly latitude: number | null;
  readonly longitude: number | null;
}

/**
 * When the sun is below the horizon within a range (epoch milliseconds), for shading. Of several parks the first that
 * says where it lies counts; nothing is shaded where none does, or where the sun does not set.
 */
export function nights(range: Range, places: readonly Place[]): Range[] {
  const place = places.find(({ latitude, longitude }) => latitude !== null && longitude !== null);
  if (!place || !(range.end > range.start)) return [];
  const height = (at: number) =>
    getPosition(new Date(at), place.latitude ?? 0, place.longitude ?? 0).altitude;
  const found: Range[] = [];
  let from = height(range.start) < 0 ? range.start : undefined;
  for (let at = range.start; at < range.end; at += STEP) {
    const next = Math.min(at + STEP, range.end);
    const [before, after] = [height(at), height(next)];
    if (before < 0 === after < 0) continue;
    const crossing = Math.round(at + ((next - at) * before) / (before - after));
    if (from !== undefined) found.push({ start: from, end: crossing });
    from = after < 0 ? crossing : undefined;
  }
  if (from !== undefined) found.push({ start: from, end: range.end });
  return found;
}

/** How long the sun shone within a range, milliseconds, by place; of places near one another it is reckoned once. */
export function daylightIn(range: Range): (place: Place) => number {
  const known = new Map<string, number>();
  return (place) => {
    const key = [place.latitude, place.longitude].map((degrees) => Math.round(degrees ?? 0)).join();
    const light =
      known.get(key) ??
      nights(range, [place]).reduce((left, { start, end }) => left - (end - start), range.end - range.start);
    known.set(key, light);
    return light;
  };
}
