import { describe, expect, test } from "vitest";
import {
  deviationOf,
  energyBetween,
  forecastHours,
  isOutdated,
  peakOfHours,
  powerFactor,
  shareOf,
  totalDeviation,
  wholeEnergy,
} from "../../src/rules/forecast";

const HOUR = 3_600_000;
const start = Date.UTC(2026, 5, 10, 8);
/** Constant power over so many hours, in samples so many minutes apart. */
const constant = (watts: number, hours: number, minutes: number) => {
  const count = Math.round((hours * 60) / minutes);
  return {
    time: Array.from({ length: count }, (_, at) => start + at * minutes * 60_000),
    value: Array.from({ length: count }, () => watts),
  };
};

describe("[175] forecasts are compared by energy", () => {
  test.each([5, 15, 60])(
    "a constant kilowatt in samples of %i minutes is a kilowatt-hour an hour",
    (minutes) => {
      const series = constant(1000, 3, minutes);
      expect(energyBetween(series, start, start + HOUR).wattHours).toBeCloseTo(1000, 6);
      expect(wholeEnergy(series, start, start + 3 * HOUR)).toBeCloseTo(3000, 6);
    },
  );

  test("a gap adds nothing, and an hour of which too little is known has no energy", () => {
    const { time, value } = constant(1000, 2, 15);
    const holed = { time, value: value.map((each, at) => (at === 1 || at === 2 ? null : each)) };
    expect(energyBetween(holed, start, start + HOUR).wattHours).toBeCloseTo(500, 6);
    expect(wholeEnergy(holed, start, start + HOUR)).toBeNull();
    expect(wholeEnergy(holed, start + HOUR, start + 2 * HOUR)).toBeCloseTo(1000, 6);
    const absent = { time: [...time.slice(0, 1), ...time.slice(3)], value: [1000, ...value.slice(3)] };
    expect(energyBetween(absent, start, start + HOUR).wattHours).toBeCloseTo(500, 6);
  });

  test("the deviation counts the hours alone of which both are known", () => {
    const hours = forecastHours(constant(1000, 4, 15), constant(800, 2, 5), start, start + 4 * HOUR);
    expect(hours.map(({ measuredWh }) => measuredWh === null)).toEqual([false, false, true, true]);
    const total = totalDeviation(hours);
    expect(total?.wattHours).toBeCloseTo(-400, 6);
    expect(total?.ratio).toBeCloseTo(-0.2, 9);
    expect(totalDeviation(hours.slice(2))).toBeNull();
  });

  test("of nothing foreseen there is no share", () => {
    expect(deviationOf(0, 50)).toEqual({ forecastWh: 0, measuredWh: 50, wattHours: 50, ratio: null });
  });

  test("an hour of twilight has no share of its own", () => {
    const hour = (forecastWh: number | null, measuredWh: number | null) => ({
      start,
      forecastWh,
      measuredWh,
    });
    const day = [hour(1000, 500), hour(9, 0), hour(10, 5), hour(0, 0), hour(20, null)];
    const peak = peakOfHours(day);
    expect(peak).toBe(1000);
    expect(day.map((each) => shareOf(each, peak))).toEqual([-0.5, null, -0.5, null, null]);
  });

  test("a unit that is none of power is told apart", () => {
    expect(["W", "kW", " mw ", "kWh", null].map(powerFactor)).toEqual([1, 1000, 1e6, null, null]);
  });

  test("what is older than it looks ahead is out of date", () => {
    expect(isOutdated(start, 48, start + 48 * HOUR)).toBe(false);
    expect(isOutdated(start, 48, start + 48 * HOUR + 1)).toBe(true);
    expect(isOutdated(null, 48, start)).toBe(false);
    expect(isOutdated(start, null, start + 1000 * HOUR)).toBe(false);
  });

  test("[F73] no points, or points of one time, are no error", () => {
    const none = { time: [], value: [] };
    expect(energyBetween(none, start, start + HOUR)).toEqual({ wattHours: 0, knownMs: 0 });
    expect(forecastHours(none, none, start, start + HOUR)).toEqual([]);
    expect(wholeEnergy({ time: [start], value: [5] }, start, start + HOUR)).toBeNull();
  });
});
