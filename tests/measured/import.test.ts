import { describe, expect, test } from "vitest";
import { readMeasured } from "../../mocks/measured/file";
import type { Choices } from "../../mocks/measured/reading";
import { understand } from "../../mocks/measured/summary";
import { createWorld } from "../../mocks/world/createWorld";
import { energy } from "../../mocks/world/energy";
import { inverterNames } from "../../mocks/world/inverterNames";
import { liveState } from "../../mocks/world/live";
import { GRAPH_MINIMUM_MS, importMeasured } from "../../mocks/world/measured";
import { powerColumns } from "../../mocks/world/series";

const now = Date.UTC(2026, 5, 20, 11, 3);
const world = createWorld({ now, parks: 3, devices: 0 });
const zone = "Europe/Berlin";
const options = { zone, minimum: GRAPH_MINIMUM_MS, now, keepDates: false };
const portfolio_uid = world.portfolios[0]?.uid ?? "";

function fileOf(text: string, choices: Choices = {}) {
  const read = readMeasured(text, choices);
  if (!read.ok) throw new Error(read.message);
  return read;
}

/** What the preview says, flat. */
function previewOf(text: string, changed: Partial<typeof options> = {}, choices: Choices = {}) {
  const { table, reading } = fileOf(text, choices);
  const understood = understand(table, reading, { ...options, ...changed });
  if (!understood.ok) return understood;
  const { movedDays, duplicates, unordered, skipped, step, inverters } = understood.samples;
  const { order } = reading;
  const placed = { movedDays, duplicates, unordered, skipped, step, inverters: inverters.length };
  return { ok: true, ...understood.summary, ...placed, order: order.order, decidedBy: order.by };
}

function importOf(
  text: string,
  changed: { keepDates?: boolean; name?: string; portfolio_uid?: string } = {},
) {
  const { table, reading } = fileOf(text);
  return importMeasured(world, { ...options, name: "Gemessen", portfolio_uid, table, reading, ...changed });
}

function imported(text: string, changed = {}) {
  const result = importOf(text, changed);
  if (!result.ok) throw new Error(result.message);
  return result;
}

const SMALL = [
  "Zeit;Netz kW;AC kW;WR 1 AC kW;WR 2 AC kW;Einstrahlung W/m²",
  "18.06.2026 10:00;9,5;10,0;4;6;500",
  "18.06.2026 10:15;11,5;12,0;5;7;600",
  "18.06.2026 10:30;;;;;",
  "18.06.2026 10:45;-0,1;NaN;0;0;-1,5",
  "18.06.2026 11:45;3,5;4,0;2;2;200",
  "18.06.2026 12:00;3,5;4,0;2;2;200",
].join("\n");

describe("a small file", () => {
  test("the preview says what was understood", () => {
    expect(previewOf(SMALL)).toEqual({
      ok: true,
      first: Date.UTC(2026, 5, 18, 8),
      last: Date.UTC(2026, 5, 18, 10),
      step: 900,
      samples: 6,
      gaps: 2,
      missing: 4,
      meanAc: 7500,
      meanGrid: 5580,
      peakIrradiance: 600,
      lowestPower: -100,
      inverters: 2,
      duplicates: 0,
      unordered: 0,
      skipped: 0,
      movedDays: 0,
      beforeMinimum: false,
      order: "day-first",
      decidedBy: "values",
    });
  });

  test("the park shows these samples, gaps included, and its energy is their integral", () => {
    const { world: after, park } = imported(SMALL);
    const start = Date.UTC(2026, 5, 18);
    expect(powerColumns(after, park, start / 1000, start / 1000 + 86_400, 300, now / 1000)).toEqual({
      time: [8, 8.25, 8.5, 8.75, 9.75, 10].map((hour) => start / 1000 + hour * 3600),
      grid: [9500, 11_500, null, -100, 3500, 3500],
      ac: [10_000, 12_000, null, null, 4000, 4000],
      radiation: [500, 600, null, -1.5, 200, 200],
      report: [null, null, null, null, null, null],
      loss: {
        grid: [null, null, null, null, null, null],
        marketer: [null, null, null, null, null, null],
        outage: [null, null, null, null, null, null],
      },
    });
    expect(energy(after, park, start, start + 86_400_000, now)).toEqual({
      produced: 10_500 / 4 + 3500 / 4,
      expected: 10_500 / 4 + 3500 / 4,
      possible: 10_500 / 4 + 3500 / 4,
      irradiation: 550 / 4 + 200 / 4,
      lostGrid: 0,
      lostMarketer: 0,
      lostOther: 0,
      availability: null,
      shutdownSeconds: 0,
    });
    expect(inverterNames(park, after)).toEqual(["WR 1", "WR 2"]);
    expect([...(after.measured[0]?.inverters[1]?.ac ?? [])]).toEqual([6000, 7000, NaN, 0, 2000, 2000]);
    expect(park).toMatchObject({ name: "Gemessen", portfolio_uid, peak_power_w: null, grid_power_w: 11_500 });
  });

  test("longer steps give means, cut energies add up, and nothing is shown before it was measured", () => {
    const { world: after, park } = imported(SMALL);
    const [start, end] = [Date.UTC(2026, 5, 18, 8) / 1000, Date.UTC(2026, 5, 18, 10) / 1000];
    const hours = powerColumns(after, park, start, end, 3600, now / 1000);
    expect([hours.time, hours.grid]).toEqual([
      [start, start + 3600, end],
      [9500, (11_500 - 100) / 2, 3500],
    ]);
    const at = (from: number, to: number) => energy(after, park, from * 1000, to * 1000, now).produced;
    expect(at(start, start + 100) + at(start + 100, end)).toBeCloseTo(at(start, end), 6);
    expect(powerColumns(after, park, start, end, 300, start + 1).time).toEqual([start]);
    expect(liveState(after, park, end * 1000)).toMatchObject({
      power_w: 3500,
      state: "ok",
      last_data: "2026-06-18T10:00:00.000Z",
    });
    expect(liveState(after, park, now)).toMatchObject({ power_w: null, state: "offline" });
  });

  test("the world it came into stays as it was, and the new one can be kept", () => {
    const before = structuredClone(world);
    const { world: after } = imported(SMALL);
    expect(world).toEqual(before);
    expect(structuredClone(after)).toEqual(after);
    expect(importOf(SMALL)).toEqual(importOf(SMALL));
    const twice = importMeasured(after, {
      ...options,
      ...{ name: "Noch eins", portfolio_uid, table: fileOf(SMALL).table, reading: fileOf(SMALL).reading },
    });
    expect(twice.ok && new Set(twice.world.parks.map((park) => park.uid)).size).toBe(5);
  });
});

describe("times", () => {
  const at = (rows: readonly string[], changed = {}) => {
    const { world: after } = imported(["time,ac W", ...rows].join("\n"), changed);
    const plant = after.measured[0];
    return [...(plant?.time ?? [])].map((time, index) => [
      new Date(time * 1000).toISOString().slice(0, 16),
      plant?.ac[index],
    ]);
  };

  test("measurements before 2025 move by whole calendar days, the clock unchanged, the last one yesterday", () => {
    const rows = ["2022-01-05 08:00,1", "2022-01-05 20:00,2", "2022-01-06 08:00,3"];
    expect(at(rows)).toEqual([
      ["2026-06-18T06:00", 1],
      ["2026-06-18T18:00", 2],
      ["2026-06-19T06:00", 3],
    ]);
    expect(previewOf(["time,ac W", ...rows].join("\n"))).toMatchObject({
      movedDays: 1625,
      beforeMinimum: false,
    });
    expect(at(rows, { keepDates: true })[0]).toEqual(["2022-01-05T07:00", 1]);
    expect(previewOf(["time,ac W", ...rows].join("\n"), { keepDates: true })).toMatchObject({
      movedDays: 0,
      beforeMinimum: true,
    });
  });

  test("zoned stamps keep their instant unless they are moved, then their clock", () => {
    expect(at(["2026-05-01T08:00:00Z,1", "2026-05-01T10:15:00+02:00,2"])).toEqual([
      ["2026-05-01T08:00", 1],
      ["2026-05-01T08:15", 2],
    ]);
    expect(at(["2022-01-05T07:00:00Z,2", "2022-01-05T08:00:00Z,1"])[1]).toEqual(["2026-06-19T07:00", 1]);
  });

  test("descending rows are turned, duplicates merged, stray rows sorted in, and all are counted", () => {
    expect(
      at(["2026-05-01 10:30,3", "2026-05-01 10:15,2", "2026-05-01 10:00,1"]).map(([, ac]) => ac),
    ).toEqual([1, 2, 3]);
    const rows = [
      "2026-05-01 10:00,1",
      "2026-05-01 10:30,3",
      "2026-05-01 10:15,2",
      "2026-05-01 10:30,4",
      "2026-05-01 10:45,5",
    ];
    expect(at(rows).map(([, ac]) => ac)).toEqual([1, 2, 4, 5]);
    expect(previewOf(["time,ac W", ...rows].join("\n"))).toMatchObject({
      samples: 4,
      duplicates: 1,
      unordered: 1,
      gaps: 0,
    });
  });

  test("[F79] the hour that summer time skips is a gap; the hour that autumn repeats is there twice", () => {
    expect(at(["2026-03-29 01:45,1", "2026-03-29 02:15,2", "2026-03-29 03:00,3"])).toEqual([
      ["2026-03-29T00:45", 1],
      ["2026-03-29T01:00", 3],
    ]);
    const autumn = [
      "2025-10-26 02:00,1",
      "2025-10-26 02:30,2",
      "2025-10-26 02:00,3",
      "2025-10-26 02:30,4",
      "2025-10-26 03:00,5",
    ];
    expect(at(autumn)).toEqual([
      ["2025-10-26T00:00", 1],
      ["2025-10-26T00:30", 2],
      ["2025-10-26T01:00", 3],
      ["2025-10-26T01:30", 4],
      ["2025-10-26T02:00", 5],
    ]);
  });

  test("a date that could be either is asked for, and read as it is chosen", () => {
    const text = "time,ac W\n1/2/2026 10:00,1\n1/2/2026 10:15,2";
    expect(previewOf(text)).toMatchObject({ ok: false, code: "orderUnclear", line: 2, column: "time" });
    expect(previewOf(text, {}, { order: "month-first" })).toMatchObject({
      order: "month-first",
      first: Date.UTC(2026, 0, 2, 9),
    });
    expect(previewOf(text, {}, { order: "day-first" })).toMatchObject({ first: Date.UTC(2026, 1, 1, 9) });
  });
});

describe("what cannot be read is refused whole, with line and column", () => {
  test.each([
    [
      "time,ac W\n2026-05-01 10:00,1\n2026-05-01 10:15,2\n2026-05-01 10:30,3\n2026-05-01 10:45,4\n2026-05-01 11:00,broken",
      'Line 6, column "ac W": "broken" is not a number.',
    ],
    [
      "time,ac W\n2026-05-01 10:00,\n2026-05-01 10:15,NaN",
      'Line 2, column "ac W": the column has no value at all.',
    ],
    ["time,wind\n2026-05-01 10:00,1", "no column is known to be the power of a plant (there are: wind)."],
  ])("%j", (text, message) => {
    expect(previewOf(text)).toMatchObject({ ok: false, message });
    expect(importOf(text)).toMatchObject({ ok: false, message });
  });

  test("a column that is not mapped may hold anything", () => {
    expect(previewOf("time,ac W,note\n2026-05-01 10:00,1,Störung\n2026-05-01 10:15,1,")).toMatchObject({
      ok: true,
      samples: 2,
      meanAc: 1,
    });
  });

  test("a park without a name, an unknown portfolio, an unknown zone", () => {
    expect(importOf(SMALL, { name: " " })).toMatchObject({ ok: false, code: "noName" });
    expect(importOf(SMALL, { portfolio_uid: "nowhere" })).toMatchObject({ ok: false, code: "noPortfolio" });
    expect(previewOf(SMALL, { zone: "Europe/Hildesheim" })).toMatchObject({ ok: false, code: "badZone" });
  });

  test("a date that does not exist is named with its line", () => {
    const read = readMeasured("time,ac W\n2026-05-01 10:00,1\n31.02.2026,2");
    expect(read).toMatchObject({
      ...{ ok: false, code: "badTime", values: { found: "31.02.2026" } },
      message: 'Line 3, column "time": "31.02.2026" is not a date and time.',
    });
  });
});
