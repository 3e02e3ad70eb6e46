import { describe, expect, test } from "vitest";
import { createWorld } from "../../mocks/world/createWorld";
import { energy, type Energy } from "../../mocks/world/energy";
import { powerColumns } from "../../mocks/world/series";
import { startOfDay } from "../../mocks/world/zoneTime";
import type { Park } from "../../mocks/world/types";

const now = Date.UTC(2026, 10, 20, 9, 31, 40);
const world = createWorld({ now });
const ZONE = "Europe/Berlin";
const day = (month: number, date: number, zone = ZONE) =>
  startOfDay(zone, Date.UTC(2026, month - 1, date, 12));

function parkCalled(name: string): Park {
  const park = world.parks.find((candidate) => candidate.name === name);
  if (!park) throw new Error(`no park ${name}`);
  return park;
}

/** Wh under a column's lines, by trapezoids of its own. */
function area(time: readonly number[], column: readonly (number | null)[]): number {
  let sum = 0;
  for (let index = 1; index < time.length; index++) {
    const [a, b] = [column[index - 1] ?? null, column[index] ?? null];
    if (a === null || b === null) continue;
    sum += (((a + b) / 2) * ((time[index] ?? 0) - (time[index - 1] ?? 0))) / 3600;
  }
  return sum;
}

function seriesOf(park: Park, startMs: number, endMs: number, step = 300) {
  return powerColumns(world, park, startMs / 1000, endMs / 1000, step, now / 1000);
}

function total(list: readonly Energy[], field: keyof Energy): number {
  return list.reduce((sum, entry) => sum + (entry[field] ?? 0), 0);
}

describe("[150] sums agree", () => {
  test.each(world.parks.map((park) => [park.name, park] as const))(
    "%s: the day is the integral of its power, the possible what was produced and lost",
    (_, park) => {
      const [start, end] = [day(5, 11), day(5, 12)];
      const sums = energy(world, park, start, end, now);
      const { time, grid, radiation, loss } = seriesOf(park, start, end);
      expect(sums.produced).toBeCloseTo(area(time, grid), 3);
      expect(sums.irradiation).toBeCloseTo(area(time, radiation), 3);
      expect(sums.lostGrid).toBeCloseTo(area(time, loss.grid), 3);
      expect(sums.lostMarketer).toBeCloseTo(area(time, loss.marketer), 3);
      expect(sums.lostOther).toBeCloseTo(area(time, loss.outage), 3);
      const lost = sums.lostGrid + sums.lostMarketer + sums.lostOther;
      expect(sums.possible).toBeCloseTo(sums.produced + lost, 6);
    },
  );

  test("one-minute series have the same energy as their knots", () => {
    const park = parkCalled("Söhlde");
    const [start, end] = [day(6, 3), day(6, 4)];
    const { time, grid } = seriesOf(park, start, end, 60);
    expect(area(time, grid)).toBeCloseTo(energy(world, park, start, end, now).produced, 3);
  });

  test("a month is the sum of its days, over both changes of the clock and the turn of the year", () => {
    for (const [year, month] of [
      [2026, 3],
      [2026, 10],
      [2025, 12],
    ] as const) {
      const at = (date: number) => startOfDay(ZONE, Date.UTC(year, month - 1, date, 12));
      const park = parkCalled("Feldheim");
      const days = Array.from({ length: 31 }, (_, index) =>
        energy(world, park, at(index + 1), at(index + 2), now),
      );
      const whole = energy(world, park, at(1), at(32), now);
      for (const field of [
        "produced",
        "possible",
        "expected",
        "lostGrid",
        "lostMarketer",
        "lostOther",
      ] as const) {
        expect(total(days, field)).toBeCloseTo(whole[field], 2);
      }
    }
  });

  test("any cut of a range adds up, seconds included", () => {
    const park = parkCalled("Agüimes");
    const [start, end] = [Date.UTC(2026, 3, 3, 7, 12, 33), Date.UTC(2026, 3, 9, 18, 47, 1)];
    const cut = Date.UTC(2026, 3, 6, 12, 1, 59);
    const halves = [energy(world, park, start, cut, now), energy(world, park, cut, end, now)];
    const whole = energy(world, park, start, end, now);
    expect(total(halves, "produced")).toBeCloseTo(whole.produced, 3);
    expect(total(halves, "lostOther")).toBeCloseTo(whole.lostOther, 3);
  });

  test("today ends with the newest data", () => {
    const park = parkCalled("Hohenhameln");
    const [start, tomorrow] = [day(11, 20), day(11, 21)];
    const { time, grid } = seriesOf(park, start, tomorrow, 20);
    expect(energy(world, park, start, tomorrow, now).produced).toBeCloseTo(area(time, grid), 3);
    expect(energy(world, park, now + 1000, tomorrow, now).produced).toBe(0);
  });
});

describe("[62] days of 23 and 25 hours", () => {
  test.each([
    [29, 3, 23],
    [25, 10, 25],
    [26, 10, 24],
  ])("%i.%i.2026 has %i hours, and its energy is the integral over them", (date, month, hours) => {
    const park = parkCalled("Jüterbog");
    const [start, end] = [day(month, date), day(month, date + 1)];
    const { time, grid } = seriesOf(park, start, end);
    expect((end - start) / 3_600_000).toBe(hours);
    expect(time).toHaveLength(hours * 12 + 1);
    expect(energy(world, park, start, end, now).produced).toBeCloseTo(area(time, grid), 3);
  });

  test("the other zones change on their own days", () => {
    const hours = (zone: string, month: number, date: number) =>
      (day(month, date + 1, zone) - day(month, date, zone)) / 3_600_000;
    expect(hours("America/Denver", 3, 8)).toBe(23);
    expect(hours("America/Denver", 11, 1)).toBe(25);
    expect(hours("Atlantic/Canary", 3, 29)).toBe(23);
    expect(hours("America/Denver", 3, 29)).toBe(24);
  });
});

describe("indicators", () => {
  const year = world.parks.map((park) => energy(world, park, Date.UTC(2025, 10, 20), now, now));

  test("a year's yield is that of its place: kWh per kWp", () => {
    const yieldOf = (name: string) => {
      const index = world.parks.findIndex((park) => park.name === name);
      return (year[index]?.produced ?? 0) / (world.parks[index]?.peak_power_w ?? 1);
    };
    expect(yieldOf("Krümmel")).toBeGreaterThan(850);
    expect(yieldOf("Krümmel")).toBeLessThan(1250);
    expect(yieldOf("Watkins")).toBeGreaterThan(1400);
    expect(yieldOf("Watkins")).toBeLessThan(1900);
    expect(yieldOf("Feldheim")).toBeGreaterThan(1700);
    expect(yieldOf("Feldheim")).toBeLessThan(2900);
  });

  test("[148] availability lies between 0 and 1, and is null where nothing could run", () => {
    const known = year.map((entry) => entry.availability).filter((value) => value !== null);
    expect(known).toHaveLength(39);
    expect(known.every((value) => value > 0.9 && value <= 1)).toBe(true);
    const night = [Date.UTC(2026, 10, 19, 0), Date.UTC(2026, 10, 19, 1)] as const;
    expect(energy(world, parkCalled("Söhlde"), ...night, now).availability).toBe(null);
  });

  test("losses are there, and small", () => {
    const lost = (field: "lostGrid" | "lostMarketer" | "lostOther") =>
      total(year, field) / total(year, "possible");
    for (const share of [lost("lostGrid"), lost("lostMarketer"), lost("lostOther")]) {
      expect(share).toBeGreaterThan(0.0005);
      expect(share).toBeLessThan(0.05);
    }
    expect(total(year, "shutdownSeconds")).toBeGreaterThan(3_600_000);
  });
});
