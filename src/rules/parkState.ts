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
