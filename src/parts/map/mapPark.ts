import { parkStateOf, parkStateRank, parkStates } from "../../rules/parkState";
import type { KnownParkState } from "../../rules/parkState";
import { pointOf } from "../../rules/mercator";
import type { Degrees, MapPoint } from "../../rules/mercator";
import type { StatusKind } from "../../ui/Status";

/** A park, or a device, as the map shows it: what is known of it already, for the map asks for nothing. */
export interface MapPark extends Degrees {
  /** What its mark leads to; a park without it. */
  readonly thing?: "park" | "device";
  readonly uid: string;
  readonly name: string;
  readonly state?: string | undefined;
  /** Its state in words, where they are not a park's. */
  readonly stateText?: string;
  readonly powerW?: number | null | undefined;
}

/** A park that has a place. */
export interface PlacedPark extends MapPoint {
  readonly park: MapPark;
}

/** Those that have a position, worst first: the worst names its cluster. */
export function placedParks(parks: readonly MapPark[]): PlacedPark[] {
  return parks
    .flatMap((park) => {
      const point = pointOf(park);
      return point ? [{ ...point, park }] : [];
    })
    .sort((one, other) => parkStateRank(one.park.state) - parkStateRank(other.park.state));
}

/** How many of them are in each state, worst first; states that none is in are left out. */
export function countStates(
  items: readonly PlacedPark[],
): { readonly state: KnownParkState; readonly count: number }[] {
  const counts = new Map<KnownParkState, number>();
  for (const { park } of items) {
    const state = parkStateOf(park.state);
    counts.set(state, (counts.get(state) ?? 0) + 1);
  }
  return parkStates.flatMap((state) => {
    const count = counts.get(state);
    return count === undefined ? [] : [{ state, count }];
  });
}

/** The shape and colour of a state. */
export function kindOf(state: KnownParkState): StatusKind {
  return state === "unknown" ? "info" : state;
}
