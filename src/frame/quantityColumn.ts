import { formatNumber } from "../rules/numbers";
import { scaled, scaleOfParts } from "../rules/units";
import type { Quantity, Scale } from "../rules/units";
import type { TableColumn } from "./Table";

type Place<Row> = Pick<TableColumn<Row>, "id" | "header" | "width" | "priority" | "below">;

/** A column of base units in one unit: in its header, in its cells and in a file alike [145]. */
export function scaledColumn<Row>(
  column: Place<Row>,
  own: Scale,
  language: string,
  read: (row: Row) => number | null | undefined,
  digits = 2,
): TableColumn<Row> {
  return {
    ...column,
    unit: own.unit,
    align: "end",
    value: read,
    saved: (row) => scaled(read(row), own),
    cell: (row) => formatNumber(scaled(read(row), own), language, { digits }),
  };
}

/**
 * A column of one quantity in base units: one unit for all its rows, in the header, and as many digits [145]. `sums` are
 * rows of what others do together.
 */
export function quantityColumn<Row>(
  column: Place<Row>,
  kind: Quantity,
  rows: readonly Row[],
  language: string,
  read: (row: Row) => number | null | undefined,
  sums: readonly Row[] = [],
): TableColumn<Row> {
  const own = scaleOfParts(rows.map(read), sums.map(read), kind);
  return scaledColumn(column, own, language, read, kind === "irradiance" ? 0 : 2);
}
