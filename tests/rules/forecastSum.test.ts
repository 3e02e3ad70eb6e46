import { describe, expect, test } from "vitest";
import { sumOfForecasts } from "../../src/rules/forecastSum";
import type { Addend } from "../../src/rules/forecastSum";

const MINUTE = 60_000;
const series = (value: (number | null)[], minutes = 15, from = 0) => ({
  time: value.map((_, place) => (from + place * minutes) * MINUTE),
  value,
});
const park = (id: string, more: Partial<Addend> = {}): Addend => ({
  id,
  portfolioId: "north",
  isPower: true,
  forecast: series([10, 20, 30]),
  measured: series([1, 2]),
  ...more,
});
const reasons = (all: readonly Addend[]) => {
  const { rows, leftOut } = sumOfForecasts(all);
  return [rows.map(({ id }) => id), leftOut.map(({ row, why }) => `${row.id} ${why}`)];
};

describe("[175] forecasts of several parks", () => {
  test("are added point by point, what was measured too", () => {
    expect(sumOfForecasts([park("a"), park("b"), park("c")])).toMatchObject({
      forecast: series([30, 60, 90]),
      measured: series([3, 6]),
      leftOut: [],
    });
  });

  test("are added over the times alone that all of them know", () => {
    const later = park("b", { forecast: series([1, null, 3, 4], 15, 15) });
    expect(sumOfForecasts([park("a"), later]).forecast).toEqual({ time: [15 * MINUTE], value: [21] });
  });

  test("of another portfolio, unit or resolution, or without values, are left out, each with its reason", () => {
    const all = [
      park("hourly", { forecast: series([5, 5], 60) }),
      park("a"),
      park("b"),
      park("percent", { isPower: false }),
      park("south", { portfolioId: "south" }),
      park("empty", { forecast: series([]) }),
      park("shifted", { forecast: series([1, 1, 1], 15, 5) }),
      park("long ago", { forecast: series([1, 1, 1], 15, -6000) }),
    ];
    expect(reasons(all)).toEqual([
      ["a", "b"],
      ["hourly times", "percent unit", "south portfolio", "empty values", "shifted times", "long ago times"],
    ]);
  });

  test("with other times of measuring have no measured sum, and none of a park that was not measured", () => {
    const measured = (other: Addend["measured"]) =>
      sumOfForecasts([park("a"), park("b", { measured: other })]).measured.time;
    expect(measured(series([4, 4, 4], 5))).toEqual([]);
    expect(measured(series([]))).toEqual([]);
    expect(measured(series([4, 4, 4]))).toHaveLength(2);
  });

  test("of which none can be added, or one, are no sum", () => {
    expect(reasons([])).toEqual([[], []]);
    expect(reasons([park("a", { isPower: false })])).toEqual([[], ["a unit"]]);
    expect(reasons([park("a"), park("b", { portfolioId: "south" })])).toEqual([["a"], ["b portfolio"]]);
  });
});
