import { done } from "./rest";
import { RestError } from "./restError";

/** Beside the readers of answers; in a file of its own, since the first screens need it without them. */
export { done };

/** What tells a row from the others; null where nothing does. */
type KeyOf<Row> = (row: Row) => string | null;

/** One page in the shape that all paged fields have. */
export interface PageOf<Row> {
  readonly items: Row[];
  readonly total: number;
  readonly page: number;
}

/** A uid or id of the server as text, numbers included; null for anything else, the empty text among it. */
export function idOf(value: unknown): string | null {
  if (typeof value === "number") return String(value);
  return typeof value === "string" && value !== "" ? value : null;
}

/** Text where it is text: a field of a wrong type is as good as missing. */
export function textOf(value: unknown): string | null {
  return typeof value === "string" ? value : null;
}

/** ISO 8601, or null for what is no instant. */
export function instantOf(value: unknown): string | null {
  return typeof value === "string" && !Number.isNaN(Date.parse(value)) ? value : null;
}

/** A finite number where it is one. */
export function numberOf(value: unknown): number | null {
  return typeof value === "number" && Number.isFinite(value) ? value : null;
}

/** A whole number where it is one that GraphQL can carry. */
export function wholeOf(value: unknown): number | null {
  return typeof value === "number" && Number.isInteger(value) && Math.abs(value) < 2 ** 31 ? value : null;
}

/** Whether it is said to be so: what is missing or of a wrong type is not. */
export function isTrue(value: unknown): boolean {
  return value === true;
}

/** The role of a member; without one nobody may do anything. */
export function roleOf({
  permissions,
}: {
  readonly permissions?: { readonly role?: unknown } | null;
}): string {
  return textOf(permissions?.role) ?? "";
}

/** The key of rows that have an `id`. */
function byId(row: object): string | null {
  return idOf(Reflect.get(row, "id"));
}

/**
 * The rows that have a key, each as its key was first met. What is no list is a malformed answer; what is no object in
 * it, or could be neither changed nor told from another, is left out (F78).
 */
function keyedRows<Row extends object>(list: unknown, keyOf: KeyOf<Row>): Row[] {
  if (!Array.isArray(list)) throw new RestError("malformed", 200);
  const firsts = new Map<string, Row>();
  return (list as readonly unknown[]).flatMap((each) => {
    if (typeof each !== "object" || each === null) return [];
    const row = each as Row;
    const key = keyOf(row) ?? "";
    if (key === "") return [];
    const first = firsts.get(key) ?? row;
    firsts.set(key, first);
    return [first];
  });
}

/** The rows of a list that comes whole, each once. Throws `malformed` where there is no list. */
export function rowsOf<Row extends object>(list: unknown, keyOf: KeyOf<Row> = byId): Row[] {
  return [...new Set(keyedRows(list, keyOf))];
}

/** One object of an answer; one without a key is malformed. */
export function rowOf<Row extends object>(row: Row, keyOf: KeyOf<Row> = byId): Row {
  if ((keyOf(row) ?? "") === "") throw new RestError("malformed", 200);
  return row;
}

type Write<Row> = Promise<{ data?: Row; error?: unknown; response: Response }>;

/**
 * What a write has made: its answer where that is the thing itself, else null, since §7 names no body for it and any 2xx
 * is success (readings). Whoever gets null asks for what is shown anew. Throws as `dataOf` does, where the write failed.
 */
export async function made<Row extends object>(
  write: Write<Row>,
  keyOf: KeyOf<Row> = byId,
): Promise<Row | null> {
  await done(write);
  const { data }: { data?: unknown } = await write;
  return typeof data === "object" && data !== null && keyOf(data as Row) !== null ? (data as Row) : null;
}

/** The same where the thing can be read by itself: then it is, and null says that reading failed, not the write. */
export async function changed<Row extends object>(
  write: Write<Row>,
  read: () => Promise<Row>,
  keyOf: KeyOf<Row> = byId,
): Promise<Row | null> {
  return (await made(write, keyOf)) ?? readAfter(async () => rowOf(await read(), keyOf));
}

/** What stands there after a write that is done: that it cannot be read makes no failure of the write. */
export async function readAfter<Row>(read: () => Promise<Row>): Promise<Row | null> {
  try {
    return await read();
  } catch (error) {
    // Of a session that is over there is nothing to say.
    if (error instanceof RestError && error.failure === "superseded") throw error;
    return null;
  }
}

/**
 * One page of a list. A total that is missing, no number or below what came counts as what came, so that the list just
 * ends (F76). A row that comes twice still counts as loaded; `pagedList` of the cache shows it once.
 */
export function pageOf<Row extends object>(
  list: unknown,
  total: unknown,
  page: number,
  keyOf: KeyOf<Row> = byId,
): PageOf<Row> {
  const items = keyedRows(list, keyOf);
  return { items, total: Math.max(items.length, wholeOf(total) ?? 0), page };
}

/** One page of a park's plant parts, each row once and with the park it was asked of. */
export function plantPage<Row extends { readonly id: string | number }>(
  answer: { readonly items: readonly Row[]; readonly pagination: { readonly total: number } },
  park: string,
  asked: number,
): PageOf<Row & { readonly park: string }> {
  const pagination = answer.pagination as { readonly total?: unknown } | undefined;
  const { items, total, page } = pageOf<Row>(answer.items, pagination?.total, asked);
  return { items: rowsOf<Row>(items).map((row) => ({ ...row, park })), total, page };
}

/** The same object without what is left out; null stays, and takes away what is there. */
export function stated<T extends object>(fields: T): { [K in keyof T]?: Exclude<T[K], undefined> } {
  const entries = Object.entries(fields).filter(([, value]) => value !== undefined);
  return Object.fromEntries(entries) as { [K in keyof T]?: Exclude<T[K], undefined> };
}

/** The same object without what is null or left out: only what is given is sent. */
export function given<T extends object>(fields: T): { [K in keyof T]?: NonNullable<T[K]> } {
  const entries = Object.entries(fields).filter(([, value]) => value !== undefined && value !== null);
  return Object.fromEntries(entries) as { [K in keyof T]?: NonNullable<T[K]> };
}
