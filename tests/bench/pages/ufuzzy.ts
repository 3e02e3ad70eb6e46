import uFuzzy from "@leeoniya/ufuzzy";
import type { Searchable } from "../../../src/command/search";

/** One error within a word; the names of these modes are there for types alone. */
const options = { intraMode: 1 };
/** Words in any order, up to so many. */
const permuted = 3;

/** uFuzzy with all that the task asks for: marks folded, one typing error, words in any order. Places, best first. */
export function createUfuzzy(items: readonly Searchable[]): (query: string) => readonly number[] {
  const texts = uFuzzy.latinize(items.map(({ names, context }) => `${names.join(" ")} ${context ?? ""}`));
  const fuzzy = new uFuzzy(options);
  return (query) => {
    const [found, info, order] = fuzzy.search(texts, uFuzzy.latinize([query])[0] ?? "", permuted);
    if (!order) return found ?? [];
    return order.flatMap((place) => info.idx[place] ?? []);
  };
}
