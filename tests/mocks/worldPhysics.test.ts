import { describe, expect, test } from "vitest";
import { createWorld } from "../../mocks/world/createWorld";
import { faultsOf } from "../../mocks/world/faults";
import { liveState } from "../../mocks/world/live";
import { modelOf } from "../../mocks/world/model";
import { regionOf } from "../../mocks/world/regions";
import { powerColumns } from "../../mocks/world/series";
import { skyDay } from "../../mocks/world/sky";
import { powerCurve } from "../../mocks/world/windPower";
import type { Park } from "../../mocks/world/types";

const now = Date.UTC(2026, 6, 15, 10, 2);
const nowS = now / 1000;
const world = createWorld({ now });

function parkCalled(name: string): Park {
  const park = world.parks.find((candidate) => candidate.name === name);
  if (!park) throw new Error(`no park ${name}`);
  return park;
}

/** 24 hours from a UTC midnight, in five-minute knots. */
function dayOf(park: Park, year: number, month: number, day: number, step = 300) {
  const start = Date.UTC(year, month - 1, day) / 1000;
  return powerColumns(world, park, start, start + 86_400 - step, step, nowS);
}

const present = (column: readonly (number | null)[]) => column.filter((value) => value !== null);

describe("sun", () => {
  test("[161] nights are slightly negative and have no radiation", () => {
    const { grid, ac, radiation } = dayOf(parkCalled("Großenhain"), 2026, 3, 3);
    const night = [grid.slice(0, 36), ac.slice(0, 36), radiation.slice(0, 36)].map(present);
    expect(night[0]).toHaveLength(36);
    expect(night[0]?.every((watts) => watts < 0 && watts > -20_000)).toBe(true);
    expect(night[1]?.every((watts) => watts < 0)).toBe(true);
    expect(new Set(night[2])).toEqual(new Set([0]));
  });

  test("power is clipped at the grid connection and reaches it", () => {
    const park = parkCalled("Großenhain");
    const most = Array.from({ length: 30 }, (_, day) =>
      Math.max(...present(dayOf(park, 2026, 6, day + 1).grid)),
    );
    expect(Math.max(...most)).toBe(park.grid_power_w);
  });

  test("irradiance stays below what the sun can give, and clear days come near it", () => {
    const peaks = Array.from({ length: 60 }, (_, day) =>
      Math.max(...present(dayOf(parkCalled("Watkins"), 2026, 4, day + 1).radiation)),
    );
    expect(Math.max(...peaks)).toBeGreaterThan(950);
    expect(Math.max(...peaks)).toBeLessThan(1250);
    expect(Math.min(...peaks)).toBeLessThan(700);
  });

  test("neighbours have the same clouds, the eastern one later", () => {
    const [west, east] = [parkCalled("Hohenhameln"), parkCalled("Groß Lafferde")];
    const delay = modelOf(world, east).delay - modelOf(world, west).delay;
    const correlation = (shift: number) => {
      const days = Array.from({ length: 40 }, (_, day) => [
        dayOf(west, 2026, 5, day + 1).radiation.slice(108, 192),
        dayOf(east, 2026, 5, day + 1).radiation.slice(108 + shift, 192 + shift),
      ]);
      return correlate(
        days.flatMap(([column]) => column ?? []),
        days.flatMap(([, column]) => column ?? []),
      );
    };
    expect(delay).toBeGreaterThan(3);
    expect(correlation(delay)).toBeGreaterThan(0.9);
    expect(correlation(delay)).toBeGreaterThan(correlation(0));
    expect(correlation(delay)).toBeGreaterThan(correlation(2 * delay));
  });
});

describe("wind", () => {
  test("speeds follow a Weibull distribution of shape 2", () => {
    const region = regionOf(6);
    const speeds = Array.from({ length: 365 }, (_, day) => [...skyDay(5, 6, 20_000 + day).wind]).flat();
    const mean = speeds.reduce((sum, speed) => sum + speed, 0) / speeds.length / region.wind;
    const above = speeds.filter((speed) => speed > region.wind).length / speeds.length;
    expect(mean).toBeGreaterThan(0.8);
    expect(mean).toBeLessThan(0.98);
    expect(above).toBeGreaterThan(0.28);
    expect(above).toBeLessThan(0.46);
  });

  test("the power curve starts, is rated, and ends", () => {
    expect([0, 3, 12, 24.9, 25, 40].map(powerCurve)).toEqual([0, 0, 1, 1, 0, 0]);
    expect(powerCurve(8)).toBeGreaterThan(0.2);
    expect(powerCurve(8)).toBeLessThan(0.4);
  });

  test("turbines run at night and have no radiation", () => {
    const { grid, radiation } = dayOf(parkCalled("Peetz"), 2026, 2, 2);
    expect(new Set(radiation)).toEqual(new Set([null]));
    expect(Math.max(...present(grid.slice(72, 144)))).toBeGreaterThan(100_000);
  });
});

describe("series", () => {
  test("[155] ends at now; late loggers have their last minutes missing", () => {
    const ends = world.parks.map((park) => powerColumns(world, park, nowS - 3600, nowS + 7200, 60, nowS));
    expect(ends.every(({ time }) => time.at(-1) === nowS)).toBe(true);
    const late = ends.filter(({ grid }) => grid.at(-1) === null && grid[0] !== null);
    expect(late.length).toBeGreaterThan(3);
    expect(late.every(({ grid }) => grid.slice(-6).every((value) => value === null))).toBe(true);
  });

  test("[154] one-minute steps lie on the lines between the knots; the report holds for a quarter of an hour", () => {
    const park = parkCalled("Krümmel");
    const coarse = dayOf(park, 2026, 5, 5);
    const fine = dayOf(park, 2026, 5, 5, 60);
    const knot = 132;
    const [from, to] = [coarse.grid[knot] ?? 0, coarse.grid[knot + 1] ?? 0];
    const between = fine.grid.slice(knot * 5, knot * 5 + 6);
    expect(between[0]).toBe(from);
    expect(between[5]).toBe(to);
    expect(between[2]).toBeCloseTo(from + (to - from) * 0.4, 5);
    const quarter = coarse.grid.slice(129, 133).map((value) => value ?? 0);
    const [a = 0, b = 0, c = 0, d = 0] = quarter;
    expect(coarse.report[132]).toBeCloseTo((a / 2 + b + c + d / 2) / 3, 5);
    expect(coarse.report.slice(132, 135)).toEqual(Array.from({ length: 3 }, () => coarse.report[132]));
  });

  test("[161] a silence is a gap in every column, as long as its event", () => {
    const park = parkCalled("Söhlde");
    const start = Date.UTC(2025, 0, 1);
    const silence = faultsOf(modelOf(world, park), start, now).find(
      (fault) => fault.kind.silent && fault.endMs - fault.startMs > 3_600_000,
    );
    if (!silence) throw new Error("no silence in a year and a half");
    const event = world.events.find(
      (candidate) => candidate.park_uid === park.uid && candidate.source === silence.key,
    );
    expect(event).toMatchObject({
      event_type: "communication_loss",
      start_time: new Date(silence.startMs).toISOString(),
      end_time: new Date(silence.endMs).toISOString(),
    });
    const first = Math.ceil(silence.startMs / 300_000) * 300;
    const end = Math.ceil(silence.endMs / 300_000) * 300;
    const { grid, ac, radiation, report, loss } = powerColumns(world, park, first - 300, end, 300, nowS);
    for (const column of [grid, ac, radiation, loss.grid, loss.marketer, loss.outage]) {
      expect(column.map((value) => value === null)).toEqual(grid.map((_, i) => i > 0 && i < grid.length - 1));
    }
    expect(report.slice(3, -1).every((value) => value === null)).toBe(true);
  });

  test("[159] a curtailment takes its share and says for whom", () => {
    const park = parkCalled("Spremberg Süd");
    const event = world.events.find((candidate) => {
      const noon = candidate.start_time.slice(11, 13) === "10";
      return (
        candidate.park_uid === park.uid && candidate.shutdown_type === "grid" && noon && candidate.loss < 1
      );
    });
    if (!event) throw new Error("no curtailment about noon");
    const at = Math.ceil(Date.parse(event.start_time) / 300_000) * 300;
    const { grid, loss } = powerColumns(world, park, at - 300, at, 300, nowS);
    const [taken, left] = [loss.grid[1] ?? 0, grid[1] ?? 0];
    expect(loss.grid[0]).toBe(0);
    expect(taken / (taken + left)).toBeCloseTo(event.loss, 6);
  });

  test("a park that is not connected yet has neither data nor events", () => {
    const park = parkCalled("Straßberg");
    expect(present(dayOf(park, 2026, 6, 6).grid)).toEqual([]);
    expect(world.events.filter((event) => event.park_uid === park.uid)).toEqual([]);
    expect(liveState(world, park, now)).toEqual({
      power_w: null,
      energy_today_wh: null,
      open_events: 0,
      lost_energy_today_wh: null,
      last_data: null,
      state: "offline",
    });
  });
});

function correlate(first: readonly (number | null)[], second: readonly (number | null)[]): number {
  const pairs = first.flatMap((a, index) => {
    const b = second[index] ?? null;
    return a === null || b === null ? [] : [[a, b] as const];
  });
  const meanA = pairs.reduce((sum, [a]) => sum + a, 0) / pairs.length;
  const meanB = pairs.reduce((sum, [, b]) => sum + b, 0) / pairs.length;
  const [ab, aa, bb] = pairs.reduce(
    ([x, y, z], [a, b]) => [x + (a - meanA) * (b - meanB), y + (a - meanA) ** 2, z + (b - meanB) ** 2],
    [0, 0, 0],
  );
  return ab / Math.sqrt(aa * bb);
}
