/** A parameter of an address that waits to be written there. */
interface RestingParameter {
  /** The screen's, below /v1. */
  readonly address: string;
  /** The parameters with this one as it will be. */
  readonly apply: (search: string) => URLSearchParams;
}

/** Of the one address that a page has. */
const waiting = new Set<RestingParameter>();

/** Says what will be written once it rests; returns the way to take it back. */
export function addResting(parameter: RestingParameter): () => void {
  waiting.add(parameter);
  return () => void waiting.delete(parameter);
}

/** The search of an address with all that is still to be written there: what the screen shows already. */
export function restedSearch(address: string, search: string): string {
  let rested = search;
  for (const parameter of waiting) {
    if (parameter.address !== address) continue;
    const text = parameter.apply(rested).toString();
    rested = text === "" ? "" : `?${text}`;
  }
  return rested;
}
