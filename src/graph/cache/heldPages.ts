import type { Cache, FieldArgs } from "@urql/exchange-graphcache";
import { all, arrivals, distinct, keysOf, pageOf, rowsLeft } from "./lists";
import type { Keys, Rows } from "./lists";

/** A loaded page, and the way to put other rows in the place of its own. */
interface HeldPage extends Rows {
  readonly args: NonNullable<FieldArgs>;
  readonly put: (keys: Keys) => void;
}

/** Loaded pages of one list that follow each other. */
export interface HeldRun {
  readonly args: NonNullable<FieldArgs>;
  readonly keys: Keys;
  /** Whether it begins with page 1: what does not is not shown with the rest. */
  readonly isFirst: boolean;
  /** Whether the server has no row beyond them. */
  readonly isWhole: boolean;
  /** Puts a row before the one at this place. Its page grows: where the server has it need not be known. */
  readonly insert: (key: string, at: number) => void;
  /** Takes a row out. Those after it move up, as they do on the server, so that what is missing is at the end. */
  readonly remove: (key: string) => void;
}

/** The loaded pages of a field by their list, the first ones first; one that is to be asked anew is not loaded. */
function heldPages(cache: Cache, field: string, matches = all): HeldPage[][] {
  const lists = new Map<string, HeldPage[]>();
  for (const { fieldName, fieldKey, arguments: args } of cache.inspectFields("Query")) {
    const place = fieldName === field && matches(args) ? cache.resolve("Query", fieldKey) : null;
    const items = typeof place === "string" ? cache.resolve(place, "items") : null;
    if (typeof place !== "string" || !Array.isArray(items)) continue;
    const list = cache.keyOfField(field, args && "page" in args ? { ...args, page: 0 } : args) ?? field;
    const put = (keys: Keys) => cache.link(place, "items", [...keys]);
    const page = { args: args ?? {}, number: pageOf(args), items: keysOf(items), put };
    const total = cache.resolve(place, "total");
    lists.set(list, [...(lists.get(list) ?? []), { ...page, total: typeof total === "number" ? total : 0 }]);
  }
  return [...lists.values()].map((pages) => pages.sort((one, other) => one.number - other.number));
}

function runOf(cache: Cache, field: string, pages: readonly [HeldPage, ...HeldPage[]]): HeldRun {
  const [first] = pages;
  const keys = pages.flatMap(({ items }) => items);
  const last = pages.at(-1) ?? first;
  return {
    args: first.args,
    keys,
    isFirst: first.number === 1,
    isWhole: rowsLeft(pages, last, arrivals(cache, field, first.args)) === 0,
    insert: (key, at) => {
      let from = 0;
      for (const { items, put, number } of pages) {
        const place = at - from;
        from += items.length;
        if (place > items.length || (place === items.length && number !== last.number)) continue;
        put([...items.slice(0, place), key, ...items.slice(place)]);
        return;
      }
    },
    remove: (key) => {
      const rows = distinct(keys).filter((each) => each !== key);
      let from = 0;
      for (const { items, put } of pages) {
        put(items.map((_, index) => rows[from + index] ?? null));
        from += items.length;
      }
    },
  };
}

/**
 * The loaded pages of each list of a field, as far as they follow each other. Pages that an answer has made void since
 * stand for themselves: nobody reads them any more, but what is taken out must not be left in them.
 */
export function heldRuns(cache: Cache, field: string, matches = all): HeldRun[] {
  return heldPages(cache, field, matches).flatMap((pages) => {
    const runs: [HeldPage, ...HeldPage[]][] = [];
    let next = 0;
    for (const page of pages) {
      const { at, since } = arrivals(cache, field, page.args);
      const isValid = (at.get(page.number) ?? 0) >= since;
      const run = runs.at(-1);
      if (run && isValid && page.number === next) run.push(page);
      else runs.push([page]);
      next = isValid ? page.number + 1 : 0;
    }
    return runs.map((run) => runOf(cache, field, run));
  });
}

/** Takes a row out of every loaded page of a field. */
export function removeFromPages(cache: Cache, field: string, key: string, matches = all): void {
  for (const { keys, remove } of heldRuns(cache, field, matches)) if (keys.includes(key)) remove(key);
}
