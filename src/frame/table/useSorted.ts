import { useMemo, useState } from "react";
import { comparator, sortable } from "./compare";
import type { TableColumn, TableProps, TableSort } from "./types";

/** A row with its id, in the order in which it is shown. */
export interface ShownRow<Row> {
  readonly id: string;
  readonly original: Row;
}

/** In the column's order; rows without a value stay last in either direction, equal ones as they came. */
function inOrder<Row>(
  rows: ShownRow<Row>[],
  column: TableColumn<Row>,
  descending: boolean,
  language: string,
) {
  const compare = comparator(column, language);
  const isMissing = ({ original }: ShownRow<Row>) => sortable(column.value(original)) === undefined;
  return rows.sort((one, other) => {
    const missing = Number(isMissing(one)) - Number(isMissing(other));
    return missing || compare(one.original, other.original) * (descending ? -1 : 1);
  });
}

/** The rows in the chosen order. */
export function useSorted<Row extends object>(props: TableProps<Row>, language: string) {
  const { rows, columns, rowId, defaultSort } = props;
  const [sort, sortBy] = useState<TableSort | undefined>(defaultSort);
  const sorted = useMemo(() => {
    const shown = rows.map((original) => ({ id: rowId(original), original }));
    const column = columns.find(({ id }) => id === sort?.column);
    return sort && column ? inOrder(shown, column, sort.descending, language) : shown;
  }, [rows, columns, rowId, sort, language]);
  return { sorted, sort, sortBy };
}
