import { describe, expect, test } from "vitest";
import {
  comparisonOf,
  dayBefore,
  laidOn,
  parksOver,
  periodBefore,
  rangeBefore,
  withComparison,
} from "../../src/rules/compare";
import { periodRange } from "../../src/rules/filterRange";
import { sameClock } from "../../src/rules/zone";

const berlin = "Europe/Berlin";
const utc = (text: string) => Date.parse(`${text}:00Z`);

describe("a day laid on another by the clock", () => {
  test("an ordinary day: the same time", () => {
    expect(sameClock(utc("2026-06-09T10:00"), "2026-06-10", berlin)).toBe(utc("2026-06-10T10:00"));
  });

  test("the day of 23 hours has no half past two, and three stays three", () => {
    expect(sameClock(utc("2026-03-28T01:30"), "2026-03-29", berlin)).toBeNaN();
    expect(sameClock(utc("2026-03-28T02:00"), "2026-03-29", berlin)).toBe(utc("2026-03-29T01:00"));
    expect(sameClock(utc("2026-03-29T10:00"), "2026-03-30", berlin)).toBe(utc("2026-03-30T10:00"));
  });

  test("of the hour that the day of 25 hours has twice, the first is laid on the next day", () => {
    // 02:00 CEST, 02:30 CEST, 02:00 CET, 02:30 CET, 03:00 CET.
    const time = ["00:00", "00:30", "01:00", "01:30", "02:00"].map((clock) => utc(`2026-10-25T${clock}`));
    const range = { start: utc("2026-10-25T23:00"), end: utc("2026-10-26T22:00") };
    expect(laidOn({ time, value: [1, 2, 3, 4, 5] }, { days: 1 }, berlin, range)).toEqual({
      time: [utc("2026-10-26T01:00"), utc("2026-10-26T01:30"), utc("2026-10-26T02:00")],
      value: [1, 2, 5],
    });
  });

  test("what lies outside of the shown range is left out", () => {
    const range = { start: utc("2026-06-10T03:00"), end: utc("2026-06-10T10:00") };
    const time = [utc("2026-06-09T02:59"), utc("2026-06-09T03:00"), utc("2026-06-09T10:05")];
    expect(laidOn({ time, value: [1, 2, 3] }, { days: 1 }, berlin, range).value).toEqual([2]);
  });
});

describe("the period before", () => {
  const now = utc("2026-11-26T12:00");
  const before = (period: "Day" | "Month" | "Quarter" | "Year") => {
    const range = periodRange(period, now, berlin);
    const shift = periodBefore(period, range, berlin) ?? {};
    const { start, end } = rangeBefore(range, shift, berlin);
    return [start, end].map((at) => new Date(at).toISOString());
  };

  test.each([
    ["Day", ["2026-11-24T23:00:00.000Z", "2026-11-25T23:00:00.000Z"]],
    ["Month", ["2026-09-30T22:00:00.000Z", "2026-10-31T23:00:00.000Z"]],
    ["Quarter", ["2026-06-30T22:00:00.000Z", "2026-09-30T22:00:00.000Z"]],
    ["Year", ["2024-12-31T23:00:00.000Z", "2025-12-31T23:00:00.000Z"]],
  ] as const)("of a %s goes by the calendar, over changes of the clocks too", (period, days) => {
    expect(before(period)).toEqual(days);
  });

  test("of chosen days is as many days, and of all there is none", () => {
    const range = { start: utc("2026-10-19T22:00"), end: utc("2026-10-26T23:00") };
    const shift = periodBefore("Custom", range, berlin);
    expect(shift).toEqual({ days: 7 });
    expect(rangeBefore(range, shift ?? {}, berlin).start).toBe(utc("2026-10-12T22:00"));
    expect(periodBefore("Max", range, berlin)).toBeUndefined();
  });

  test("a day that the month before has not is its last, and lies on none of the shown ones twice", () => {
    expect(dayBefore("2026-03-31", { months: 1 })).toBe("2026-02-28");
    expect(dayBefore("2028-02-29", { months: 12 })).toBe("2027-02-28");
    const time = ["2026-05-29", "2026-05-30", "2026-05-31"].map((day) => utc(`${day}T22:00`) - 86_400_000);
    const range = periodRange("Month", utc("2026-06-15T00:00"), berlin);
    expect(laidOn({ time, value: [29, 30, 31] }, { months: 1 }, berlin, range)).toEqual({
      time: [utc("2026-06-28T22:00"), utc("2026-06-29T22:00")],
      value: [29, 30],
    });
  });
});

test("the address says what is compared, and what it does not know compares nothing", () => {
  const search = withComparison(new URLSearchParams("period=Year"), "year");
  expect(search.toString()).toBe("period=Year&compare=year");
  expect(comparisonOf(search)).toBe("year");
  expect(comparisonOf(new URLSearchParams("compare=ever"))).toBeUndefined();
  expect(withComparison(search, undefined).toString()).toBe("period=Year");
});

test("over a park lie those that are named, else its siblings, itself first and eight at most", () => {
  expect(parksOver("a", [], ["c", "a", "b"])).toEqual(["a", "c", "b"]);
  expect(parksOver("a", ["x", "a"], ["b"])).toEqual(["a", "x"]);
  expect(parksOver("a", ["a"], [])).toEqual(["a"]);
  expect(parksOver("z", [..."abcdefghij"], [])).toEqual(["z", ..."abcdefg"]);
});
