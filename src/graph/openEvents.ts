import { MOST_AT_ONCE } from "../rules/constants";
import { isOngoing } from "../rules/event";
import { pageOf } from "./answers";
import type { OpenEventsModel, ParkEventModel } from "./models/event";
import type { RestClient } from "./rest";
import { dataOf } from "./rest";

/** Whose events, as the calls take it. */
export interface EventScope {
  readonly park?: string;
  readonly portfolio?: string;
  readonly show_hidden?: boolean;
}

/** So many pages are asked for at most. */
const MOST_PAGES = 20;

interface Rows {
  readonly items: readonly ParkEventModel[];
  readonly total: number;
}

type AskPage = (page: number, since?: number) => Promise<Rows>;

const startOf = (event: ParkEventModel) => Date.parse(event.start_time);
const endOf = (event: ParkEventModel) => Date.parse(event.end_time ?? "");

/** The pages after the first one, as far as they go. */
async function following(ask: AskPage, first: Rows, since?: number): Promise<OpenEventsModel> {
  const found = new Map(first.items.map((event) => [event.id, event]));
  let seen = first.items.length;
  for (let page = 2; seen < first.total; page += 1) {
    if (page > MOST_PAGES) return { items: [...found.values()], isWhole: false };
    const { items } = await ask(page, since);
    const before = found.size;
    for (const event of items) found.set(event.id, event);
    // A total that promises more than there is.
    if (found.size === before) break;
    seen += items.length;
  }
  return { items: [...found.values()], isWhole: true };
}

/**
 * Whether the server takes `start_time` as "still runs after", which the specification leaves open (readings, Open
 * events): asked from the middle of an event that has ended, it then answers that event too.
 */
async function takesAsRunning(ask: AskPage, latest: Rows): Promise<boolean> {
  const ended = latest.items.find((event) => endOf(event) > startOf(event));
  if (ended === undefined) return false;
  const middle = (startOf(ended) + endOf(ended)) / 2;
  const { items } = await ask(1, middle);
  return items.some(({ id }) => id === ended.id);
}

/**
 * The events that go on, however old, whichever way the server takes `start_time`: one call where a page holds all
 * events, else those that still run; a server that means "begins after" is asked for page after page.
 */
export async function openEvents(
  client: RestClient,
  scope: EventScope,
  now: number,
): Promise<OpenEventsModel> {
  const ask: AskPage = async (page, since) => {
    const start = since === undefined ? {} : { start_time: new Date(since).toISOString() };
    const query = { page, limit: MOST_AT_ONCE, ...scope, ...start };
    const { events, total } = await dataOf(client.GET("/api/v1/event/park", { params: { query } }));
    return pageOf<ParkEventModel>(events, total, page);
  };
  const { items, isWhole } = await all(ask, now);
  return { items: items.filter((event) => isOngoing(event.end_time, now)), isWhole };
}

async function all(ask: AskPage, now: number): Promise<OpenEventsModel> {
  const isRunningNow = (event: ParkEventModel) => startOf(event) < now && isOngoing(event.end_time, now);
  const latest = await ask(1);
  if (latest.items.length >= latest.total) return { items: latest.items, isWhole: true };
  const running = await ask(1, now);
  if (running.items.some(isRunningNow)) return following(ask, running, now);
  const isNone = !latest.items.some(isRunningNow) && (await takesAsRunning(ask, latest));
  return isNone ? { items: running.items, isWhole: true } : following(ask, latest);
}
