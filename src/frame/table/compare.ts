import type { CellValue, TableColumn } from "./types";

const collators = new Map<string, Intl.Collator>();

function collator(language: string): Intl.Collator {
  let known = collators.get(language);
  if (!known) {
    known = new Intl.Collator(language, { numeric: true, sensitivity: "base" });
    collators.set(language, known);
  }
  return known;
}

/** Null, undefined and NaN become undefined, which sorts last in either direction. */
export function sortable(value: CellValue): string | number | undefined {
  if (value === null || value === undefined) return undefined;
  if (value instanceof Date) return sortable(value.getTime());
  if (typeof value === "boolean") return value ? 1 : 0;
  return typeof value === "number" && Number.isNaN(value) ? undefined : value;
}

/** Ascending order: numbers by size, words as the language sorts them, "WR 2" before "WR 12". */
export function compareValues(a: string | number, b: string | number, language: string): number {
  if (typeof a === "number" && typeof b === "number") return a - b;
  return collator(language).compare(String(a), String(b));
}

/** The order of two rows in a column. */
export function comparator<Row>(column: TableColumn<Row>, language: string): (a: Row, b: Row) => number {
  if (typeof column.sort === "function") return column.sort;
  return (a, b) => compareValues(sortable(column.value(a)) ?? "", sortable(column.value(b)) ?? "", language);
}

/** A value as plain text; nothing for no value. */
export function textOf(value: CellValue): string {
  if (value === null || value === undefined) return "";
  return value instanceof Date ? value.toISOString() : String(value);
}
