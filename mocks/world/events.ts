import { faultsOf, type Fault } from "./faults";
import { modelOf } from "./model";
import { describeFault } from "./faultTexts";
import { DAY_MS } from "./zoneTime";
import type { Park, ParkEvent, WorldState } from "./types";

/** The base world keeps two years of events. */
const HISTORY_MS = 730 * DAY_MS;
/** The many copies of a fleet bring only what is open, or ended lately. */
const COPY_HISTORY_MS = 3 * DAY_MS;

/** Events that mirror every fault of the physics up to `nowMs`; their ids follow their start. */
export function makeEvents(world: WorldState, baseParks: number, nowMs: number): ParkEvent[] {
  const events = world.parks.flatMap((park, index) =>
    mirrored(world, park, nowMs - (index < baseParks ? HISTORY_MS : COPY_HISTORY_MS), nowMs),
  );
  return numbered(events, 1);
}

/**
 * Brings the world's events up to `nowMs`, in place: faults that have begun since get their event, and the open ones
 * that have ended their end. What people changed stays.
 */
export function advanceWorld(world: WorldState, nowMs: number): void {
  if (nowMs <= world.events_until) return;
  const parks = new Map(world.parks.map((park) => [park.uid, park]));
  for (const event of world.events) {
    const park = parks.get(event.park_uid);
    if (!park || event.source === null || event.end_time !== null) continue;
    const fault = faultsOf(modelOf(world, park), Date.parse(event.start_time), nowMs).find(
      (candidate) => candidate.key === event.source,
    );
    if (fault && fault.endMs <= nowMs) event.end_time = new Date(fault.endMs).toISOString();
  }
  const begun = world.parks
    .flatMap((park) => mirrored(world, park, world.events_until, nowMs))
    .filter((event) => Date.parse(event.start_time) > world.events_until);
  const next = 1 + world.events.reduce((highest, event) => Math.max(highest, event.id), 0);
  world.events.push(...numbered(begun, next));
  world.events_until = nowMs;
}

function numbered(events: ParkEvent[], first: number): ParkEvent[] {
  events.sort((a, b) => (a.start_time < b.start_time ? -1 : a.start_time > b.start_time ? 1 : 0));
  events.forEach((event, index) => (event.id = first + index));
  return events;
}

function mirrored(world: WorldState, park: Park, fromMs: number, nowMs: number): ParkEvent[] {
  if (park.measured !== null) return [];
  return faultsOf(modelOf(world, park), fromMs, nowMs + 1).map((fault) => eventOf(park, fault, nowMs));
}

function eventOf(park: Park, fault: Fault, nowMs: number): ParkEvent {
  const ended = fault.endMs <= nowMs;
  const words = describeFault(park, fault);
  return {
    id: 0,
    park_uid: park.uid,
    event_type: fault.kind.type,
    start_time: new Date(fault.startMs).toISOString(),
    end_time: ended ? new Date(fault.endMs).toISOString() : null,
    importance: fault.kind.importance,
    hidden: false,
    title: words.title,
    description: words.description,
    solution: ended ? words.solution : null,
    loss: fault.loss,
    shutdown_type: fault.kind.shutdown,
    source: fault.key,
  };
}
