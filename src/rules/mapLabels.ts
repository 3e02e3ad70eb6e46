import type { MapPoint, MapSize } from "./mercator";

/** A mark and its name, which is written beside it where there is room. */
export interface Named extends MapPoint {
  readonly id: string;
  /** Undefined where nothing is written, e.g. at a cluster: it only needs its room. */
  readonly name: string | undefined;
}

interface Box {
  readonly left: number;
  readonly right: number;
  readonly top: number;
  readonly bottom: number;
}

/** Pixels: a letter on average, half a line, from the mark's middle to its name, and a mark. */
const LETTER = 7;
const HALF_LINE = 9;
const GAP = 17;
const MARK = 16;
/** Above so many, names are noise. */
const MOST = 80;

const meets = (one: Box, other: Box) =>
  one.left < other.right && other.left < one.right && one.top < other.bottom && other.top < one.bottom;

/** Which marks get their name, and on which side: none lies over another mark or name. What comes first is served first. */
export function mapLabels(marks: readonly Named[], size: MapSize): ReadonlyMap<string, "start" | "end"> {
  const labels = new Map<string, "start" | "end">();
  if (marks.length > MOST) return labels;
  const taken: Box[] = marks.map(({ x, y }) => {
    return { left: x - MARK, right: x + MARK, top: y - MARK, bottom: y + MARK };
  });
  for (const { id, name, x, y } of marks) {
    if (name === undefined) continue;
    const width = name.length * LETTER;
    const sides = [
      ["end", x + GAP],
      ["start", x - GAP - width],
    ] as const;
    for (const [side, left] of sides) {
      const box = { left, right: left + width, top: y - HALF_LINE, bottom: y + HALF_LINE };
      if (left < 0 || box.right > size.width || taken.some((other) => meets(box, other))) continue;
      taken.push(box);
      labels.set(id, side);
      break;
    }
  }
  return labels;
}
