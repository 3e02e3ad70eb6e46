import { CircleHelp, StepBack, StepForward } from "lucide-react";
import { action } from "../command/action";
import type { Action, Outcome } from "../command/action";
import type { Tools } from "../command/tools";
import { isOpenEvent } from "../rules/event";
import { readEventFilter } from "../rules/eventFilter";
import { eventsWhere, isAskedFor, listOf, listTime, withList } from "../rules/eventList";
import { readFilter } from "../rules/filter";
import { causeOf, worstFirst } from "../rules/eventCause";
import { EVENTS_AT_ONCE, knownEvent, OpenEventsQuery, ParkEventsQuery } from "./eventDocuments";
import type { ParkEventItem } from "./eventDocuments";

/** So far a list is looked through for the event that is shown. */
const MOST_PAGES = 20;

/** The events that go on, the worst first. */
async function openEvents(tools: Tools, parks: string[] | null): Promise<ParkEventItem[]> {
  const { openEvents } = await tools.query(OpenEventsQuery, { parks });
  const { now } = tools.context();
  return openEvents.items.filter((event) => isOpenEvent(event, now)).sort(worstFirst);
}

function show(tools: Tools, { id, park }: ParkEventItem, list?: string): Outcome {
  const address = tools.addressOf({
    kind: "event",
    uid: id,
    name: id,
    ...(park === null ? {} : { parent: park }),
  });
  if (address !== undefined) tools.go(list === undefined ? address : withList(address, list));
  return { quiet: true };
}

/** Which event of some is the next one, round at the ends; with none of them shown the first in that direction. */
function nextOf<Event extends { readonly id: string }>(
  found: readonly Event[],
  uid: string | undefined,
  step: 1 | -1,
): Event | undefined {
  const here = found.findIndex(({ id }) => id === uid);
  const from = here < 0 && step < 0 ? 0 : here;
  return found.at((from + step) % Math.max(1, found.length));
}

/** What the list that an event's page was opened from asks for. */
function listVariables(tools: Tools, search: URLSearchParams) {
  const { filter } = readFilter(search);
  const { type, showHidden, threshold } = readEventFilter(search);
  const context = tools.context();
  const [park] = filter.parks;
  const zone = park === undefined ? context.zone : context.zoneOf({ kind: "park", uid: park, name: park });
  const { range } = listTime(search, filter, { now: context.now, zone });
  const place = { parks: filter.parks, portfolio: filter.portfolios[0] };
  return {
    ...eventsWhere(place, range),
    ...{ eventType: type ?? null, showHidden, importanceThreshold: threshold },
  };
}

/** The open events of a list, and among them, at its place, the one that is shown: it may have just been closed. */
async function openInList(
  tools: Tools,
  { parks, portfolio, showHidden, ...asked }: ReturnType<typeof listVariables>,
  uid: string,
): Promise<ParkEventItem[]> {
  const { openEvents } = await tools.query(OpenEventsQuery, { parks, portfolio, showHidden });
  const { now } = tools.context();
  const open = openEvents.items.filter((event) => isOpenEvent(event, now) && isAskedFor(event, asked));
  const shown = open.some(({ id }) => id === uid) ? undefined : await knownEvent(tools, uid);
  if (shown === undefined) return open;
  const isEarlier = ({ start }: ParkEventItem) => Date.parse(start ?? "") < Date.parse(shown.start ?? "");
  const at = open.findIndex(isEarlier);
  return at < 0 ? [...open, shown] : [...open.slice(0, at), shown, ...open.slice(at)];
}

/**
 * The event beside `uid` in a list, the latest first: as far as it has to be loaded on for that, and round at its end
 * only once all of it is there. Undefined where the list is too long for that.
 */
async function besideInList(
  tools: Tools,
  list: string,
  uid: string,
  step: 1 | -1,
): Promise<ParkEventItem | undefined> {
  const search = new URLSearchParams(list);
  const variables = listVariables(tools, search);
  if (readEventFilter(search).openOnly) return nextOf(await openInList(tools, variables, uid), uid, step);
  const all = new Map<string, ParkEventItem>();
  for (let page = 1; page <= MOST_PAGES; page += 1) {
    const { parkEvents } = await tools.query(ParkEventsQuery, { ...variables, page, limit: EVENTS_AT_ONCE });
    const before = all.size;
    for (const event of parkEvents.items) all.set(event.id, event);
    const found = [...all.values()];
    const here = found.findIndex(({ id }) => id === uid);
    const next = here < 0 ? undefined : found[here + step];
    if (next !== undefined) return next;
    if (all.size === before || all.size >= parkEvents.total) return nextOf(found, uid, step);
  }
  return undefined;
}

/**
 * The event beside the one that is shown or focused: in the list from which its page was opened, else among the open
 * ones; the other end behind the last one.
 */
function beside(step: 1 | -1) {
  return async (tools: Tools): Promise<Outcome> => {
    const { focused, route, path, search } = tools.context();
    const shown = route === "event" ? decodeURIComponent(path.split("/").at(-1) ?? "") : undefined;
    const list = shown === undefined ? undefined : listOf(search);
    if (shown !== undefined && list !== undefined) {
      const next = await besideInList(tools, list, shown, step);
      if (next === undefined) return { done: { key: "outcome.eventsTooMany" } };
      return next.id === shown ? { done: { key: "outcome.noOtherEvent" } } : show(tools, next, list);
    }
    const uid = shown ?? (focused?.kind === "event" ? focused.uid : undefined);
    const next = nextOf(await openEvents(tools, null), uid, step);
    return next === undefined ? { done: { key: "outcome.noOpenEvent" } } : show(tools, next);
  };
}

export const nextEvent = action({
  id: "event.next",
  icon: StepForward,
  keys: "g n",
  needs: "events",
  group: "event",
  run: beside(1),
});

export const previousEvent = action({
  id: "event.previous",
  icon: StepBack,
  keys: "g b",
  needs: "events",
  group: "event",
  run: beside(-1),
});

/** Leads to the event that says most about a park; without one to its overview, which says what else is known. */
export const whyPark: Action = action({
  id: "park.why",
  icon: CircleHelp,
  needs: "events",
  on: "park",
  group: "park",
  run: async (tools, _values, park) => {
    if (park === undefined) return {};
    const found = await openEvents(tools, [park.uid]);
    const cause = causeOf(found, park.uid, () => true);
    if (cause !== undefined) return show(tools, cause);
    const address = tools.addressOf(park);
    if (address !== undefined) tools.go(address);
    return { done: { key: "outcome.noCause", values: { park: park.name } } };
  },
});
