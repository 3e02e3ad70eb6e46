import { byName } from "./names";

/** A park's states, worst first; `unknown` is any that the portal has no word for, and none at all. */
export const parkStates = ["fault", "offline", "warning", "ok", "unknown"] as const;

export type KnownParkState = (typeof parkStates)[number];

/** Which of them a state of the server is. */
export function parkStateOf(raw: string | null | undefined): KnownParkState {
  return parkStates.find((known) => known === raw) ?? "unknown";
}

/** Its place among them, 0 for the worst: the one order of every list, tile and table. */
export function parkStateRank(raw: string | null | undefined): number {
  return parkStates.indexOf(parkStateOf(raw));
}

interface Judged {
  readonly name: string;
  readonly kpi?: {
    readonly state: string;
    readonly lostEnergyTodayWh: number | null;
    readonly openEvents: number | null;
  } | null;
}

/** Worst first: state, then energy lost today, then open events, then name as the language's readers sort it [45]. */
export function worstFirst(language: string): (one: Judged, other: Judged) => number {
  const compare = byName(language);
  return (one, other) =>
    parkStateRank(one.kpi?.state) - parkStateRank(other.kpi?.state) ||
    (other.kpi?.lostEnergyTodayWh ?? 0) - (one.kpi?.lostEnergyTodayWh ?? 0) ||
    (other.kpi?.openEvents ?? 0) - (one.kpi?.openEvents ?? 0) ||
    compare(one, other);
}
