import { parkStateOf, parkStates } from "../../rules/parkState";
import type { KnownParkState } from "../../rules/parkState";
import type { ParkRow } from "./parkRows";

export type Trouble = Exclude<KnownParkState, "ok">;

/** What the counts tell apart, worst first; a state that nobody knows, or that did not come, is looked at too. */
export const troubles = parkStates.filter((state) => state !== "ok");

/** What is wrong with a park; undefined where nothing is. */
export function troubleOf(state: string | undefined): Trouble | undefined {
  const known = parkStateOf(state);
  return known === "ok" ? undefined : known;
}

/** So many of the worst parks are named: what a narrow window shows without scrolling. */
const NAMED = 3;

export interface Triage {
  readonly counts: readonly { readonly trouble: Trouble; readonly count: number }[];
  /** The worst of them, as they stand in `rows`: worst first. */
  readonly worst: readonly ParkRow[];
}

/** How many parks something is wrong with, and which of them come first. */
export function triageOf(rows: readonly ParkRow[]): Triage {
  const bad = rows.filter(({ kpi }) => troubleOf(kpi?.state) !== undefined);
  const counts = troubles
    .map((trouble) => ({
      trouble,
      count: bad.filter(({ kpi }) => troubleOf(kpi?.state) === trouble).length,
    }))
    .filter(({ count }) => count > 0);
  return { counts, worst: bad.slice(0, NAMED) };
}
