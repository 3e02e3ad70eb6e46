import { formatNumber } from "../rules/numbers";
import { scaled, scaleOfParts } from "../rules/units";
import type { Quantity } from "../rules/units";
import type { TableColumn } from "./Table";

/**
 * A column of one quantity in base units: one unit for all its rows, in the header, and as many digits [145]. `sums` are
 * rows of what others do together.
 */
export function quantityColumn<Row>(
  column: Pick<TableColumn<Row>, "id" | "header" | "width" | "priority" | "below">,
  kind: Quantity,
  rows: readonly Row[],
  language: string,
  read: (row: Row) => number | null | undefined,
  sums: readonly Row[] = [],
): TableColumn<Row> {
  const own = scaleOfParts(rows.map(read), sums.map(read), kind);
  const digits = kind === "irradiance" ? 0 : 2;
  return {
    ...column,
    unit: own.unit,
    align: "end",
    value: read,
    saved: (row) => scaled(read(row), own),
    cell: (row) => formatNumber(scaled(read(row), own), language, { digits }),
  };
}
