import {
  type ColumnDef,
  createSortedRowModel,
  rowSortingFeature,
  type SortingState,
  tableFeatures,
  useTable,
} from "@tanstack/react-table";
import { useMemo, useState } from "react";
import { comparator, sortable } from "./compare";
import type { TableColumn, TableProps, TableSort } from "./types";

const features = tableFeatures({ rowSortingFeature, sortedRowModel: createSortedRowModel() });

function definitions<Row extends object>(columns: readonly TableColumn<Row>[], language: string) {
  return columns.map((column): ColumnDef<typeof features, Row> => {
    const compare = comparator(column, language);
    return {
      id: column.id,
      accessorFn: (row) => sortable(column.value(row)),
      sortFn: (a, b) => compare(a.original, b.original),
      sortUndefined: "last",
      enableSorting: column.sort !== false,
    };
  });
}

/** The rows in the chosen order; the model and its caches are TanStack's. */
export function useSorted<Row extends object>(props: TableProps<Row>, language: string) {
  const { rows, columns, rowId, defaultSort } = props;
  const [sorting, setSorting] = useState<SortingState>(
    defaultSort ? [{ id: defaultSort.column, desc: defaultSort.descending }] : [],
  );
  const table = useTable({
    features,
    data: rows,
    columns: useMemo(() => definitions(columns, language), [columns, language]),
    getRowId: rowId,
    state: { sorting },
    onSortingChange: setSorting,
    enableSortingRemoval: false,
  });
  const sorted = table.getRowModel().rows;
  const first = sorting[0];
  const sort: TableSort | undefined = first && { column: first.id, descending: first.desc };
  return {
    sorted,
    sort,
    sortBy: (next: TableSort) => setSorting([{ id: next.column, desc: next.descending }]),
  };
}
