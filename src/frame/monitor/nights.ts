import { getPosition } from "suncalc";
import type { Range } from "../../rules/filterRange";

/** How finely the sun is looked at, milliseconds: its rise is then right to some seconds. */
const STEP = 600_000;

interface Place {
  readonly latitude: number | null;
  readonly longitude: number | null;
}

/** So long it may be night at one place alone, milliseconds a night: as within a country, not as across zones. */
const ALIKE = 5_400_000;

interface Point {
  readonly latitude: number;
  readonly longitude: number;
}

/** The outermost of the places that are known, the first before them; between them no night differs more. */
function outermost(places: readonly Place[]): Point[] {
  const known = places.flatMap(({ latitude, longitude }) =>
    latitude === null || longitude === null ? [] : { latitude, longitude },
  );
  const [first] = known;
  if (first === undefined) return [];
  const most = (measure: (point: Point) => number) =>
    known.reduce((best, each) => (measure(each) > measure(best) ? each : best), first);
  const ends = [
    most(({ latitude }) => latitude),
    most(({ latitude }) => -latitude),
    most(({ longitude }) => longitude),
    most(({ longitude }) => -longitude),
  ];
  return [...new Set([first, ...ends])];
}

/** Whether there is little time in which it is night at one place alone. */
function areAlike(some: readonly Range[], others: readonly Range[]): boolean {
  const length = (ranges: readonly Range[]) => ranges.reduce((sum, { start, end }) => sum + end - start, 0);
  const shared = some.flatMap((one) =>
    others.map((other) => Math.max(0, Math.min(one.end, other.end) - Math.max(one.start, other.start))),
  );
  const apart = length(some) + length(others) - 2 * shared.reduce((sum, each) => sum + each, 0);
  return apart <= ALIKE * Math.max(1, some.length, others.length);
}

/**
 * When the sun is below the horizon within a range (epoch milliseconds), for shading. Of several parks the first that
 * says where it lies counts; nothing is shaded where none does, where the sun does not set, or where it is night
 * at one of them alone for more than an hour and a half.
 */
export function nights(range: Range, places: readonly Place[]): Range[] {
  if (!(range.end > range.start)) return [];
  const [own = [], ...others] = outermost(places).map((point) => nightsAt(range, point));
  return others.every((each) => areAlike(own, each)) ? own : [];
}

function nightsAt(range: Range, { latitude, longitude }: Point): Range[] {
  const height = (at: number) => getPosition(new Date(at), latitude, longitude).altitude;
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
