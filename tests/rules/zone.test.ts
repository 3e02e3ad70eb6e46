import { afterAll, describe, expect, test } from "vitest";
import fc from "fast-check";
import { utcOffset } from "../../src/rules/offset";
import {
  addDays,
  dayOf,
  dayStart,
  daysBetween,
  endOfDay,
  FALLBACK_ZONE,
  hourAt,
  inclusiveEnd,
  isDay,
  isZone,
  startOfDay,
  startOfMonth,
  startOfQuarter,
  startOfWeek,
  startOfYear,
  zoneOf,
} from "../../src/rules/zone";
import { zoneAbbreviation } from "../../src/rules/zoneAbbreviation";

const at = (iso: string) => Date.parse(iso);
const iso = (instant: number) => new Date(instant).toISOString();
const berlin = "Europe/Berlin";
const ownZone = process.env["TZ"];

afterAll(() => {
  if (ownZone === undefined) delete process.env["TZ"];
  else process.env["TZ"] = ownZone;
});

/** Zone, day, its first instant, its length in hours. */
const days: readonly [string, string, string, number][] = [
  [berlin, "2026-03-28", "2026-03-27T23:00:00.000Z", 24],
  [berlin, "2026-03-29", "2026-03-28T23:00:00.000Z", 23],
  [berlin, "2026-10-25", "2026-10-24T22:00:00.000Z", 25],
  [berlin, "2026-10-26", "2026-10-25T23:00:00.000Z", 24],
  ["America/Denver", "2026-03-08", "2026-03-08T07:00:00.000Z", 23],
  ["America/Denver", "2026-11-01", "2026-11-01T06:00:00.000Z", 25],
  ["Pacific/Kiritimati", "2026-07-01", "2026-06-30T10:00:00.000Z", 24],
  ["Asia/Kathmandu", "2026-07-01", "2026-06-30T18:15:00.000Z", 24],
  ["Australia/Lord_Howe", "2026-04-05", "2026-04-04T13:00:00.000Z", 24.5],
  ["America/Havana", "2026-11-01", "2026-11-01T04:00:00.000Z", 25],
  ["America/Sao_Paulo", "2018-11-04", "2018-11-04T03:00:00.000Z", 23],
  ["America/Sao_Paulo", "2018-02-17", "2018-02-17T02:00:00.000Z", 25],
  ["UTC", "2026-12-31", "2026-12-31T00:00:00.000Z", 24],
];

describe.each(["UTC", "Pacific/Kiritimati", "America/Denver", "Asia/Kathmandu"])(
  "seen from %s",
  (browser) => {
    test.each(days)("[61][62][F87] %s %s begins at %s and has %d hours", (zone, day, first, hours) => {
      process.env["TZ"] = browser;
      expect(0 - new Date(at("2026-07-01T00:00:00Z")).getTimezoneOffset() / 60).toBe(
        { UTC: 0, "Pacific/Kiritimati": 14, "America/Denver": -6, "Asia/Kathmandu": 5.75 }[browser],
      );
      const start = dayStart(day, zone);
      const end = start + hours * 3_600_000;
      expect(iso(start)).toBe(first);
      const middle = start + 11.6 * 3_600_000;
      expect({
        starts: [start, middle, end - 1].map((instant) => startOfDay(instant, zone)),
        ends: [start, middle, end - 1].map((instant) => endOfDay(instant, zone)),
        days: [start - 1, start, middle, end - 1, end].map((instant) => dayOf(instant, zone) === day),
      }).toEqual({
        starts: [start, start, start],
        ends: [end, end, end],
        days: [false, true, true, true, false],
      });
    });

    test("[60] weeks begin on Monday, months, quarters and years on their first day, in the zone", () => {
      process.env["TZ"] = browser;
      const now = at("2026-11-15T22:59:00Z");
      expect(
        [startOfWeek, startOfMonth, startOfQuarter, startOfYear].map((start) => iso(start(now, berlin))),
      ).toEqual([
        "2026-11-08T23:00:00.000Z",
        "2026-10-31T23:00:00.000Z",
        "2026-09-30T22:00:00.000Z",
        "2025-12-31T23:00:00.000Z",
      ]);
      expect(iso(startOfWeek(at("2026-11-15T23:00:00Z"), berlin))).toBe("2026-11-15T23:00:00.000Z");
      expect(iso(startOfQuarter(now, berlin, 1))).toBe("2026-12-31T23:00:00.000Z");
      expect(iso(startOfMonth(now, "America/Denver", -11))).toBe("2025-12-01T07:00:00.000Z");
    });
  },
);

test("[60] the end of a day is exclusive; the specification's end of day is its last millisecond", () => {
  expect(iso(inclusiveEnd(endOfDay(at("2026-10-25T12:00:00Z"), berlin)))).toBe("2026-10-25T22:59:59.999Z");
});

test("[62] adding days keeps the time of day over both changes of the clocks", () => {
  expect([
    iso(addDays(at("2026-03-28T11:00:00Z"), 1, berlin)),
    iso(addDays(at("2026-10-24T10:00:00Z"), 1, berlin)),
    iso(addDays(at("2026-03-28T01:30:00Z"), 1, berlin)),
    iso(addDays(at("2026-11-03T00:00:00Z"), -30, "Asia/Kathmandu")),
  ]).toEqual([
    "2026-03-29T10:00:00.000Z",
    "2026-10-25T11:00:00.000Z",
    "2026-03-29T01:30:00.000Z",
    "2026-10-04T00:00:00.000Z",
  ]);
});

test("[62] an hour of a day follows the clocks: the skipped one moves on, the doubled one is the first", () => {
  const hours = (day: string) =>
    [0, 2, 2.5, 3, 5, 22, 24].map((hour) => iso(hourAt(day, hour, berlin)).slice(5, 16));
  expect(hours("2026-03-29")).toEqual([
    "03-28T23:00",
    "03-29T01:00",
    "03-29T01:30",
    "03-29T01:00",
    "03-29T03:00",
    "03-29T20:00",
    "03-29T22:00",
  ]);
  expect(hours("2026-10-25")).toEqual([
    "10-24T22:00",
    "10-25T00:00",
    "10-25T00:30",
    "10-25T02:00",
    "10-25T04:00",
    "10-25T21:00",
    "10-25T23:00",
  ]);
});

test("days between count midnights crossed", () => {
  const between = (start: string, end: string) => daysBetween(at(start), at(end), berlin);
  expect([
    between("2026-10-24T22:00:00Z", "2026-10-25T22:59:59Z"),
    between("2026-10-24T22:00:00Z", "2026-10-25T23:00:00Z"),
    between("2026-03-27T22:59:00Z", "2026-03-29T22:00:00Z"),
    between("2026-01-01T00:00:00Z", "2025-12-30T12:00:00Z"),
  ]).toEqual([0, 1, 3, -2]);
});

test("[F16] only days of the calendar are days", () => {
  const texts = [
    "2026-02-28",
    "2024-02-29",
    "2026-02-30",
    "2026-2-3",
    "2026-13-01",
    "0001-01-01",
    "x",
    "",
    "2026-01-01T",
  ];
  expect(texts.map(isDay)).toEqual([true, true, false, false, false, true, false, false, false]);
  expect([dayStart("2026-02-30", berlin), hourAt("x", 5, berlin), dayOf(NaN, berlin)]).toEqual([
    NaN,
    NaN,
    "",
  ]);
});

test("[126] a zone that does not exist is no zone, and Berlin is assumed visibly", () => {
  expect([berlin, "UTC", "Etc/GMT+5", "", "Mars/Base", "__proto__", "+01:00", null, 3].map(isZone)).toEqual([
    true,
    true,
    true,
    false,
    false,
    false,
    false,
    false,
    false,
  ]);
  expect([zoneOf("Asia/Kathmandu"), zoneOf(null), zoneOf("Mars/Base")]).toEqual([
    { zone: "Asia/Kathmandu", assumed: false },
    { zone: FALLBACK_ZONE, assumed: true },
    { zone: "Europe/Berlin", assumed: true },
  ]);
});

test("[173] the zone is named as the language names it, summer and winter", () => {
  const names = (zone: string, language: string) =>
    ["2026-07-01T00:00:00Z", "2026-12-01T00:00:00Z"].map((instant) =>
      zoneAbbreviation(at(instant), zone, language),
    );
  expect([
    names(berlin, "en"),
    names(berlin, "de"),
    names("America/Denver", "en"),
    names("America/Denver", "de"),
    names("Pacific/Kiritimati", "de"),
    [zoneAbbreviation(NaN, berlin, "en")],
  ]).toEqual([
    ["CEST", "CET"],
    ["MESZ", "MEZ"],
    ["MDT", "MST"],
    ["MDT", "MST"],
    ["GMT+14", "GMT+14"],
    [berlin],
  ]);
});

test("[62] days follow each other without overlap or hole, and name themselves, in every zone", () => {
  const zones = fc.constantFrom(...new Set(days.map(([zone]) => zone)));
  const instants = fc.integer({ min: at("1990-01-01T00:00:00Z"), max: at("2060-01-01T00:00:00Z") });
  fc.assert(
    fc.property(zones, instants, (zone, instant) => {
      const start = startOfDay(instant, zone);
      const end = endOfDay(instant, zone);
      expect(start <= instant && instant < end).toBe(true);
      expect(startOfDay(end, zone)).toBe(end);
      expect(endOfDay(start - 1, zone)).toBe(start);
      expect(dayStart(dayOf(instant, zone), zone)).toBe(start);
    }),
  );
});

test.each([
  ["Atlantic/Canary", "2026-01-10T12:00Z", "UTC+0"],
  ["Europe/Berlin", "2026-07-10T12:00Z", "UTC+2"],
  ["Asia/Kathmandu", "2026-07-10T12:00Z", "UTC+5:45"],
  ["America/St_Johns", "2026-01-10T12:00Z", "UTC−3:30"],
])("%s is at %s %s", (zone, at, wanted) => {
  expect(utcOffset(Date.parse(at), zone)).toBe(wanted);
});
