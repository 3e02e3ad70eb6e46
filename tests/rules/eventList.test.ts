import { expect, test } from "vitest";
import { eventsAround, isAskedFor, listNote, listOf, listTime, withList } from "../../src/rules/eventList";
import { readFilter } from "../../src/rules/filter";

const now = Date.parse("2026-06-10T10:00:00Z");
const zone = "Europe/Berlin";

test("an event's address keeps the list it was opened from, without what stood beside it", () => {
  const address = withList("/events/7?park=p1", "?type=snow&event=7&open=1");
  expect(address).toBe("/events/7?park=p1&list=type%3Dsnow%26open%3D1");
  expect(listOf(address.slice(address.indexOf("?")))).toBe("type=snow&open=1");
  expect(listOf("?park=p1")).toBeUndefined();
  const again = withList(address, "");
  expect(listOf(again.slice(again.indexOf("?")))).toBe("");
});

const quarter = { start: Date.parse("2026-03-31T22:00:00Z"), end: Date.parse("2026-06-30T22:00:00Z") };

test.each([
  ["type=snow", "all", undefined, []],
  ["period=", "all", undefined, []],
  ["period=Quarter", "Quarter", quarter, []],
  ["period=Bogus", "Quarter", quarter, ["unknownPeriod"]],
  ["period=Quarter&start=x&end=y", "Quarter", quarter, ["invalidDates"]],
  ["period=Quarter&start=2026-05-02&end=2026-05-01", "Quarter", quarter, ["reversedDates"]],
  ["start=x&end=y", "all", undefined, ["invalidDatesAll"]],
  ["start=2026-05-02&end=2026-05-01", "all", undefined, ["reversedDatesAll"]],
  [
    "period=Bogus&start=2026-05-01&end=2026-05-02",
    "Custom",
    { start: Date.parse("2026-04-30T22:00:00Z"), end: Date.parse("2026-05-02T22:00:00Z") },
    [],
  ],
])("[57] [58] [59] the time of a list, and what is said of it: %s", (text, time, range, notes) => {
  const search = new URLSearchParams(text);
  const { filter, notes: ofAddress } = readFilter(search);
  const shown = listTime(search, filter, { now, zone });
  expect([shown.time, shown.range]).toEqual([time, range]);
  expect([...ofAddress, ...shown.notes].map((id) => listNote(id, shown.time))).toEqual(notes);
});

test("around an event are those of its park on its days, in park time, whatever their importance", () => {
  const around = (start: string | null, end: string | null, park: string | null = "p1") =>
    eventsAround({ park, start, end }, { now, zone });
  expect(around("2026-06-01T22:30:00Z", "2026-06-03T08:00:00Z")).toBe(
    "/events?parks=p1&start=2026-06-02&end=2026-06-03&importance=all",
  );
  expect(around("2026-06-08T08:00:00Z", null)).toBe(
    "/events?parks=p1&start=2026-06-08&end=2026-06-10&importance=all",
  );
  // An end before the start is no day to look at.
  expect(around("2026-06-08T08:00:00Z", "2026-06-01T08:00:00Z")).toBe(
    "/events?parks=p1&start=2026-06-08&end=2026-06-08&importance=all",
  );
  expect([around(null, null), around(null, null, null)]).toEqual([
    "/events?parks=p1&importance=all",
    "/events?importance=all",
  ]);
});

test("a list holds an event of its kind and importance that shares some time with it", () => {
  const event = {
    eventType: "snow",
    start: "2026-06-02T08:00:00Z",
    end: "2026-06-03T08:00:00Z" as string | null,
    importance: 700 as number | null,
  };
  const isIn = (asked: Parameters<typeof isAskedFor>[1], more: Partial<typeof event> = {}) =>
    isAskedFor({ ...event, ...more }, asked);
  expect([isIn({}), isIn({ eventType: "snow" }), isIn({ eventType: "hail" })]).toEqual([true, true, false]);
  const after = { start: event.end };
  expect([isIn(after), isIn(after, { end: "2026-06-03T08:00:01Z" }), isIn(after, { end: null })]).toEqual([
    false,
    true,
    true,
  ]);
  const before = { end: event.start };
  expect([isIn(before), isIn(before, { start: "2026-06-02T07:59:59Z" })]).toEqual([false, true]);
  const from = { importanceThreshold: 700 };
  expect([isIn(from), isIn(from, { importance: 699 }), isIn(from, { importance: null })]).toEqual([
    true,
    false,
    false,
  ]);
  expect(isIn({ importanceThreshold: null }, { importance: null })).toBe(true);
});
