/** A place on the map of the world: x from 0 at 180° west to 1 at 180° east, y from 0 in the north to 1 in the south. */
export interface MapPoint {
  readonly x: number;
  readonly y: number;
}

/** What is looked at: the point in the middle, and how many pixels wide the whole world would be. */
export interface MapView extends MapPoint {
  readonly scale: number;
}

/** In pixels. */
export interface MapSize {
  readonly width: number;
  readonly height: number;
}

/** Degrees, as a server, a row or somebody who types has them. */
export interface Degrees {
  readonly latitude?: number | null | undefined;
  readonly longitude?: number | null | undefined;
}

/** Further north and south Mercator's map has no end. */
const MOST_LATITUDE = 85;
/** The whole world is never smaller than this, nor a village larger. */
export const LEAST_SCALE = 256;
export const MOST_SCALE = 2 ** 22;
/** A lone park is shown with the land around it: about the width of a country. */
const LONE_SCALE = 2 ** 13;

const within = (value: number, least: number, most: number) => Math.min(most, Math.max(least, value));
const isDegree = (value: number | null | undefined, most: number): value is number =>
  typeof value === "number" && Math.abs(value) <= most;

/** Where degrees are on the map; undefined where one is missing or out of range. */
export function pointOf({ latitude, longitude }: Degrees): MapPoint | undefined {
  if (!isDegree(latitude, 90) || !isDegree(longitude, 180)) return undefined;
  const angle = (within(latitude, -MOST_LATITUDE, MOST_LATITUDE) * Math.PI) / 180;
  return { x: longitude / 360 + 0.5, y: 0.5 - Math.log(Math.tan(Math.PI / 4 + angle / 2)) / (2 * Math.PI) };
}

/** Which degrees a point is at. */
export function degreesOf({ x, y }: MapPoint): { readonly latitude: number; readonly longitude: number } {
  const angle = 2 * Math.atan(Math.exp((0.5 - y) * 2 * Math.PI)) - Math.PI / 2;
  return { latitude: (angle * 180) / Math.PI, longitude: (x - 0.5) * 360 };
}

/** The world goes on behind 180°: how far east of `from` a place is by the shorter way, in worlds. */
export function eastOf(x: number, from: number): number {
  const east = x - from;
  return east - Math.round(east);
}

/** Pixels from the upper left corner of what is looked at. */
export function onScreen(point: MapPoint, view: MapView, size: MapSize): MapPoint {
  return {
    x: size.width / 2 + eastOf(point.x, view.x) * view.scale,
    y: size.height / 2 + (point.y - view.y) * view.scale,
  };
}

/** No view shows nothing: not past the poles, not too far or near, and x goes round. */
function sane({ x, y, scale }: MapView): MapView {
  return {
    x: x - Math.floor(x),
    y: within(y, 0, 1),
    scale: within(scale, LEAST_SCALE, MOST_SCALE),
  };
}

/** The view moved by pixels. */
export function panned(view: MapView, right: number, down: number): MapView {
  return sane({ ...view, x: view.x + right / view.scale, y: view.y + down / view.scale });
}

/** The view enlarged by `factor`; what is under `at` (pixels from the corner) stays there, else what is in the middle. */
export function zoomed(view: MapView, factor: number, size: MapSize, at?: MapPoint): MapView {
  const scale = within(view.scale * factor, LEAST_SCALE, MOST_SCALE);
  if (at === undefined) return { ...view, scale };
  const kept = 1 / view.scale - 1 / scale;
  const right = (at.x - size.width / 2) * kept;
  const down = (at.y - size.height / 2) * kept;
  return sane({ x: view.x + right, y: view.y + down, scale });
}

/** Whether the view cannot be enlarged (or made smaller) any more. */
export function isAtEnd({ scale }: MapView, factor: number): boolean {
  return factor > 1 ? scale >= MOST_SCALE : scale <= LEAST_SCALE;
}

/** The shortest stretch of the equator that holds all, be it across 180°: where it begins, and how long it is. */
function stretch(points: readonly MapPoint[]): { start: number; length: number } {
  const sorted = points.map(({ x }) => x).sort((a, b) => a - b);
  const first = sorted[0] ?? 0.5;
  let start = first;
  let widest = -1;
  sorted.forEach((x, index) => {
    const next = sorted[index + 1] ?? first + 1;
    if (next - x <= widest) return;
    widest = next - x;
    start = next;
  });
  return { start, length: 1 - widest };
}

/** The view that shows all points with `margin` pixels around, no nearer than `most`; the whole world where there is none. */
export function fitting(
  points: readonly MapPoint[],
  size: MapSize,
  margin: number,
  most = LONE_SCALE,
): MapView {
  if (points.length === 0) return sane({ x: 0.5, y: 0.45, scale: size.width });
  const { start, length } = stretch(points);
  const ys = points.map(({ y }) => y).sort((a, b) => a - b);
  const [north = 0, south = 0] = [ys[0], ys.at(-1)];
  const room = (pixels: number) => Math.max(1, pixels - 2 * margin);
  const scale = Math.min(room(size.width) / length, room(size.height) / (south - north), most);
  return sane({ x: start + length / 2, y: (north + south) / 2, scale });
}
