import type { SheetCell } from "../../state/sheets";
import type { CellValue, TableProps } from "./types";
import type { ShownRow } from "./tree";

function cellOf(value: CellValue): SheetCell {
  if (value === null || value === undefined) return null;
  if (value instanceof Date) return Number.isNaN(value.getTime()) ? null : value.toISOString();
  return typeof value === "boolean" ? String(value) : value;
}

/** Times are written with their zone: that of the screen, in its head, is not theirs. */
function headOf({ header, unit }: { header: string; unit?: string | undefined }, isTime: boolean): string {
  return unit === undefined || isTime ? header : `${header} (${unit})`;
}

/**
 * The rows of a table as a file holds them, in the order in which they are shown: all columns that have something to
 * give, also those for which the screen has no room. The selected rows alone where some are.
 */
export function tableRows<Row extends object>(
  { columns, selected }: Pick<TableProps<Row>, "columns" | "selected">,
  rows: readonly ShownRow<Row>[],
): SheetCell[][] {
  const given = columns.filter(({ header, saved }) => saved !== false && header !== "");
  const wanted = selected && selected.size > 0 ? rows.filter(({ id }) => selected.has(id)) : rows;
  const values = wanted.map(({ original }) => given.map(({ saved, value }) => (saved || value)(original)));
  const isTime = given.map((_, at) => values.some((row) => row[at] instanceof Date));
  return [
    given.map((column, at) => headOf(column, isTime[at] === true)),
    ...values.map((row) => row.map(cellOf)),
  ];
}
