import Fuse from "fuse.js";
import { createSearchIndex } from "../../../src/command/search";
import { qualityList } from "../../command/qualityList";
import { world } from "../../command/searchWorld";
import { createUfuzzy } from "./ufuzzy";

export interface Quality {
  readonly queries: number;
  /** How many queries had the wanted entity first. */
  readonly ours: number;
  readonly ufuzzy: number;
  readonly fuse: number;
}

/** First ranks on the list that our own search is tested with; the libraries with folding of marks and typing errors on. */
export function start(): Quality {
  const items = world();
  const index = createSearchIndex();
  index.add(items);
  const fuse = new Fuse(items, { keys: ["names", "context"], ignoreDiacritics: true });
  const ufuzzy = createUfuzzy(items);
  const ranks = (first: (query: string) => string | undefined) =>
    qualityList.filter(([query, key]) => first(query) === key).length;
  return {
    queries: qualityList.length,
    ours: ranks((query) => index.search(query)[0]?.key),
    ufuzzy: ranks((query) => items[ufuzzy(query)[0] ?? -1]?.key),
    fuse: ranks((query) => fuse.search(query, { limit: 1 })[0]?.item.key),
  };
}
