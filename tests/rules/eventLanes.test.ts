import { describe, expect, test } from "vitest";
import { eventLanes } from "../../src/rules/eventLanes";
import type { LaneEvent } from "../../src/rules/eventLanes";

const HOUR = 3_600_000;
const now = Date.parse("2026-06-10T12:00:00Z");
/** Hours before now as a time. */
const ago = (hours: number) => new Date(now - hours * HOUR).toISOString();
const event = (
  id: string,
  from: number | null,
  to: number | null,
  more: Partial<LaneEvent> = {},
): LaneEvent => ({
  id,
  park: "telde",
  start: from === null ? null : ago(from),
  end: to === null ? null : ago(to),
  eventType: "snow",
  weight: 1000,
  ...more,
});
const rowsOf = (events: readonly LaneEvent[], least?: number) =>
  eventLanes(events, { now, ...(least === undefined ? {} : { least }) }).lanes.map(({ bars }) =>
    bars.map(({ ids, row }) => [ids.join(" "), row]),
  );

describe("the lanes of events", () => {
  test("a bar reaches from the start to the end; one that goes on reaches until now", () => {
    const { range, lanes, order } = eventLanes([event("open", 5, null), event("past", 10, 8)], { now });
    expect(order).toEqual(["past", "open"]);
    expect([range.start, range.end]).toEqual([now - 10.1 * HOUR, now + 0.1 * HOUR]);
    const [past, open] = lanes[0]?.bars ?? [];
    expect(past).toMatchObject({ ids: ["past"], row: 0, isOpen: false });
    expect([past?.from, past?.to].map((part) => part?.toFixed(3))).toEqual(["0.010", "0.206"]);
    expect(open).toMatchObject({ ids: ["open"], row: 0, isOpen: true });
    expect(open?.to.toFixed(3)).toBe("0.990");
  });

  test("an end still to come goes on until now; what is only planned does not go on", () => {
    const { lanes, range } = eventLanes([event("due", 5, -50), event("planned", -2, -4)], { now });
    expect(lanes[0]?.bars.map(({ ids, isOpen }) => [ids[0], isOpen])).toEqual([
      ["due", true],
      ["planned", false],
    ]);
    expect(range.end).toBeLessThan(now + 5 * HOUR);
  });

  test("what overlaps lies in up to three rows, what finds none is with the bar that ends first", () => {
    const events = [
      event("a", 10, 1),
      event("b", 9, 5),
      event("c", 8, 2),
      event("d", 7, 4),
      event("e", 3, 1),
    ];
    expect(rowsOf(events)).toEqual([
      [
        ["a", 0],
        ["b d", 1],
        ["c", 2],
        ["e", 1],
      ],
    ]);
    const { bars, rows } = eventLanes(events, { now }).lanes[0] ?? { bars: [], rows: 0 };
    expect(rows).toBe(3);
    expect(bars[1]?.kind).toBe("snow");
  });

  test("bars too short to be seen are as long as `least`, and make room for one another", () => {
    expect(rowsOf([event("a", 10, 9.9), event("b", 9.95, 9.9), event("c", 0.1, 0.05)], 0.02)).toEqual([
      [
        ["a", 0],
        ["b", 1],
        ["c", 0],
      ],
    ]);
    const { bars } = eventLanes([event("a", 10, 9), event("b", 0, 0)], { now, least: 0.05 }).lanes[0] ?? {
      bars: [],
    };
    for (const { from, to } of bars)
      expect([from >= 0, to <= 1, to - from >= 0.0499]).toEqual([true, true, true]);
  });

  test("several of different kinds are of no kind", () => {
    const kinds = ["snow", "snow", "snow", "soiling"];
    const { bars } = eventLanes(
      kinds.map((eventType, index) => event(String(index), 10 - index, 1, { eventType })),
      { now },
    ).lanes[0] ?? { bars: [] };
    expect(bars.map(({ kind }) => kind)).toEqual([undefined, "snow", "snow"]);
  });

  test("no start has no place, no park a lane of its own, an end before the start is a point", () => {
    const { lanes, timeless, order } = eventLanes(
      [
        event("none", null, 1),
        event("odd", 2, 5),
        event("text", null, null, { start: "soon" }),
        event("lost", 3, 1, { park: null, weight: -Infinity }),
      ],
      { now },
    );
    expect(timeless).toBe(2);
    expect(order).toEqual(["lost", "odd"]);
    expect(lanes.map(({ park }) => park)).toEqual(["telde", null]);
    const [point] = lanes[0]?.bars ?? [];
    expect(point?.to).toBe(point?.from);
  });

  test("where none has a start the axis is the hour before now, or the time asked for", () => {
    const events = [event("one", null, null), event("two", null, 1)];
    const hour = { start: now - HOUR, end: now };
    expect(eventLanes(events, { now })).toMatchObject({ range: hour, lanes: [], timeless: 2 });
    const within = { start: now - 48 * HOUR, end: now - 24 * HOUR };
    expect(eventLanes(events, { now, within }).range).toEqual(within);
  });

  test("the worst twelve parks have a lane, the rest are counted", () => {
    const events = Array.from({ length: 15 }, (_, index) =>
      event(`e${index}`, 20 - index, index === 3 ? null : 1, {
        park: `p${index}`,
        weight: index === 14 ? 3000 : index < 3 ? -Infinity : 1000,
      }),
    );
    const { lanes, others, order } = eventLanes(events, { now });
    expect(lanes).toHaveLength(12);
    expect(lanes.slice(0, 2).map(({ park }) => park)).toEqual(["p14", "p3"]);
    expect(others).toBe(3);
    expect(order).toEqual(events.slice(3).map(({ id }) => id));
  });

  test("the axis stays within the time asked for; without any event it is that time", () => {
    const within = { start: now - 24 * HOUR, end: now + HOUR };
    const { range, lanes } = eventLanes([event("old", 900, 2)], { now, within });
    expect(range.start).toBe(within.start);
    expect(range.end).toBeGreaterThan(now - 2 * HOUR);
    expect(eventLanes([event("over", 5, -20)], { now: now + 9 * HOUR, within }).range.end).toBe(within.end);
    expect(lanes[0]?.bars[0]?.from).toBeLessThan(0.02);
    expect(eventLanes([], { now, within })).toMatchObject({ range: within, lanes: [], order: [] });
  });

  test("one very old event does not stretch the axis: it begins before it, and is counted", () => {
    const recent = Array.from({ length: 9 }, (_, index) => event(`e${index}`, 48 - index, 47 - index));
    const { range, lanes, earlier, order } = eventLanes([event("old", 9000, null), ...recent], { now });
    expect(range.start).toBeGreaterThan(now - 50 * HOUR);
    expect([earlier, order[0]]).toEqual([1, "old"]);
    expect(lanes[0]?.bars[0]).toMatchObject({ ids: ["old"], from: 0, isOpen: true, isEarlier: true });
    expect(lanes[0]?.bars.filter(({ isEarlier }) => isEarlier)).toHaveLength(1);
    const spread = eventLanes([event("old", 90, null), ...recent], { now });
    expect([spread.earlier, spread.range.start < now - 90 * HOUR]).toEqual([0, true]);
    expect(eventLanes([event("alone", 9000, null)], { now })).toMatchObject({ earlier: 0 });
  });

  test("10,000 events are placed, and no lane has more bars than there is room for", () => {
    const events = Array.from({ length: 10_000 }, (_, index) =>
      event(`e${index}`, (index * 7) % 9000, ((index * 7) % 9000) - (index % 40), { park: `p${index % 30}` }),
    );
    const { lanes, order, others } = eventLanes(events, { now, least: 0.014 });
    expect([lanes.length, others]).toEqual([12, 18]);
    const drawn = lanes.flatMap(({ bars }) => bars);
    expect(drawn.length).toBeLessThan(12 * 3 * 72);
    expect(drawn.flatMap(({ ids }) => ids).sort()).toEqual([...order].sort());
  });

  test("a part of the time keeps the lanes and the order; what lies outside of it is counted, not drawn", () => {
    const events = [
      event("old", 100, 90),
      event("over", 60, 40),
      event("in", 50, 49, { eventType: "hail" }),
      event("new", 5, null),
      event("else", 3, 2, { park: "sohlde" }),
    ];
    const whole = eventLanes(events, { now });
    const part = { start: now - 55 * HOUR, end: now - 45 * HOUR };
    const cut = eventLanes(events, { now, part });
    expect(cut.range).toEqual(part);
    expect(
      cut.lanes.map(({ park, rows, bars }) => [park, rows, bars.map(({ ids }) => ids.join(" "))]),
    ).toEqual([
      ["telde", 2, ["over", "in"]],
      ["sohlde", 1, []],
    ]);
    expect([cut.order, cut.kinds]).toEqual([whole.order, whole.kinds]);
    expect([cut.outside, cut.earlier, whole.outside]).toEqual([3, 1, 0]);
    const [over] = cut.lanes[0]?.bars ?? [];
    expect([over?.from, over?.to, over?.isEarlier]).toEqual([0, 1, true]);
  });

  test("what ends after the axis does is marked and counted; what goes on until now in it is not", () => {
    const events = [
      event("in", 30, 28),
      event("over", 30, 5),
      event("first", 30, 28),
      event("with", 29, 4),
      event("open", 10, null, { park: "sohlde" }),
    ];
    const past = eventLanes(events, { now, within: { start: now - 48 * HOUR, end: now - 6 * HOUR } });
    const marked = past.lanes.map(({ bars }) => bars.map(({ ids, isLater }) => [ids.join(" "), isLater]));
    expect(marked).toEqual([
      [["open", true]],
      [
        ["in with", true],
        ["over", true],
        ["first", false],
      ],
    ]);
    expect([past.later, past.earlier]).toEqual([3, 0]);
    const until = eventLanes(events, { now, within: { start: now - 48 * HOUR, end: now + 6 * HOUR } });
    expect([until.later, until.lanes.some(({ bars }) => bars.some(({ isLater }) => isLater))]).toEqual([
      0,
      false,
    ]);
  });
});
