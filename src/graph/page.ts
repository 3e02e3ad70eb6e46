import { RestError } from "./restError";

/**
 * The rows of a list as the server sent it: what is no list is a malformed answer, what is no object in it is left out,
 * and of two rows with one key the first stands. A row without a key (null) is left out too.
 */
export function rowsOf<T extends object>(list: unknown, keyOf: (row: T) => string | null): T[] {
  if (!Array.isArray(list)) throw new RestError("malformed", 200);
  const byKey = new Map<string, T>();
  for (const row of list as readonly unknown[]) {
    if (typeof row !== "object" || row === null) continue;
    const key = keyOf(row as T);
    if (key !== null && key !== "" && !byKey.has(key)) byKey.set(key, row as T);
  }
  return [...byKey.values()];
}

/** A count that the server may leave out, send as text or below what it sent: never less than what is there. */
export function countOf(value: unknown, least: number): number {
  return typeof value === "number" && Number.isFinite(value) ? Math.max(least, Math.floor(value)) : least;
}

/** A uid or id of the server as text; null for anything else. */
export function idOf(value: unknown): string | null {
  return typeof value === "string" || typeof value === "number" ? String(value) : null;
}
