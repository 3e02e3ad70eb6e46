import { describe, expect, test } from "vitest";
import { isWithinQuarter, quarterDays, quarterText, readQuarter } from "../../src/rules/quarter";

describe("quarters", () => {
  test("each has its first and last day, in leap years too", () => {
    expect([1, 2, 3, 4].map((quarter) => quarterDays({ year: 2028, quarter }))).toEqual([
      { start: "2028-01-01", end: "2028-03-31" },
      { start: "2028-04-01", end: "2028-06-30" },
      { start: "2028-07-01", end: "2028-09-30" },
      { start: "2028-10-01", end: "2028-12-31" },
    ]);
  });

  test("an address names one, or none", () => {
    expect(readQuarter(quarterText({ year: 2026, quarter: 3 }))).toEqual({ year: 2026, quarter: 3 });
    expect([null, "", "2026-Q5", "2026", "26-Q1", "2026-Q1x"].map(readQuarter)).toEqual(
      Array.from({ length: 6 }, () => undefined),
    );
  });

  test("days are within it with its first and last, never without both", () => {
    const quarter = { year: 2026, quarter: 1 };
    const isIn = (start: string | null, end: string | null) => isWithinQuarter({ start, end }, quarter);
    expect(isIn("2026-01-01", "2026-03-31")).toBe(true);
    expect(isIn("2026-02-01", "2026-02-28")).toBe(true);
    expect(isIn("2026-01-01", "2026-12-31")).toBe(false);
    expect(isIn("2025-12-31", "2026-03-31")).toBe(false);
    expect(isIn(null, "2026-03-31")).toBe(false);
  });
});
