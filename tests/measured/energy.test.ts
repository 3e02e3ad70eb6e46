import { describe, expect, test } from "vitest";
import { bestDay } from "../../mocks/measured/day";
import { readMeasured } from "../../mocks/measured/file";
import { understand } from "../../mocks/measured/summary";
import { columnsOf, importMeasured } from "../../mocks/world/measured";
import { measuredEnergy } from "../../mocks/world/measuredSeries";
import { createWorld } from "../../mocks/world/createWorld";
import { read, table } from "./read";

const zone = "Europe/Berlin";
const options = { zone, minimum: 0, now: Date.UTC(2026, 10, 26), keepDates: true };

/** The whole energy of a file in kWh, as the portal gives it once it is imported. */
function energyOf(lines: readonly string[]): number | string {
  const file = readMeasured(lines.join("\n"), {}, zone);
  if (!file.ok) return file.code;
  const world = createWorld({ now: options.now, parks: 3, devices: 0 });
  const portfolio_uid = world.portfolios[0]?.uid ?? "";
  const imported = importMeasured(world, { ...options, ...file, name: "Roof", portfolio_uid });
  if (!imported.ok) return imported.code;
  const { produced } = measuredEnergy(imported.world, imported.park, 0, Date.UTC(2030, 0, 1));
  return Math.round(produced) / 1000;
}

describe("[F78] energy of days, months and years", () => {
  const monthly = ["2026-01-01", "2026-02-01", "2026-03-01", "2026-04-01", "2026-06-01", "2026-07-01"];
  const ends = ["31.01.2026", "28.02.2026", "31.03.2026", "30.04.2026"];
  test.each([
    ["months, one of them missing", monthly, 31],
    ["months stamped on their last day, which is how long the next is", ends, 31],
    ["one month of 28 days at the end", ["2025-12-01", "2026-01-01", "2026-02-01"], 28],
    ["the day on which summer time begins, at the end", ["2026-03-27", "2026-03-28", "2026-03-29"], 23 / 24],
    ["the day on which it ends", ["2026-10-23", "2026-10-24", "2026-10-25"], 25 / 24],
    ["quarters of a year", ["2025-10-01", "2026-01-01", "2026-04-01"], 91],
    ["years", ["2025-01-01", "2026-01-01"], 365],
    ["weeks", ["2026-06-01", "2026-06-08", "2026-06-15"], 7],
  ])("%s: is as in the file, and the last is as long as it is", (_, times, days) => {
    const lines = table(
      "Datum;Ertrag im Intervall [kWh]",
      times,
      times.map(() => "100"),
    );
    expect(energyOf(lines)).toBe(times.length * 100);
    const last = read(lines).power?.at(-1)?.[1];
    expect(last).toBeCloseTo(100_000 / (days * 24), 2);
  });

  test("the best day of a preview has the day's own energy", () => {
    const lines = table("Datum;Ertrag im Intervall [kWh]", ["2026-10-24", "2026-10-25"], ["10", "30"]);
    const file = readMeasured(lines.join("\n"), {}, zone);
    const found = file.ok ? understand(file.table, file.reading, options) : file;
    expect(found.ok && Math.round(bestDay(found.samples, zone).kWh * 1000)).toBe(30_000);
    expect(found.ok && columnsOf(found.samples).spans).toEqual(Float64Array.of(86_400, 90_000));
  });
});

describe("[F78] the readings of a meter", () => {
  const at = (row: number) => new Date(Date.UTC(2026, 5, 20, 8) + row * 900_000).toISOString().slice(0, 16);
  const lines = (readings: readonly number[], skipped = -1) => [
    "Zeit;Zählerstand [kWh]",
    ...readings.flatMap((value, row) => (row === skipped ? [] : [`${at(row)};${value}`])),
  ];

  const other = [8000, 12_000, 16_000, null, 8000, 12_000, 12_000];
  const valuesOf = (found: ReturnType<typeof read>) => found.power?.map(([, watts]) => watts) ?? found;

  test("of another meter that starts lower leave one interval out, and say so", () => {
    const found = read(lines([50_100, 50_102, 50_105, 50_109, 20, 22, 25, 28]));
    expect(valuesOf(found)).toEqual(other);
    expect(found).toMatchObject({ doubts: ["meterBreak 1 line 6"] });
  });

  test("that jump, as at another meter that starts higher, are asked about", () => {
    const jumping = lines([100, 102, 105, 109, 70_000, 70_002, 70_005, 70_008]);
    expect(read(jumping)).toEqual({ refused: "meterJump", line: 6, column: "Zählerstand [kWh]" });
    const left = read(jumping, undefined, { jump: "leave" });
    expect(valuesOf(left)).toEqual(other);
    expect(left).toMatchObject({ doubts: ["meterBreak 1 line 6"] });
    expect(valuesOf(read(jumping, undefined, { jump: "keep" }))).toEqual(other.with(3, 69_891_000 * 4));
  });

  test("that rise as usual are in no doubt, and lose no energy where a reading is missing", () => {
    const readings = [100, 102, 105, 109, 114, 120, 123, 125];
    expect(read(lines(readings))).toMatchObject({ doubts: [] });
    expect(energyOf(lines(readings))).toBe(25);
    expect(energyOf(lines(readings, 3))).toBe(25);
  });
});

test("[F78] a value many times all others is kept and told", () => {
  const rows = (spike: number) =>
    Array.from({ length: 40 }, (_, row) => {
      const time = new Date(Date.UTC(2026, 5, 20, 8) + row * 900_000).toISOString().slice(0, 16);
      return `${time};${row === 30 ? spike : 1000 + row * 10}`;
    });
  expect(read(["Time;AC power [W]", ...rows(14_500)])).toMatchObject({ doubts: ["spike 1 line 32"] });
  expect(read(["Time;AC power [W]", ...rows(9000)])).toMatchObject({ doubts: [] });
});
