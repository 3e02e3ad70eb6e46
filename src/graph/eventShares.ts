import { MOST_AT_ONCE } from "../rules/constants";
import { wholeOf } from "./answers";
import type { PageOf } from "./answers";
import type { EventCountModel, OpenEventsModel } from "./models/event";
import type { EventScope } from "./openEvents";
import { shareParks } from "./parkShares";
import { RestError } from "./restError";

/**
 * Whose events are asked for, as the calls take it: selected parks are joined and win over the portfolio (§5), in as
 * many shares as their names need addresses.
 */
export function eventShares(
  parks: readonly string[] | null | undefined,
  portfolio: string | null | undefined,
): readonly EventScope[] {
  if (parks && parks.length > 0)
    return shareParks([...new Set(parks)]).map((share) => ({ park: share.join(",") }));
  return [portfolio ? { portfolio } : {}];
}

interface Timed {
  readonly id: string | number;
  readonly start_time?: string | null;
}

/** What one share has sent so far, and how far the joined list has taken of it. */
interface Run<Row> {
  readonly rows: Row[];
  total: number;
  taken: number;
  /** Its further pages no longer belong to the first: rows have come or gone meanwhile. */
  hasChanged: boolean;
  more: () => Promise<void>;
}

/** A list that shares make together, as far as it has come: the latest first. */
interface Joined<Row> {
  readonly runs: readonly Run<Row>[];
  readonly rows: Row[];
  /** The page that was given last. */
  page: number;
  /** When it began, epoch milliseconds. */
  readonly since: number;
}

type Ask<Row> = (page: number, limit: number) => Promise<PageOf<Row>>;

/** A share's first rows, at most `size`; a server that gives fewer at once is asked on by as many as it gives. */
async function begun<Row extends Timed>(ask: Ask<Row>, size: number): Promise<Run<Row>> {
  const { items, total } = await ask(1, size);
  const limit = Math.min(size, items.length);
  const ids = new Set(items.map(({ id }) => String(id)));
  let page = 1;
  const run: Run<Row> = {
    ...{ rows: [...items], total: items.length === 0 ? 0 : total, taken: 0, hasChanged: false },
    more: async () => {
      page += 1;
      const next = await ask(page, limit);
      const added = next.items.filter(({ id }) => !ids.has(String(id)));
      for (const row of added) {
        ids.add(String(row.id));
        run.rows.push(row);
      }
      run.hasChanged ||= next.total !== total || added.length < next.items.length;
      // A total that promises more than there is.
      run.total = added.length === 0 ? run.rows.length : Math.max(run.total, next.total);
    },
  };
  return run;
}

const isEmpty = <Row>({ rows, taken }: Run<Row>) => taken === rows.length;

/** When the next row of a share began; one without an instant holds up nothing behind it. */
function timeOf<Row extends Timed>({ rows, taken }: Run<Row>): number {
  const time = Date.parse(rows[taken]?.start_time ?? "");
  return Number.isNaN(time) ? Infinity : time;
}

/** The share whose next row is the latest; undefined where none has a row left. */
function latestOf<Row extends Timed>(runs: readonly Run<Row>[]): Run<Row> | undefined {
  return runs
    .filter((run) => !isEmpty(run))
    .reduce<Run<Row> | undefined>(
      (best, run) => (best === undefined || timeOf(run) > timeOf(best) ? run : best),
      undefined,
    );
}

/** Takes from the shares until the list has so many rows, or there are no more. */
async function extend<Row extends Timed>({ runs, rows }: Joined<Row>, wanted: number): Promise<void> {
  while (rows.length < wanted) {
    const short = runs.filter((run) => isEmpty(run) && run.taken < run.total);
    if (short.length > 0) await Promise.all(short.map(({ more }) => more()));
    const run = latestOf(runs);
    const row = run?.rows[run.taken];
    if (!run || !row) return;
    rows.push(row);
    run.taken += 1;
  }
}

/** So many lists are kept of a session. */
const MOST_KEPT = 4;

/** Older than this, what was kept is asked for anew, milliseconds: it may be told otherwise by now. */
const KEPT_MS = 60_000;

/** Joined lists to be gone on with, by what they are of. */
export interface KeptLists<Row> {
  /** Takes out the list whose next page is `page`: whoever else asks for it meanwhile begins anew. */
  readonly take: (key: string, page: number) => Joined<Row> | undefined;
  readonly keep: (key: string, list: Joined<Row>) => void;
}

/** `now` in epoch milliseconds. */
export function keepLists<Row>(now: () => number): KeptLists<Row> {
  // The one that was gone on with longest ago first.
  const lists = new Map<string, Joined<Row>>();
  return {
    take: (key, page) => {
      const list = lists.get(key);
      lists.delete(key);
      return list?.page === page - 1 && now() - list.since < KEPT_MS ? list : undefined;
    },
    keep: (key, list) => {
      lists.set(key, list);
      const [oldest] = lists.keys();
      if (lists.size > MOST_KEPT && oldest !== undefined) lists.delete(oldest);
    },
  };
}

interface JoinedAsk<Row> {
  readonly page: number;
  readonly limit: number;
  /** What the list is of. */
  readonly key: string;
  readonly kept: KeptLists<Row>;
  /** Epoch milliseconds. */
  readonly now: number;
}

/**
 * One page of the list that the shares make together, the latest first as in each. Where the page begins depends on all
 * rows before it: the page after the last one goes on from what the shares have sent; any other, or where a share is not
 * what it was, asks each from its first row on. Throws where one share cannot be had.
 */
export async function joinedPage<Row extends Timed>(
  shares: readonly EventScope[],
  { page, limit, key, kept, now }: JoinedAsk<Row>,
  ask: (share: EventScope, page: number, limit: number) => Promise<PageOf<Row>>,
): Promise<PageOf<Row>> {
  const [only, ...others] = shares;
  if (only && others.length === 0) return ask(only, page, limit);
  const wanted = page * limit;
  const known = kept.take(key, page);
  if (known) await extend(known, wanted);
  const isSame = known?.runs.every(({ hasChanged }) => !hasChanged) === true;
  const list = known && isSame ? known : await joined(shares, { page, limit, now }, ask);
  list.page = page;
  kept.keep(key, list);
  const total = list.runs.reduce((sum, run) => sum + run.total, 0);
  return { items: list.rows.slice(wanted - limit, wanted), total, page };
}

/** The list up to a page, each share asked from its first row on. */
async function joined<Row extends Timed>(
  shares: readonly EventScope[],
  { page, limit, now }: Pick<JoinedAsk<Row>, "page" | "limit" | "now">,
  ask: (share: EventScope, page: number, limit: number) => Promise<PageOf<Row>>,
): Promise<Joined<Row>> {
  const wanted = page * limit;
  const size = Math.min(wanted, Math.max(limit, MOST_AT_ONCE));
  const runs = await Promise.all(
    shares.map((share) => begun((at: number, most: number) => ask(share, at, most), size)),
  );
  const list = { runs, rows: [], page, since: now };
  await extend(list, wanted);
  // Whatever came or went on the way here is in it.
  for (const run of runs) run.hasChanged = false;
  return list;
}

interface Counts {
  readonly counts: EventCountModel[];
  readonly total: number;
}

/** Counts of all shares: each park is in one of them. */
export async function joinedCounts(answers: readonly Promise<Counts>[]): Promise<Counts> {
  const [first, ...others] = await Promise.all(answers);
  if (first && others.length === 0) return first;
  const all = first ? [first, ...others] : others;
  if (!all.every(({ counts, total }) => Array.isArray(counts) && wholeOf(total) !== null))
    throw new RestError("malformed", 200);
  return {
    counts: all.flatMap(({ counts }) => counts),
    total: all.reduce((sum, { total }) => sum + total, 0),
  };
}

/** The events of all shares that go on, the latest first; whole where each is. */
export async function joinedOpen(answers: readonly Promise<OpenEventsModel>[]): Promise<OpenEventsModel> {
  const [first, ...others] = await Promise.all(answers);
  if (first && others.length === 0) return first;
  const all = first ? [first, ...others] : others;
  const startOf = ({ start_time }: { readonly start_time: string }) => Date.parse(start_time) || 0;
  return {
    items: all.flatMap(({ items }) => items).sort((one, other) => startOf(other) - startOf(one)),
    isWhole: all.every(({ isWhole }) => isWhole),
  };
}
