import { isoInZone } from "../../rules/csv";
import type { SheetCell } from "../../state/sheets";
import type { CellValue, TableColumn, TableProps } from "./types";
import type { ShownRow } from "./tree";

function cellOf(value: Exclude<CellValue, Date>): SheetCell {
  if (value === null || value === undefined) return null;
  return typeof value === "boolean" ? String(value) : value;
}

const UTC = "UTC";

/** A column of a file: its head and its cells. */
interface FileColumn {
  readonly head: string;
  readonly cells: readonly SheetCell[];
}

/**
 * Times are written by the clocks that the cells show. Where these are the same for all, the head says which; else each
 * time is written with its offset.
 */
function timeColumn(header: string, values: readonly CellValue[], zones: readonly string[]): FileColumn {
  const times = values.map((value, at) =>
    value instanceof Date && !Number.isNaN(value.getTime())
      ? { time: value.getTime(), zone: zones[at] ?? UTC }
      : null,
  );
  const all = new Set(times.flatMap((each) => (each === null ? [] : [each.zone])));
  const [only, ...others] = all;
  if (only === undefined) return { head: header, cells: times };
  return others.length === 0
    ? { head: `${header} (${only})`, cells: times }
    : { head: header, cells: times.map((each) => each && isoInZone(each)) };
}

function fileColumn<Row extends object>(
  { header, unit, saved, value, zone }: TableColumn<Row>,
  rows: readonly ShownRow<Row>[],
): FileColumn {
  const values = rows.map(({ original }) => (saved || value)(original));
  if (values.some((each) => each instanceof Date))
    return timeColumn(
      header,
      values,
      rows.map(({ original }) => zone?.(original) ?? UTC),
    );
  return {
    head: unit === undefined ? header : `${header} (${unit})`,
    cells: values.map((each) => (each instanceof Date ? null : cellOf(each))),
  };
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
  const filed = given.map((column) => fileColumn(column, wanted));
  return [
    filed.map(({ head }) => head),
    ...wanted.map((_, at) => filed.map(({ cells }) => cells[at] ?? null)),
  ];
}
