import { entityKinds } from "../command/entity";
import { createSearchIndex } from "../command/search";
import type { Searchable, SearchIndex } from "../command/search";
import type { Names } from "./actionNames";
import { otherName } from "./rows";
import type { Row } from "./rows";

/** The highest boost there is: rows that match equally well keep the order of their list. */
const FIRST = 511;

function namesOf(names: Names, { name, label, target }: Row): Pick<Searchable, "names" | "keywords"> {
  const called =
    target.type === "action"
      ? names.ofAction(target.action)
      : { names: label === undefined ? [] : names.ofLabel(label) };
  return { ...called, names: [...new Set([name, ...called.names])] };
}

/** The last list by its names: while someone types it stays the same, and is taken in once. */
const lists = new WeakMap<Names, { readonly written: string; readonly search: SearchIndex }>();

function searchOf(names: Names, rows: readonly Row[]): SearchIndex {
  const items = rows.map((row) => ({
    key: row.key,
    kind: entityKinds.action,
    ...namesOf(names, row),
  }));
  const written = JSON.stringify(items);
  const known = lists.get(names);
  if (known?.written === written) return known.search;
  const search = createSearchIndex();
  search.add(items);
  lists.set(names, { written, search });
  return search;
}

/**
 * The rows of a short list at hand (actions of one entity, choices, help) that a text finds, best first: the same
 * matching as at the top level, over the names of these rows alone [224] [225] [226].
 */
export function narrowed(names: Names, rows: readonly Row[], text: string): Row[] {
  if (text.trim() === "") return [...rows];
  const boost = new Map(rows.map(({ key }, place) => [key, FIRST - place]));
  const byKey = new Map(rows.map((row) => [row.key, row]));
  const hits = searchOf(names, rows).search(text, { limit: rows.length, boost });
  return hits.flatMap(({ key, name, ranges }): Row[] => {
    const row = byKey.get(key);
    return row === undefined ? [] : [{ ...row, ranges, also: otherName(row.name, { name, ranges }) }];
  });
}
