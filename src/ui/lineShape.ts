interface Box {
  /** Of the box, in its own units. */
  readonly width: number;
  readonly height: number;
  /** The least that the height stands for, in the unit of the values: what is next to nothing looks like it. */
  readonly floor?: number;
}

interface LineShape {
  /** The path of the line. */
  readonly line: string;
  /** How high zero lies in the box, from its top. */
  readonly zero: number;
}

/** Of the box above and below: the line's own width has room. */
const EDGE = 2;

/** The line through values that stand evenly in a box, gaps open; zero is always in it. */
export function lineShape(values: readonly (number | null)[], { width, height, floor = 0 }: Box): LineShape {
  const known = values.filter((value) => value !== null);
  const least = Math.min(0, ...known);
  const span = Math.max(Math.max(0, ...known) - least, floor) || 1;
  const heightOf = (value: number) => height - EDGE - ((value - least) / span) * (height - 2 * EDGE);
  const across = width / Math.max(values.length - 1, 1);
  const line = values.map((value, index) => {
    if (value === null) return "";
    const isBegin = (values[index - 1] ?? null) === null;
    const point = `${isBegin ? "M" : "L"}${(index * across).toFixed(1)} ${heightOf(value).toFixed(1)}`;
    // A line of no length is drawn as a dot: a value between two gaps is seen too.
    return isBegin ? `${point}h0` : point;
  });
  return { line: line.join(""), zero: heightOf(0) };
}
