import { describe, expect, test } from "vitest";
import { EVENT_COUNT_IMPORTANCE_THRESHOLD } from "../../src/rules/constants";
import { readTime, timeTextOf, typedTime } from "../../src/rules/dateTime";
import {
  durationOf,
  eventKinds,
  importanceLevel,
  isInOrder,
  isKnownKind,
  isOngoing,
  kindsOffered,
} from "../../src/rules/event";

const berlin = "Europe/Berlin";
const now = Date.parse("2026-05-13T10:00:00Z");
const at = (text: string, zone = berlin) => {
  const read = readTime(text, zone);
  return read.ok ? new Date(read.instant).toISOString() : read.reason;
};

describe("events", () => {
  test("[171] importance is a word, a shape and a colour, each of its own, in an order that sorts", () => {
    const levels = [null, 0, 500, EVENT_COUNT_IMPORTANCE_THRESHOLD].map(importanceLevel);
    expect(levels.map(({ name, word }) => [name, word])).toEqual([
      ["unknown", "event.importance.unknown"],
      ["low", "event.importance.low"],
      ["medium", "event.importance.medium"],
      ["high", "event.importance.high"],
    ]);
    expect(new Set(levels.map(({ shape }) => shape)).size).toBe(4);
    expect(new Set(levels.map(({ colour }) => colour)).size).toBe(4);
    const sorted = [1200, Number.NaN, 999.5, 0, 2000].map(importanceLevel).sort((a, b) => b.rank - a.rank);
    expect(sorted.map(({ rank }) => rank)).toEqual([2000, 1200, 999.5, 0, -Number.MAX_VALUE]);
  });

  test("[170] the known kinds, then those of the loaded data, each once", () => {
    expect(kindsOffered(["snow", "hail", "__proto__", "hail", ""])).toEqual([
      ...eventKinds,
      "__proto__",
      "hail",
    ]);
    expect([isKnownKind("snow"), isKnownKind("hail")]).toEqual([true, false]);
  });

  test("[169] without an end it goes on, and has lasted until now", () => {
    expect(
      [null, undefined, "2026-05-13T11:00:00Z", "2026-05-13T09:00:00Z"].map((end) => isOngoing(end, now)),
    ).toEqual([true, true, true, false]);
    expect(durationOf("2026-05-13T09:00:00Z", null, now)).toBe(3_600_000);
    expect(durationOf("2026-05-13T08:00:00Z", "2026-05-13T08:30:00Z", now)).toBe(1_800_000);
    expect([durationOf("2026-05-14T08:00:00Z", null, now), durationOf(null, null, now)]).toEqual([
      null,
      null,
    ]);
  });

  test("[169] an end before the start is out of order", () => {
    expect(isInOrder("2026-05-13T10:00:00Z", "2026-05-13T11:59:00+02:00")).toBe(false);
    expect(isInOrder("2026-05-13T10:00:00Z", "2026-05-13T12:00:00+02:00")).toBe(true);
    expect(isInOrder("2026-05-13T10:00:00Z", null)).toBe(true);
  });

  test("the importance from which events are counted is one constant", () => {
    expect(EVENT_COUNT_IMPORTANCE_THRESHOLD).toBe(1000);
  });
});

describe("times in park time [173]", () => {
  test("02:30 on 25 October comes twice, and its name says which is meant", () => {
    expect(readTime("2026-10-25 02:30", berlin)).toEqual({
      ok: false,
      reason: "ambiguous",
      instants: [Date.parse("2026-10-25T00:30:00Z"), Date.parse("2026-10-25T01:30:00Z")],
    });
    for (const name of ["CEST", "MESZ", "mesz", "+02:00", "+2", "GMT+2"])
      expect(at(`2026-10-25 02:30 ${name}`)).toBe("2026-10-25T00:30:00.000Z");
    for (const name of ["CET", "MEZ", "+01:00"])
      expect(at(`2026-10-25 02:30 ${name}`)).toBe("2026-10-25T01:30:00.000Z");
  });

  test("around it, and in another zone, it is one instant", () => {
    expect(at("2026-10-25 01:59")).toBe("2026-10-24T23:59:00.000Z");
    expect(at("2026-10-25 03:00")).toBe("2026-10-25T02:00:00.000Z");
    expect(at("2026-10-25 02:30", "America/Denver")).toBe("2026-10-25T08:30:00.000Z");
    expect(at("2026-11-01 01:30", "America/Denver")).toBe("ambiguous");
    expect(at("2026-11-01 01:30 MST", "America/Denver")).toBe("2026-11-01T08:30:00.000Z");
  });

  test("a skipped time, a foreign name and no time are refused", () => {
    expect(at("2026-03-29 02:30")).toBe("skipped");
    expect(at("2026-07-01 12:00 CET")).toBe("zone");
    expect(at("2026-07-01 12:00 MST")).toBe("zone");
    expect(["2026-07-01", "2026-07-01 24:00", "soon 12:00"].map((text) => at(text))).toEqual([
      "form",
      "form",
      "form",
    ]);
  });

  test("typed times are taken apart", () => {
    const halfThree = { minutes: 150, suffix: "" };
    expect(typedTime("25.10.2026 02:30")).toEqual({ day: "25.10.2026", ...halfThree });
    expect(typedTime("gestern um 2.30 Uhr")).toEqual({ day: "gestern", ...halfThree });
    expect(typedTime("3 May, 02:30 CEST")).toEqual({ day: "3 May", minutes: 150, suffix: "CEST" });
    expect(typedTime("2026-10-25T02:30+02:00")).toEqual({
      day: "2026-10-25",
      minutes: 150,
      suffix: "+02:00",
    });
  });

  test("an instant is written so that it reads back", () => {
    for (const iso of ["2026-10-25T00:30:00.000Z", "2026-10-25T01:30:00.000Z", "2026-05-13T10:00:00.000Z"])
      for (const language of ["en", "de"])
        expect(at(timeTextOf(Date.parse(iso), berlin, language))).toBe(iso);
    expect(timeTextOf(Date.parse("2026-10-25T01:30:00Z"), berlin, "de")).toBe("2026-10-25 02:30 MEZ");
  });
});
