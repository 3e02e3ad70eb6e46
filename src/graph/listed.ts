import { RestError } from "./restError";

/**
 * The rows of an answer that can be told apart, each with the park it was asked of. A row without an id cannot be
 * shown or changed and is left out; an answer that is no list is a failure.
 */
export function rowsOf<Row extends { readonly id: string | number }>(
  rows: readonly Row[],
  park: string,
): (Row & { readonly park: string })[] {
  const all: unknown = rows;
  if (!Array.isArray(all)) throw new RestError("malformed", 200);
  return rows.filter(isIdentified).map((row) => ({ ...row, park }));
}

/** One object of an answer with the park it was asked of; one without an id is a failure. */
export function rowOf<Row extends { readonly id: string | number }>(
  row: Row,
  park: string,
): Row & { readonly park: string } {
  if (!isIdentified(row)) throw new RestError("malformed", 200);
  return { ...row, park };
}

/** One page in the shape that all paged fields have. A total that is no number counts as 0, so that the list ends. */
export function pageOf<Row extends { readonly id: string | number }>(
  answer: {
    readonly items: readonly Row[];
    readonly pagination: { readonly total: number; readonly page: number };
  },
  park: string,
  asked: number,
) {
  const pagination = answer.pagination as { total?: unknown; page?: unknown } | undefined;
  const count = (value: unknown, otherwise: number) =>
    typeof value === "number" && Number.isSafeInteger(value) && value >= 0 ? value : otherwise;
  return {
    items: rowsOf(answer.items, park),
    total: count(pagination?.total, 0),
    page: count(pagination?.page, asked),
  };
}

/** Text where it is text: a field of a wrong type is as good as missing. */
export function textOf(value: unknown): string | null {
  return typeof value === "string" ? value : null;
}

/** A finite number where it is one. */
export function numberOf(value: unknown): number | null {
  return typeof value === "number" && Number.isFinite(value) ? value : null;
}

/** A whole number where it is one that GraphQL can carry. */
export function wholeOf(value: unknown): number | null {
  return typeof value === "number" && Number.isInteger(value) && Math.abs(value) < 2 ** 31 ? value : null;
}

/** An id where it is one. */
export function idOf(value: unknown): string | null {
  return typeof value === "string" || typeof value === "number" ? String(value) : null;
}

/** The same object without what was not given. */
export function given<T extends object>(changes: T): { [K in keyof T]: NonNullable<T[K]> } {
  const entries = Object.entries(changes).filter(([, value]) => value !== undefined && value !== null);
  return Object.fromEntries(entries) as { [K in keyof T]: NonNullable<T[K]> };
}

function isIdentified(row: unknown): boolean {
  if (typeof row !== "object" || row === null || !("id" in row)) return false;
  return idOf(row.id) !== null && row.id !== "";
}
