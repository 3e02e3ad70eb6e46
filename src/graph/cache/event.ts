import { gql } from "@urql/core";
import type { Cache, FieldArgs } from "@urql/exchange-graphcache";
import { isAskedFor } from "../../rules/eventList";
import { heldRuns, removeFromPages } from "./heldPages";
import type { HeldRun } from "./heldPages";
import { distinct, keysOf, pagedList } from "./lists";
import { askAnew, embedded, mergedRules } from "./rules";
import type { CacheRules } from "./rules";

interface Known {
  readonly key: string;
  readonly park: string;
  readonly eventType: string;
  readonly start: string;
  readonly end: string;
  readonly importance: number | null;
  readonly hidden: boolean;
}

function textAt(cache: Cache, key: string, field: string): string {
  const value = cache.resolve(key, field);
  return typeof value === "string" ? value : "";
}

function known(cache: Cache, id: unknown): Known {
  const key = cache.keyOfEntity({ __typename: "ParkEvent", id: String(id) }) ?? "";
  const importance = cache.resolve(key, "importance");
  return {
    key,
    park: textAt(cache, key, "park"),
    eventType: textAt(cache, key, "eventType"),
    start: textAt(cache, key, "start"),
    end: textAt(cache, key, "end"),
    importance: typeof importance === "number" ? importance : null,
    hidden: cache.resolve(key, "hidden") === true,
  };
}

function isInScope(cache: Cache, park: string, args: NonNullable<FieldArgs>): boolean {
  const { portfolio } = args;
  const parks: unknown = args["parks"];
  if (Array.isArray(parks) && parks.length > 0) return parks.includes(park);
  if (typeof portfolio !== "string") return true;
  const members: unknown = cache.resolve({ __typename: "Portfolio", uid: portfolio }, "parks");
  const key = cache.keyOfEntity({ __typename: "Park", uid: park });
  return Array.isArray(members) && members.includes(key);
}

/** Whether the server would hold the event in a list with these arguments. */
function belongs(cache: Cache, event: Known, args: NonNullable<FieldArgs>): boolean {
  if (event.hidden && args["showHidden"] !== true) return false;
  return isAskedFor(event, args) && isInScope(cache, event.park, args);
}

/** Where the event stands in a list, the latest first; undefined where it lies beyond the loaded pages. */
function placeIn(cache: Cache, event: Known, { keys, isWhole }: HeldRun): number | undefined {
  const isEarlier = (key: string | null) =>
    key !== null && Date.parse(textAt(cache, key, "start")) <= Date.parse(event.start);
  const place = keys.findIndex(isEarlier);
  if (place >= 0) return place;
  return isWhole ? keys.length : undefined;
}

/**
 * Puts an event into the lists it now belongs to, and takes it out of those it no longer does. One that has ended stays
 * among the open ones, so that a list still shows what was closed in it: who reads them leaves out what is over.
 */
function settle(cache: Cache, id: unknown): void {
  const event = known(cache, id);
  for (const run of ["parkEvents", "openEvents"].flatMap((field) => heldRuns(cache, field))) {
    const isThere = run.keys.includes(event.key);
    const fits = belongs(cache, event, run.args);
    if (isThere && !fits) run.remove(event.key);
    const place = !isThere && fits && run.isFirst ? placeIn(cache, event, run) : undefined;
    if (place !== undefined) run.insert(event.key, place);
  }
}

/** Figures that count events are asked for anew. */
function recount(cache: Cache): void {
  askAnew(cache, (name) => ["eventCounts", "parkKpi"].includes(name));
}

/** The rows of a list that comes whole, without those that were taken out. */
function rowsOf(cache: Cache, list: string): string[] | undefined {
  const items = cache.resolve(list, "items");
  return Array.isArray(items) ? distinct(keysOf(items)) : undefined;
}

const shutdownTimes = gql`
  fragment ShutdownTimes on ShutdownEvent {
    __typename
    id
    eventType
    start
    end
  }
`;

/** The same event in the list of shutdowns, where that has it. */
function alignShutdown(cache: Cache, id: unknown): void {
  const shutdown = { __typename: "ShutdownEvent", id: String(id) };
  if (cache.resolve(shutdown, "id") === undefined) return;
  const key = cache.keyOfEntity({ ...shutdown, __typename: "ParkEvent" }) ?? "";
  const [eventType, start, end] = ["eventType", "start", "end"].map(
    (field) => cache.resolve(key, field) ?? null,
  );
  cache.writeFragment(shutdownTimes, { ...shutdown, eventType, start, end });
}

function changed(cache: Cache, id: unknown): void {
  settle(cache, id);
  alignShutdown(cache, id);
  recount(cache);
}

function byId(data: Record<string, unknown>): string | null {
  return typeof data["id"] === "string" ? data["id"] : null;
}

/** How writes change the lists of events (§4): in place, without asking for the lists again. */
export const eventRules: CacheRules = mergedRules([
  pagedList("parkEvents"),
  pagedList("shutdownEvents"),
  {
    keys: {
      EventCounts: embedded,
      EventCount: embedded,
      OpenEvents: embedded,
      ParkEventPage: embedded,
      ParkEvent: byId,
      ShutdownEventPage: embedded,
      ShutdownEvent: byId,
    },
    resolvers: {
      Query: { parkEvent: (_parent, { id }) => ({ __typename: "ParkEvent", id: id as string }) },
      OpenEvents: { items: (_parent, _args, cache, { parentKey }) => rowsOf(cache, parentKey) },
    },
    updates: {
      createEvent: (result, _args, cache) => {
        const { id } = result["createEvent"] as { id: string };
        changed(cache, id);
      },
      updateEvent: (_result, { id }, cache) => changed(cache, id),
      closeEvent: (_result, { id }, cache) => changed(cache, id),
      deleteEvent: (result, _args, cache) => {
        const id = result["deleteEvent"] as string;
        for (const [field, type] of [
          ["openEvents", "ParkEvent"],
          ["parkEvents", "ParkEvent"],
          ["shutdownEvents", "ShutdownEvent"],
        ] as const) {
          const key = cache.keyOfEntity({ __typename: type, id });
          if (key === null) continue;
          removeFromPages(cache, field, key);
          cache.invalidate(key);
        }
        recount(cache);
      },
    },
  },
]);
