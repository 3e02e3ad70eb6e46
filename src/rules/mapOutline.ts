import { eastOf } from "./mercator";
import type { MapPoint, MapSize, MapView } from "./mercator";

/** A closed ring or a line: x and y of each point in turn, in worlds. */
export interface Outline {
  readonly points: Float64Array;
  readonly isClosed: boolean;
  readonly west: number;
  readonly east: number;
  readonly north: number;
  readonly south: number;
}

/** What has been drawn of a line need not be drawn again this near, in pixels. */
const DETAIL = 0.7;
/** How far outside of the picture a line goes on, in pixels: its stroke is never seen there. */
const AROUND = 8;

/** Further south than anything is drawn: where a ring around the pole is closed. */
const BEYOND = 1.2;

/** The points in turn without a jump at 180°: x goes on past 0 and 1. A ring around the pole goes there and back. */
function unwrapped(points: readonly MapPoint[], isClosed: boolean): Float64Array {
  const flat: number[] = [];
  let [x, first] = [0, 0];
  points.forEach((point, index) => {
    x = index === 0 ? point.x : x + eastOf(point.x, x);
    if (index === 0) first = x;
    flat.push(x, point.y);
  });
  if (isClosed && Math.abs(x - first) > 0.5) flat.push(x, BEYOND, first, BEYOND);
  return Float64Array.from(flat);
}

/** An outline through points, closed or a line. */
export function outlineOf(points: readonly MapPoint[], isClosed: boolean): Outline {
  const flat = unwrapped(points, isClosed);
  let [west, east, north, south] = [Infinity, -Infinity, Infinity, -Infinity];
  for (let index = 0; index < flat.length; index += 2) {
    const [x = 0, y = 0] = [flat[index], flat[index + 1]];
    west = Math.min(west, x);
    east = Math.max(east, x);
    north = Math.min(north, y);
    south = Math.max(south, y);
  }
  return { points: flat, isClosed, west, east, north, south };
}

/** On which sides of the picture a point lies, one bit each; 0 is inside. */
function sidesOf(x: number, y: number, { width, height }: MapSize): number {
  return (x < -AROUND ? 1 : x > width + AROUND ? 2 : 0) | (y < -AROUND ? 4 : y > height + AROUND ? 8 : 0);
}

/** One outline as a path; `left` and `top` are where the corner of the world is in the picture. */
function pathOf(
  { points, isClosed }: Outline,
  left: number,
  top: number,
  scale: number,
  size: MapSize,
): string {
  let text = "";
  let drawn = 0;
  const draw = (x: number, y: number): void => {
    text += `${drawn === 0 ? "M" : "L"}${x.toFixed(1)} ${y.toFixed(1)}`;
    drawn++;
  };
  let [drawnX, drawnY, drawnSides] = [0, 0, 0];
  let [lastX, lastY, isSkipped] = [0, 0, false];
  for (let index = 0; index < points.length; index += 2) {
    const x = left + (points[index] ?? 0) * scale;
    const y = top + (points[index + 1] ?? 0) * scale;
    const sides = sidesOf(x, y, size);
    // Between two points beyond the same edge nothing is seen, whatever way the line takes.
    const isUnseen = sides !== 0 && sides === drawnSides;
    if (drawn > 0 && (isUnseen || (Math.abs(x - drawnX) < DETAIL && Math.abs(y - drawnY) < DETAIL))) {
      [lastX, lastY, isSkipped] = [x, y, isUnseen];
      continue;
    }
    if (isSkipped) draw(lastX, lastY);
    draw(x, y);
    [drawnX, drawnY, drawnSides, isSkipped] = [x, y, sides, false];
  }
  if (isSkipped) draw(lastX, lastY);
  if (drawn < 2) return "";
  return isClosed ? `${text}Z` : text;
}

/**
 * The outlines in sight as one path of SVG, in pixels: no finer than the screen can show, none that lies outside. The
 * world is drawn again east and west of itself where it is seen there.
 */
export function outlinePath(outlines: readonly Outline[], view: MapView, size: MapSize): string {
  const { scale } = view;
  const half = size.width / 2 / scale;
  const top = size.height / 2 - view.y * scale;
  const [north, south] = [-top / scale, (size.height - top) / scale];
  const parts: string[] = [];
  // One more on either side: what goes across 180° reaches out of its own world.
  for (let copy = Math.floor(view.x - half) - 1; copy <= Math.floor(view.x + half) + 1; copy++) {
    const left = size.width / 2 + (copy - view.x) * scale;
    const [west, east] = [view.x - half - copy, view.x + half - copy];
    for (const outline of outlines) {
      if (outline.east < west || outline.west > east || outline.south < north || outline.north > south)
        continue;
      // A speck is not worth its point.
      if (Math.max(outline.east - outline.west, outline.south - outline.north) * scale < DETAIL) continue;
      parts.push(pathOf(outline, left, top, scale, size));
    }
  }
  return parts.join("");
}
