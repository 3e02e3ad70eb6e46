import type { ParkEvent, WorldState } from "./types";

interface Index {
  readonly length: number;
  readonly places: Map<string, number[]>;
}

let indexed = new WeakMap<ParkEvent[], Index>();

/**
 * Open, unhidden events of a park. The index holds places, not events, and every place is looked at again: an event
 * that was closed, changed or replaced in the meantime is seen as it is now.
 */
export function openEventsOf(world: WorldState, parkUid: string, nowMs: number): ParkEvent[] {
  const places = indexOf(world.events).places.get(parkUid) ?? [];
  const events = places.map((place) => world.events[place]);
  if (events.some((event) => event?.park_uid !== parkUid)) {
    indexed = new WeakMap();
    return openEventsOf(world, parkUid, nowMs);
  }
  return events
    .filter((event) => event !== undefined && isOpen(event, nowMs))
    .filter((event) => event !== undefined);
}

/** No end, or one still to come; hidden ones do not count. */
export function isOpen(event: ParkEvent, nowMs: number): boolean {
  if (event.hidden || Date.parse(event.start_time) > nowMs) return false;
  return event.end_time === null || Date.parse(event.end_time) > nowMs;
}

function indexOf(events: ParkEvent[]): Index {
  const known = indexed.get(events);
  if (known && known.length === events.length) return known;
  const places = new Map<string, number[]>();
  events.forEach((event, place) => {
    const list = places.get(event.park_uid);
    if (list) list.push(place);
    else places.set(event.park_uid, [place]);
  });
  const index = { length: events.length, places };
  indexed.set(events, index);
  return index;
}
