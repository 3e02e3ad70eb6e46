import { expect, test } from "vitest";
import { laggingStrings, stringHeat } from "../../src/rules/stringHeat";
import type { StringStats } from "../../src/rules/stringHeat";

const string = (id: string, gak: string | null, specificYield: number | null) => ({
  string: id,
  gak,
  gakName: gak === null ? null : `GAK ${gak}`,
  name: `String ${id}`,
  specificYield,
});

const stats: readonly StringStats[] = [
  {
    inverter: "2",
    name: "WR 2",
    strings: [string("2.10", "2.1", 5), string("2.2", "2.1", 4), string("2.3", "2.2", 5)],
  },
  { inverter: "1", name: "WR 1", strings: [string("1.1", null, 10), string("1.2", null, null)] },
  { inverter: "3", name: "WR 3", strings: [] },
];

test("[139] a row per box, its strings in the order of their names, each beside those of its inverter", () => {
  const rows = stringHeat(stats, null, "en");
  expect(rows.map(({ name, cells }) => [name, cells.map((cell) => cell.name)])).toEqual([
    ["GAK 2.1", ["String 2.2", "String 2.10"]],
    ["GAK 2.2", ["String 2.3"]],
    ["WR 1", ["String 1.1", "String 1.2"]],
  ]);
  const deviations = rows.flatMap(({ cells }) => cells.map(({ deviation }) => deviation));
  expect(deviations[0]).toBeCloseTo(-0.2);
  expect(deviations.slice(1)).toEqual([0, 0, null, null]);
});

test("[139] one inverter's strings alone; whoever lags is named, worst first", () => {
  expect(stringHeat(stats, "1", "en").map(({ inverter }) => inverter)).toEqual(["1"]);
  expect(laggingStrings(stringHeat(stats, null, "en")).map(({ name }) => name)).toEqual(["String 2.2"]);
});
