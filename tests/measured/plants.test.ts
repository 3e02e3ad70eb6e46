import { existsSync, readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { expect, test } from "vitest";
import { readMeasured } from "../../mocks/measured/file";
import { understand } from "../../mocks/measured/summary";
import { createWorld } from "../../mocks/world/createWorld";
import { energy } from "../../mocks/world/energy";
import { GRAPH_MINIMUM_MS, importMeasured } from "../../mocks/world/measured";
import { powerColumns } from "../../mocks/world/series";

const zone = "America/Denver";
const now = Date.UTC(2026, 5, 20, 15, 3);
const world = createWorld({ now });
const denver = world.portfolios.find((portfolio) => portfolio.timezone === zone)?.uid ?? "";

/** The text of a published plant that lies beside the repository; null, with a line in the log, where it does not. */
function published(name: string): string | null {
  const path = fileURLToPath(new URL(`../../../shared/data/${name}`, import.meta.url));
  if (existsSync(path)) return readFileSync(path, "utf8");
  console.log(`${name} is not beside the repository: not tested on it`);
  return null;
}

function load(text: string) {
  const file = readMeasured(text);
  if (!file.ok) throw new Error(file.message);
  const { table, reading } = file;
  const options = { zone, minimum: GRAPH_MINIMUM_MS, now, keepDates: false };
  const understood = understand(table, reading, options);
  const place = { name: "Golden", portfolio_uid: denver };
  const result = importMeasured(world, { ...options, ...place, table, reading });
  if (!understood.ok || !result.ok) throw new Error("the file is a plant");
  const used = reading.columns.flatMap(({ role, name, unit }, column) =>
    unit === null ? [] : [`${column} ${role}: ${name} [${unit}]`],
  );
  return { used, reading, preview: understood.summary, placed: understood.samples, ...result };
}

test("SERF West: 840 W mean AC, 1,113 W/m² peak, negative nights, five days up to yesterday", () => {
  const text = published("serf_west_15min.csv");
  if (text === null) return;
  const { used, reading, preview, placed, park, world: after } = load(text);
  expect(used).toEqual(["2 ac: ac_power__773 [W]", "15 radiation: poa_irradiance__771 [W/m²]"]);
  expect(preview).toMatchObject({ first: Date.UTC(2026, 5, 15, 6, 1), last: Date.UTC(2026, 5, 20, 5, 46) });
  expect(preview).toMatchObject({ samples: 480, gaps: 0 });
  expect(placed).toMatchObject({ step: 900, movedDays: 1625 });
  expect(reading.order).toEqual({ order: "iso", by: "format" });
  expect([Math.round(preview.meanAc ?? 0), Math.round(preview.peakIrradiance ?? 0)]).toEqual([840, 1113]);
  expect(preview.lowestPower).toBeLessThan(0);

  const start = Date.UTC(2026, 5, 15, 6);
  const shown = powerColumns(after, park, start / 1000, now / 1000, 300, now / 1000);
  expect(shown.ac).toHaveLength(480);
  expect(shown.ac.slice(0, 3)).toEqual([-9.05, 14.096, -6.1563]);
  const days = Array.from({ length: 5 }, (_, day) => {
    return energy(after, park, start + day * 86_400_000, start + (day + 1) * 86_400_000, now).produced;
  });
  // Snow on the fifth day: nothing but standby.
  expect(days.map(Math.round)).toEqual([24_996, 22_082, 30_509, 23_308, -84]);
  const whole = energy(after, park, start, now, now).produced;
  expect(days.reduce((sum, wh) => sum + wh, 0)).toBeCloseTo(whole, 6);
  expect(whole / 840 / 24).toBeCloseTo(5, 1);
});

test("RSF II: kW and an inverter's W, month first because only that makes five days in a row", () => {
  const text = published("nrel_rsf_2_15min.csv");
  if (text === null) return;
  const { used, reading, preview, placed, world: after } = load(text);
  expect(used).toEqual([
    "1 ac: ac_power_kw_1137 [kW]",
    "3 inverter: WR 2 [W]",
    "9 radiation: poa_irradiance__1055 [W/m²]",
  ]);
  expect(preview).toMatchObject({ first: Date.UTC(2026, 5, 15, 6), last: Date.UTC(2026, 5, 20, 5, 45) });
  expect([preview.samples, placed.step]).toEqual([480, 900]);
  expect(reading.order).toEqual({ order: "month-first", by: "sequence" });
  expect(preview.meanAc).toBeGreaterThan(20_000);
  expect(Math.max(...(after.measured[0]?.inverters[0]?.ac ?? []))).toBeGreaterThan(50_000);
});
