import type { Cache, FieldArgs, Resolver, UpdateResolver } from "@urql/exchange-graphcache";
import type { CacheRules } from "./rules";

/** When each page of a list came, counted in answers, and what its first page held. */
interface Arrivals {
  readonly at: Map<number, number>;
  first: string | undefined;
  /** Pages that came before this are of an older first page. */
  since: number;
}

interface Page {
  readonly number: number;
  readonly type: string;
  /** Keys of the rows; null where a row was removed since. */
  readonly items: readonly (string | null)[];
  readonly total: number;
}

/** Each session has its own cache, and its arrivals go with it. */
const arrivalsOf = new WeakMap<Cache, Map<string, Arrivals>>();
let answers = 0;

function pageOf(args: FieldArgs): number {
  const page = args?.["page"];
  return typeof page === "number" && page >= 1 ? page : 1;
}

/** The arrivals of one list: the same field with the same arguments, whatever the page. */
function arrivals(cache: Cache, field: string, args: FieldArgs): Arrivals {
  const lists = arrivalsOf.get(cache) ?? new Map<string, Arrivals>();
  arrivalsOf.set(cache, lists);
  const list = cache.keyOfField(field, { ...args, page: 0 }) ?? field;
  const known = lists.get(list) ?? { at: new Map<number, number>(), first: undefined, since: 0 };
  lists.set(list, known);
  return known;
}

function readPage(cache: Cache, field: string, args: FieldArgs, number: number): Page | undefined {
  const asked = pageOf(args) === number ? args : { ...args, page: number };
  // A field that is asked for without arguments is kept under its bare name.
  const place = cache.resolve("Query", field, Object.keys(asked ?? {}).length > 0 ? asked : undefined);
  if (typeof place !== "string") return undefined;
  const [type, items, total] = ["__typename", "items", "total"].map((name) => cache.resolve(place, name));
  if (typeof type !== "string" || !Array.isArray(items)) return undefined;
  const keys = items.map((key) => (typeof key === "string" ? key : null));
  return { number, type, items: keys, total: typeof total === "number" ? total : 0 };
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

/** One list of all pages; `items.length >= total` exactly when there is nothing more to load. */
function joined(pages: readonly Page[], last: Page) {
  const all = pages.flatMap(({ items }) => items);
  const items = [...new Set(all.filter((key) => key !== null))];
  const isWhole = all.length >= last.total || last.items.length === 0;
  const total = isWhole ? items.length : last.total - (all.length - items.length);
  return { __typename: last.type, items, total, page: last.number };
}

/**
 * A root field of Query that returns `{items, total, page}` and takes `page`: page 1 replaces, later pages append (§4).
 * Whoever asks for page n is given the rows of pages 1 to n, each once. Raw rows are counted: `total` is the server's
 * without the rows that came twice, and the number of the rows once the server has no more, whatever it says (F76).
 * `page` is the last page held, so the next to ask for is the one after it. A first page that comes back changed makes
 * the later ones void (F75).
 */
export function pagedList(field: string): CacheRules {
  const resolve: Resolver = (_parent, args, cache, info) => {
    const pages = pagesUpTo(cache, field, args);
    const last = pages.at(-1);
    if (!last) return undefined;
    // What there is is shown while the asked page is on its way.
    if (last.number < pageOf(args) && !readsAsked(cache, field, args)) info.partial = true;
    return joined(pages, last);
  };
  const written: UpdateResolver = (_result, args, cache) => {
    const list = arrivals(cache, field, args);
    const number = pageOf(args);
    list.at.set(number, ++answers);
    if (number > 1) return;
    const page = readPage(cache, field, args, 1);
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

/** What is loaded of a list: the keys of its rows, and the way to put others in their place. */
interface Held<Key> {
  readonly args: NonNullable<FieldArgs>;
  readonly keys: readonly Key[];
  readonly put: (keys: readonly Key[]) => void;
}

/** A page holds null where a row was removed. */
interface HeldPage extends Held<string | null> {
  /** The entity or field that holds `items` and `total`. */
  readonly place: string;
}

const all: Match = () => true;

/** The loaded pages of a field; one that is to be asked anew is not loaded. */
export function heldPages(cache: Cache, field: string, matches = all): HeldPage[] {
  return cache.inspectFields("Query").flatMap(({ fieldName, fieldKey, arguments: args }) => {
    const place = fieldName === field && matches(args) ? cache.resolve("Query", fieldKey) : null;
    const items = typeof place === "string" ? cache.resolve(place, "items") : null;
    if (typeof place !== "string" || !Array.isArray(items)) return [];
    const keys = items.map((key) => (typeof key === "string" ? key : null));
    return [{ args: args ?? {}, keys, place, put: (rows) => cache.link(place, "items", [...rows]) }];
  });
}

/** The loaded lists of a field that comes whole; one that is to be asked anew is not loaded. */
export function heldLists(cache: Cache, field: string, matches = all): Held<string>[] {
  return cache.inspectFields("Query").flatMap(({ fieldName, fieldKey, arguments: args }) => {
    const held = fieldName === field && matches(args) ? cache.resolve("Query", fieldKey) : null;
    if (!Array.isArray(held)) return [];
    const keys = held.filter((key): key is string => typeof key === "string");
    return [{ args: args ?? {}, keys, put: (rows) => cache.link("Query", fieldKey, [...rows]) }];
  });
}

/** Takes a row out of every loaded page of a field; it still counts as loaded, so that the end stays where it is. */
export function removeFromPages(cache: Cache, field: string, key: string, matches = all): void {
  for (const { keys, put } of heldPages(cache, field, matches))
    if (keys.includes(key)) put(keys.map((each) => (each === key ? null : each)));
}

/** Takes a row out of every loaded list of a field that comes whole. */
export function removeFromLists(cache: Cache, field: string, key: string, matches = all): void {
  for (const { keys, put } of heldLists(cache, field, matches))
    if (keys.includes(key)) put(keys.filter((each) => each !== key));
}
