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

/** Rows in a column's order; those without a value stay last in either direction, equal ones as they came. */
export function inOrder<Row, Item extends { readonly original: Row }>(
  items: readonly Item[],
  column: TableColumn<Row>,
  descending: boolean,
  language: string,
): Item[] {
  const { sort, value } = column;
  const sign = descending ? -1 : 1;
  // Each value is read once, not at each comparison.
  const keyed = items.map((item) => ({ item, key: sortable(value(item.original)) }));
  keyed.sort((one, other) => {
    const missing = Number(one.key === undefined) - Number(other.key === undefined);
    if (missing !== 0) return missing;
    const order =
      typeof sort === "function"
        ? sort(one.item.original, other.item.original)
        : compareValues(one.key ?? "", other.key ?? "", language);
    return order * sign;
  });
  return keyed.map(({ item }) => item);
}

/** A value as plain text; nothing for no value. */
export function textOf(value: CellValue): string {
  if (value === null || value === undefined) return "";
  return value instanceof Date ? value.toISOString() : String(value);
}
