import Fuse from "fuse.js";
import { fleet, LETTER_BY_LETTER, runSearchBench } from "../search.bench";
import type { SearchBench } from "../search.bench";
import { createUfuzzy } from "./ufuzzy";

export interface SearchAlone {
  readonly ours: SearchBench;
  /** Times of single searches, ms. */
  readonly ufuzzy: readonly number[];
  readonly fuse: readonly number[];
}

const devicesPerPark = 19;

function timesOf(queries: readonly string[], search: (query: string) => unknown): number[] {
  return queries.map((query) => {
    const start = performance.now();
    search(query);
    return performance.now() - start;
  });
}

/** Our index, uFuzzy and Fuse over the same entities; Fuse searches whole queries only, for it takes half a second each. */
export function start(_root: HTMLElement, parameters: URLSearchParams): SearchAlone {
  const parks = Number(parameters.get("parks"));
  const ours = runSearchBench(parks, parks * devicesPerPark);
  const items = fleet(parks, parks * devicesPerPark);
  const letters = LETTER_BY_LETTER.flatMap((query) =>
    Array.from(query, (_, index) => query.slice(0, index + 1)),
  );
  const ufuzzy = timesOf(letters, createUfuzzy(items));
  const index = new Fuse(items, { keys: ["names", "context"], ignoreDiacritics: true });
  const some = LETTER_BY_LETTER.slice(0, Number(parameters.get("fuse")));
  return { ours, ufuzzy, fuse: timesOf(some, (query) => index.search(query, { limit: 20 })) };
}
