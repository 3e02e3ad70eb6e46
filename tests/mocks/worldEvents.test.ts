import { describe, expect, test } from "vitest";
import { createWorld } from "../../mocks/world/createWorld";
import { advanceWorld } from "../../mocks/world/events";
import { faultsOf } from "../../mocks/world/faults";
import { liveState } from "../../mocks/world/live";
import { modelOf } from "../../mocks/world/model";

const now = Date.UTC(2026, 5, 20, 11, 3);
const DAY = 86_400_000;

describe("events mirror the faults of the physics", () => {
  const world = createWorld({ now });

  test("every fault of two years has its event, with the same times, loss and cause", () => {
    for (const park of world.parks) {
      const faults = faultsOf(modelOf(world, park), now - 730 * DAY, now + 1);
      const events = world.events.filter((event) => event.park_uid === park.uid);
      const told = events.map((event) => [event.source, event.start_time, event.loss, event.shutdown_type]);
      const meant = faults.map((fault) => {
        return [fault.key, new Date(fault.startMs).toISOString(), fault.loss, fault.kind.shutdown];
      });
      const order = (a: unknown[], b: unknown[]) => (String(a) < String(b) ? -1 : 1);
      expect(told.sort(order)).toEqual(meant.sort(order));
    }
  });

  test("all kinds occur, ids ascend with the start, and only what has ended has an end", () => {
    expect(new Set(world.events.map((event) => event.event_type))).toEqual(
      new Set([
        ...["communication_loss", "inverter_fault", "string_fault", "grid_outage", "curtailment"],
        ...["maintenance", "soiling", "snow", "other"],
      ]),
    );
    expect(world.events.map((event) => event.id)).toEqual(world.events.map((_, index) => index + 1));
    expect(world.events.every((event) => Date.parse(event.start_time) <= now)).toBe(true);
    expect(world.events.every((event) => event.end_time === null || Date.parse(event.end_time) <= now)).toBe(
      true,
    );
    expect(world.events.filter((event) => event.end_time === null).length).toBeGreaterThan(3);
  });

  test("at any hour there is a silent park and one that stands still", () => {
    for (const hours of [0, 7, 26, 400]) {
      const at = now + hours * 3_600_000;
      const made = createWorld({ now: at });
      const states = made.parks.map((park) => liveState(made, park, at).state);
      expect(states.filter((state) => state === "offline").length).toBeGreaterThanOrEqual(2);
      expect(states).toContain("fault");
      expect(states).toContain("ok");
    }
  });
});

describe("the world goes on", () => {
  test("a month later it has the events that a new world has, and keeps what people changed", () => {
    const world = createWorld({ now });
    const first = world.events[0];
    if (first) first.title = "Geändert";
    const later = now + 30 * DAY;
    advanceWorld(world, later);
    const fresh = createWorld({ now: later });
    const plain = (made: typeof world, from: number) =>
      made.events
        .filter((event) => Date.parse(event.start_time) >= from && !event.source?.startsWith("quirk"))
        .map(({ park_uid, source, start_time, end_time }) => [start_time, park_uid, source, end_time].join())
        .sort();
    expect(plain(world, now - 700 * DAY)).toEqual(plain(fresh, now - 700 * DAY));
    expect(world.events[0]?.title).toBe("Geändert");
    expect(new Set(world.events.map((event) => event.id)).size).toBe(world.events.length);
    expect(world.events_until).toBe(later);
    const settled = structuredClone(world);
    advanceWorld(world, later);
    expect(world).toEqual(settled);
  });

  test("closing, hiding, adding and removing an event is seen at once", () => {
    const world = createWorld({ now });
    const park = world.parks.find((candidate) => candidate.name === "Telde");
    const open = () => (park ? liveState(world, park, now).open_events : -1);
    const event = world.events.find(
      (candidate) => candidate.park_uid === park?.uid && candidate.end_time === null,
    );
    if (!event) throw new Error("Telde stands still");
    const before = open();
    event.hidden = true;
    expect(open()).toBe(before - 1);
    event.hidden = false;
    event.end_time = new Date(now).toISOString();
    expect(open()).toBe(before - 1);
    world.events.push({ ...event, id: 99_999, end_time: null });
    expect(open()).toBe(before);
    world.events = world.events.filter((candidate) => candidate.park_uid !== park?.uid);
    expect(open()).toBe(0);
  });
});
