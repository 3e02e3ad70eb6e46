import type { TableTree } from "./types";

/** Where a row stands in its tree. */
export type TreeNode = {
  /** From 1, the top. */
  level: number;
  /** From 1, among those that stand under the same row. */
  place: number;
  siblings: number;
  parent: string | null;
  isBranch: boolean;
  hasChildren: boolean;
  /** Ids of the rows below it, however deep, that are no branches. */
  leaves: readonly string[];
};

/** A row with its id, and its place where rows stand under each other. */
export type ShownRow<Row> = { readonly id: string; readonly original: Row; readonly node?: TreeNode };

/** Rows in the order of siblings, put into the order of the tree: each parent before its children. */
export function treeOf<Row>(
  rows: readonly ShownRow<Row>[],
  { parentOf, isBranch }: Pick<TableTree<Row>, "parentOf" | "isBranch">,
): ShownRow<Row>[] {
  const ids = new Set(rows.map(({ id }) => id));
  const families = new Map<string | null, ShownRow<Row>[]>();
  for (const row of rows) {
    const named = parentOf(row.original);
    const parent = named !== null && ids.has(named) ? named : null;
    const family = families.get(parent);
    if (family) family.push(row);
    else families.set(parent, [row]);
  }
  const placed: ShownRow<Row>[] = [];
  function place(parent: string | null, level: number): string[] {
    const family = families.get(parent) ?? [];
    const below: string[] = [];
    family.forEach(({ id, original }, index) => {
      const branch = isBranch(original);
      const hasChildren = families.has(id);
      const leaves: string[] = [];
      const at = { level, place: index + 1, siblings: family.length, parent };
      placed.push({ id, original, node: { ...at, isBranch: branch, hasChildren, leaves } });
      if (hasChildren) leaves.push(...place(id, level + 1));
      if (!branch) below.push(id);
      below.push(...leaves);
    });
    return below;
  }
  place(null, 1);
  return placed;
}

/** What is left in sight when the children of the folded rows are not. */
export function unfolded<Row>(
  rows: readonly ShownRow<Row>[],
  folded: ReadonlySet<string>,
): readonly ShownRow<Row>[] {
  const hidden = new Set<string>();
  return rows.filter(({ id, node }) => {
    const parent = node?.parent ?? null;
    const isHidden = parent !== null && (folded.has(parent) || hidden.has(parent));
    if (isHidden) hidden.add(id);
    return !isHidden;
  });
}
