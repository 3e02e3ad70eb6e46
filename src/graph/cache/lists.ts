import type { Cache, FieldArgs, Resolver, UpdateResolver } from "@urql/exchange-graphcache";
import type { CacheRules } from "./rules";

/** When each page of a list came, counted in answers, with how many rows, and what its first page held. */
interface Arrivals {
  readonly at: Map<number, number>;
  /** Of these the server has told: rows that writes have put in or taken out since do not change it. */
  readonly sent: Map<number, number>;
  first: string | undefined;
  /** Pages that came before this are of an older first page. */
  since: number;
}

/** Keys of rows; null at the end for rows that have moved up or were taken out since. */
export type Keys = readonly (string | null)[];

/** What a page holds, and the server's total that came with it. */
export interface Rows {
  readonly number: number;
  readonly items: Keys;
  readonly total: number;
}

interface Page extends Rows {
  readonly type: string;
}

/** Each session has its own cache, and its arrivals go with it. */
const arrivalsOf = new WeakMap<Cache, Map<string, Arrivals>>();
let answers = 0;

export function pageOf(args: FieldArgs): number {
  const page = args?.["page"];
  return typeof page === "number" && page >= 1 ? page : 1;
}

/** The arrivals of one list: the same field with the same arguments, whatever the page. */
export function arrivals(cache: Cache, field: string, args: FieldArgs): Arrivals {
  const lists = arrivalsOf.get(cache) ?? new Map<string, Arrivals>();
  arrivalsOf.set(cache, lists);
  const list = cache.keyOfField(field, { ...args, page: 0 }) ?? field;
  const known: Arrivals = lists.get(list) ?? { at: new Map(), sent: new Map(), first: undefined, since: 0 };
  lists.set(list, known);
  return known;
}

export function keysOf(items: readonly unknown[]): Keys {
  return items.map((key) => (typeof key === "string" ? key : null));
}

export function distinct(keys: Keys): string[] {
  return [...new Set(keys.filter((key) => key !== null))];
}

function readPage(cache: Cache, field: string, args: FieldArgs, number: number): Page | undefined {
  const asked = pageOf(args) === number ? args : { ...args, page: number };
  // A field that is asked for without arguments is kept under its bare name.
  const place = cache.resolve("Query", field, Object.keys(asked ?? {}).length > 0 ? asked : undefined);
  if (typeof place !== "string") return undefined;
  const [type, items, total] = ["__typename", "items", "total"].map((name) => cache.resolve(place, name));
  if (typeof type !== "string" || !Array.isArray(items)) return undefined;
  return { number, type, items: keysOf(items), total: typeof total === "number" ? total : 0 };
}

/**
 * The pages that follow each other up to the one asked for. Page 2 alone stands until page 1 is there; what was loaded
 * before the first page changed is void.
 */
function pagesUpTo(cache: Cache, field: string, args: FieldArgs): Page[] {
  const { at, since } = arrivals(cache, field, args);
  const run: Page[] = [];
  for (let number = 1; number <= pageOf(args); number++) {
    // Asked even when void, so that the answer is looked at again when the page comes.
    const page = readPage(cache, field, args, number);
    if (page && (at.get(number) ?? 0) >= since) run.push(page);
    else if (run.length > 0) return run;
  }
  return run;
}

/**
 * One list of all pages; `items.length >= total` exactly when there is nothing more to load. Where rows have moved up
 * or gone, the page that lacks them is the next to ask for.
 */
function joined(pages: readonly Page[], last: Page, list: Arrivals) {
  const items = distinct(pages.flatMap((page) => page.items));
  const left = rowsLeft(pages, last, list);
  const short = left > 0 ? pages.find((page) => page.items.includes(null)) : undefined;
  return {
    __typename: last.type,
    items,
    total: items.length + left,
    page: short ? short.number - 1 : last.number,
  };
}

/** How many rows of the server lie beyond these pages: its total without those it sent, 0 where it sends no more. */
export function rowsLeft(pages: readonly Rows[], last: Rows, { sent }: Arrivals): number {
  const sentOf = ({ number, items: { length } }: Rows) => sent.get(number) ?? length;
  const known = pages.reduce((sum, page) => sum + sentOf(page), 0);
  return sentOf(last) === 0 ? 0 : Math.max(0, last.total - known);
}

/**
 * A root field of Query that returns `{items, total, page}` and takes `page`: page 1 replaces, later pages append (§4).
 * Whoever asks for page n is given the rows of pages 1 to n, each once. Raw rows are counted, as the server sent them:
 * `total` is the server's without the rows that came twice, and the number of the rows once the server has no more,
 * whatever it says (F76). `page` is the last page held in full, so the next to ask for, past the cache, is the one after
 * it: that may be a page asked for before, from which a deletion has moved a row to the page above. A first page that
 * comes back changed makes the later ones void (F75).
 */
export function pagedList(field: string): CacheRules {
  const resolve: Resolver = (_parent, args, cache, info) => {
    const pages = pagesUpTo(cache, field, args);
    const last = pages.at(-1);
    if (!last) return undefined;
    // What there is is shown while the asked page is on its way.
    if (last.number < pageOf(args) && !readsAsked(cache, field, args)) info.partial = true;
    return joined(pages, last, arrivals(cache, field, args));
  };
  const written: UpdateResolver = (_result, args, cache) => {
    const list = arrivals(cache, field, args);
    const number = pageOf(args);
    const page = readPage(cache, field, args, number);
    list.at.set(number, ++answers);
    if (page) list.sent.set(number, page.items.length);
    if (number > 1) return;
    const first = JSON.stringify([page?.items, page?.total]);
    if (list.first !== undefined && list.first !== first) list.since = answers;
    list.first = first;
  };
  return { resolvers: { Query: { [field]: resolve } }, queries: { [field]: written } };
}

function readsAsked(cache: Cache, field: string, args: FieldArgs): boolean {
  const { at, since } = arrivals(cache, field, args);
  const number = pageOf(args);
  return (at.get(number) ?? 0) >= since && readPage(cache, field, args, number) !== undefined;
}

/** Which loaded lists of a field are meant, by what they were asked with. */
export type Match = (args: FieldArgs) => boolean;

/** Those that were asked for with this argument. */
export function where(name: string, value: unknown): Match {
  return (args) => args?.[name] === value;
}

/** What is loaded of a list that comes whole: the keys of its rows, and the way to put others in their place. */
interface Held {
  readonly args: NonNullable<FieldArgs>;
  readonly keys: readonly string[];
  readonly put: (keys: readonly string[]) => void;
}

export const all: Match = () => true;

/** The loaded lists of a field that comes whole; one that is to be asked anew is not loaded. */
export function heldLists(cache: Cache, field: string, matches = all): Held[] {
  return cache.inspectFields("Query").flatMap(({ fieldName, fieldKey, arguments: args }) => {
    const held = fieldName === field && matches(args) ? cache.resolve("Query", fieldKey) : null;
    if (!Array.isArray(held)) return [];
    const keys = held.filter((key): key is string => typeof key === "string");
    return [{ args: args ?? {}, keys, put: (rows) => cache.link("Query", fieldKey, [...rows]) }];
  });
}

/** Takes a row out of every loaded list of a field that comes whole. */
export function removeFromLists(cache: Cache, field: string, key: string, matches = all): void {
  for (const { keys, put } of heldLists(cache, field, matches))
    if (keys.includes(key)) put(keys.filter((each) => each !== key));
}
