import { describe, expect, test } from "vitest";
import { grouped, groupingOf } from "../../src/rules/grouped";
import { addDays, dayStart } from "../../src/rules/zone";
import type { Zone } from "../../src/rules/zone";

const zone = "Europe/Berlin" as Zone;
const day = (text: string) => dayStart(text, zone);
const range = (start: string, end: string) => ({ start: day(start), end: day(end) });

describe("days added up", () => {
  test("a quarter stands by day, a year by week, two years by month", () => {
    expect(groupingOf(range("2026-01-01", "2026-04-01"), zone)).toBeUndefined();
    expect(groupingOf(range("2026-01-01", "2027-01-01"), zone)).toBe("week");
    expect(groupingOf(range("2025-01-01", "2027-01-01"), zone)).toBe("month");
  });

  test("by the zone's calendar, over the change of the clocks, none lost", () => {
    const all = range("2026-01-01", "2027-01-01");
    const time = Array.from({ length: 365 }, (_, index) => addDays(all.start, index, zone));
    const series = { time, value: time.map(() => 1) };
    const months = grouped(series, "month", all, zone);
    expect(months.value).toEqual([31, 28, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31]);
    expect(months.time[3]).toBe(day("2026-04-01"));
    const weeks = grouped(series, "week", all, zone);
    // 1 January is a Thursday: its week begins with the range.
    expect(weeks.time.slice(0, 2)).toEqual([all.start, day("2026-01-05")]);
    expect(weeks.value.slice(0, 2)).toEqual([4, 7]);
    expect(grouped(series, undefined, all, zone)).toBe(series);
  });

  test("without any value there is none; what lacks some is the sum of the others", () => {
    const all = range("2026-01-01", "2026-03-01");
    const time = [day("2026-01-01"), day("2026-01-02"), day("2026-02-01")];
    expect(grouped({ time, value: [null, 5, null] }, "month", all, zone).value).toEqual([5, null]);
  });
});
