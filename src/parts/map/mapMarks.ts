import { parkStateOf } from "../../rules/parkState";
import type { KnownParkState } from "../../rules/parkState";
import { clusterScale, clustersOf } from "../../rules/mapClusters";
import type { Cluster } from "../../rules/mapClusters";
import { onScreen } from "../../rules/mercator";
import type { MapPoint, MapSize, MapView } from "../../rules/mercator";
import type { PlacedPark } from "./mapPark";

/** Marks nearer than this are one, in pixels. */
export const NEAR = 44;
/** So far outside a mark is still drawn in part. */
const EDGE = 24;

/** A park or a cluster where it is drawn. */
export interface MapMark extends MapPoint {
  /** The uid of its first park, the worst. */
  readonly id: string;
  readonly cluster: Cluster<PlacedPark>;
  readonly state: KnownParkState;
}

/** What is drawn together at this scale, wherever one looks. */
export function clustersAt(placed: readonly PlacedPark[], scale: number): Cluster<PlacedPark>[] {
  return clustersOf(placed, NEAR / clusterScale(scale));
}

/** Those of them in sight, worst first. */
export function marksIn(clusters: readonly Cluster<PlacedPark>[], view: MapView, size: MapSize): MapMark[] {
  return clusters.flatMap((cluster) => {
    const { x, y } = onScreen(cluster, view, size);
    const isIn = x > -EDGE && y > -EDGE && x < size.width + EDGE && y < size.height + EDGE;
    const first = cluster.items[0]?.park;
    return isIn && first ? [{ x, y, cluster, id: first.uid, state: parkStateOf(first.state) }] : [];
  });
}

const ways: Readonly<Record<string, MapPoint>> = {
  ArrowLeft: { x: -1, y: 0 },
  ArrowRight: { x: 1, y: 0 },
  ArrowUp: { x: 0, y: -1 },
  ArrowDown: { x: 0, y: 1 },
};

/** Which way an arrow key leads on the map, the same in every language; undefined for other keys. */
export function wayOf(key: string): MapPoint | undefined {
  return ways[key];
}

/** The next mark that way: what lies ahead is nearer than what lies aside. */
export function nextMark(marks: readonly MapMark[], from: MapMark, way: MapPoint): MapMark | undefined {
  let best: { mark: MapMark; cost: number } | undefined;
  for (const mark of marks) {
    const [right, down] = [mark.x - from.x, mark.y - from.y];
    const ahead = right * way.x + down * way.y;
    const aside = Math.abs(right * way.y) + Math.abs(down * way.x);
    const cost = ahead + 2 * aside;
    if (mark.id !== from.id && ahead > aside / 2 && (!best || cost < best.cost)) best = { mark, cost };
  }
  return best?.mark;
}
