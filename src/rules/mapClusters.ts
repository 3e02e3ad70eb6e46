import { eastOf, MOST_SCALE } from "./mercator";
import type { MapPoint } from "./mercator";

/** Things that are too near to one another to be drawn one by one. */
export interface Cluster<Item> extends MapPoint {
  /** As told; the first is the one it is named by. */
  readonly items: readonly Item[];
}

/** Zooming changes the clusters in steps, or they would flicker. */
const STEPS_PER_DOUBLING = 2;

/** The scale at which clusters are made for what is looked at. */
export function clusterScale(scale: number): number {
  return 2 ** (Math.floor(Math.log2(scale) * STEPS_PER_DOUBLING) / STEPS_PER_DOUBLING);
}

/** The middle of points that are near one another, be it across 180°. */
function middleOf(points: readonly MapPoint[], near: number): MapPoint {
  let [x, y] = [0, 0];
  for (const point of points) {
    x += eastOf(point.x, near);
    y += point.y;
  }
  const mean = near + x / points.length;
  return { x: mean - Math.floor(mean), y: y / points.length };
}

/** Items by the cell they lie in; a cell is a little larger than `distance`, so that all that is near is in the nine around. */
class Grid<Item extends MapPoint> {
  private readonly cells = new Map<number, Item[]>();
  private readonly columns: number;

  constructor(
    items: readonly Item[],
    private readonly distance: number,
  ) {
    this.columns = Math.max(1, Math.floor(1 / distance));
    for (const item of items) {
      const key = this.keyOf(this.columnOf(item), this.rowOf(item));
      const cell = this.cells.get(key);
      if (cell) cell.push(item);
      else this.cells.set(key, [item]);
    }
  }

  /** Takes out all that are near; the world goes on behind 180°. */
  take(seed: Item): Item[] {
    const taken: Item[] = [];
    const isLeft = (item: Item) => {
      const [right, down] = [eastOf(item.x, seed.x), item.y - seed.y];
      if (right * right + down * down >= this.distance * this.distance) return true;
      taken.push(item);
      return false;
    };
    const [column, row] = [this.columnOf(seed), this.rowOf(seed)];
    for (let down = -1; down <= 1; down++)
      for (let right = -1; right <= 1; right++) {
        const key = this.keyOf(column + right, row + down);
        const cell = this.cells.get(key);
        if (cell) this.cells.set(key, cell.filter(isLeft));
      }
    return taken;
  }

  private columnOf({ x }: MapPoint): number {
    return Math.min(this.columns - 1, Math.floor(x * this.columns));
  }

  private rowOf({ y }: MapPoint): number {
    return Math.floor(y / this.distance);
  }

  private keyOf(column: number, row: number): number {
    return row * this.columns + ((column + this.columns) % this.columns);
  }
}

/**
 * Puts what is nearer to one another than `distance` (in worlds) together. Each item, in the given order, takes all that
 * are around it and not taken yet: what comes first names the cluster. In time proportional to the number of items.
 */
export function clustersOf<Item extends MapPoint>(items: readonly Item[], distance: number): Cluster<Item>[] {
  const grid = new Grid(items, distance);
  const taken = new Set<Item>();
  return items.flatMap((seed) => {
    if (taken.has(seed)) return [];
    const around = grid.take(seed);
    for (const item of around) taken.add(item);
    return [{ ...middleOf(around, seed.x), items: [seed, ...around.filter((item) => item !== seed)] }];
  });
}

/** Whether zooming in can take a cluster apart: not where its items lie in one place. `pixels` is how near is too near. */
export function canOpen({ items }: Cluster<MapPoint>, pixels: number): boolean {
  const [first] = items;
  if (first === undefined) return false;
  const isApart = ({ x, y }: MapPoint) => Math.hypot(eastOf(x, first.x), y - first.y) * MOST_SCALE > pixels;
  return items.some(isApart);
}
