import { useEffect } from "react";
import type { TableTree } from "./Table";
import { useTools } from "./tools";

interface FoldsOptions {
  /** The tree's name in every language, under which the account keeps what is folded. */
  readonly table: string;
  /** What the rows are narrowed by, as one text; empty while all are there. */
  readonly narrowed: string;
  /** Ids of the rows that are folded all at once; the same list as long as it holds the same. */
  readonly branches: readonly string[];
}

/**
 * Which rows of a tree are folded. It is kept for the account; while the rows are narrowed everything is unfolded at
 * first, so that nothing that was looked for stays hidden, and what is folded then is forgotten with the narrowing.
 * For observers.
 */
export function useFolds({
  table,
  narrowed,
  branches,
}: FoldsOptions): Pick<TableTree<object>, "folded" | "onFold"> {
  const { folds } = useTools();
  const folded = folds.of(table, narrowed);
  useEffect(() => folds.show({ table, narrowed, branches }), [folds, table, narrowed, branches]);
  function onFold(id: string, isFolded: boolean): void {
    const next = new Set(folded);
    if (isFolded) next.add(id);
    else next.delete(id);
    folds.set(table, next, narrowed);
  }
  return { folded, onFold };
}
