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

type Timed = { readonly start_time?: string | null };

/** What one share has sent so far, and how far the joined list has taken of it. */
interface Run<Row> {
  readonly rows: Row[];
  total: number;
  taken: number;
  more: () => Promise<void>;
}

type Ask<Row> = (page: number, limit: number) => Promise<PageOf<Row>>;

/** A share's first rows, at most `size`; a server that gives fewer at once is asked on by as many as it gives. */
async function begun<Row>(ask: Ask<Row>, size: number): Promise<Run<Row>> {
  const { items, total } = await ask(1, size);
  const limit = Math.min(size, items.length);
  let page = 1;
  const run: Run<Row> = {
    ...{ rows: [...items], total: items.length === 0 ? 0 : total, taken: 0 },
    more: async () => {
      page += 1;
      const next = await ask(page, limit);
      run.rows.push(...next.items);
      // A total that promises more than there is.
      run.total = next.items.length === 0 ? run.rows.length : Math.max(run.total, next.total);
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

/**
 * One page of the list that the shares make together, the latest first as in each: where the page begins depends on all
 * rows before it, so each share is asked from its first row on. Throws where one share cannot be had.
 */
export async function joinedPage<Row extends Timed>(
  shares: readonly EventScope[],
  { page, limit }: { readonly page: number; readonly limit: number },
  ask: (share: EventScope, page: number, limit: number) => Promise<PageOf<Row>>,
): Promise<PageOf<Row>> {
  const [only, ...others] = shares;
  if (only && others.length === 0) return ask(only, page, limit);
  const wanted = page * limit;
  const size = Math.min(wanted, Math.max(limit, MOST_AT_ONCE));
  const runs = await Promise.all(
    shares.map((share) => begun((at: number, most: number) => ask(share, at, most), size)),
  );
  const rows: Row[] = [];
  while (rows.length < wanted) {
    const short = runs.filter((run) => isEmpty(run) && run.taken < run.total);
    if (short.length > 0) await Promise.all(short.map(({ more }) => more()));
    const run = latestOf(runs);
    const row = run?.rows[run.taken];
    if (!run || !row) break;
    rows.push(row);
    run.taken += 1;
  }
  return { items: rows.slice(wanted - limit), total: runs.reduce((sum, { total }) => sum + total, 0), page };
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
