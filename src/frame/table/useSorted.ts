import { useMemo, useState } from "react";
import { inOrder } from "./compare";
import { type ShownRow, treeOf, unfolded } from "./tree";
import type { TableProps, TableSort } from "./types";

export type Sorted<Row> = {
  /** Those in sight, from above. */
  sorted: readonly ShownRow<Row>[];
  /** All that stands for itself, folded away or not. */
  leaves: readonly ShownRow<Row>[];
  /** Ids of all that can be marked, in order. */
  markable: readonly string[];
  folded: ReadonlySet<string> | undefined;
  sort: TableSort | undefined;
  sortBy: (sort: TableSort) => void;
};

/** The rows in the chosen order; where they stand under each other, siblings among themselves. */
export function useSorted<Row extends object>(props: TableProps<Row>, language: string): Sorted<Row> {
  const { rows, columns, rowId, defaultSort } = props;
  const { parentOf, isBranch, folded } = props.tree ?? {};
  const [sort, sortBy] = useState<TableSort | undefined>(defaultSort);
  const column = sort && columns.find(({ id }) => id === sort.column);
  const ordered = useMemo((): readonly ShownRow<Row>[] => {
    const shown = rows.map((original) => ({ id: rowId(original), original }));
    const inColumn = sort && column ? inOrder(shown, column, sort.descending, language) : shown;
    return parentOf && isBranch ? treeOf(inColumn, { parentOf, isBranch }) : inColumn;
  }, [rows, column, rowId, sort, language, parentOf, isBranch]);
  const sorted = useMemo(() => (folded ? unfolded(ordered, folded) : ordered), [ordered, folded]);
  const leaves = useMemo(() => ordered.filter(({ node }) => node?.isBranch !== true), [ordered]);
  const markable = useMemo(() => leaves.map(({ id }) => id), [leaves]);
  return { sorted, leaves, markable, folded, sort, sortBy };
}
