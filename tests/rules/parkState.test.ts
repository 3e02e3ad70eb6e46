import { expect, test } from "vitest";
import { siteTiles } from "../../src/shell/siteTiles";
import { parkRows } from "../../src/screens/dashboard/parkRows";
import { triageOf } from "../../src/screens/dashboard/triage";
import { parkStateRank, parkStates, worstFirst } from "../../src/rules/parkState";

type Portfolio = Parameters<typeof parkRows>[0][number];

/** A portfolio of one park a state; the last has none. */
const states = ["ok", "warning", "melting", "offline", "fault", undefined];
const portfolios = states.map((state, at): Portfolio => {
  const figures = {
    powerW: null,
    energyTodayWh: null,
    lostEnergyTodayWh: null,
    openEvents: null,
    lastData: null,
  };
  const kpi = state === undefined ? null : { state, ...figures };
  const place = {
    kind: null,
    latitude: null,
    longitude: null,
    peakPowerW: null,
    commissionedAt: null,
  };
  return {
    uid: `f${at}`,
    name: "Nord",
    timezone: "Europe/Berlin",
    currency: null,
    parks: [{ uid: `p${at}`, name: `${state}`, kpi, ...place }],
  };
});

const expected = ["fault", "offline", "warning", "ok", "melting", "undefined"];

test("[45] [56] parks stand in one order of states everywhere, worst first", () => {
  expect(parkStates).toEqual(["fault", "offline", "warning", "ok", "unknown"]);
  expect(siteTiles(portfolios, "en").tiles.map(({ name }) => name)).toEqual(expected);
  const rows = parkRows(portfolios, { parks: [], portfolio: undefined }, "en");
  expect(rows.map(({ name }) => name)).toEqual(expected);
  expect(triageOf(rows).counts.map(({ trouble, count }) => [trouble, count])).toEqual([
    ["fault", 1],
    ["offline", 1],
    ["warning", 1],
    ["unknown", 2],
  ]);
  expect([null, undefined, "", "melting", "constructor"].map(parkStateRank)).toEqual([4, 4, 4, 4, 4]);
});

test("[45] [56] within a state what cost most comes first, and what is cut is counted", () => {
  const park = (state: string, lostEnergyTodayWh: number, at: number) => {
    const kpi = {
      state,
      lostEnergyTodayWh,
      powerW: null,
      energyTodayWh: null,
      openEvents: 0,
      lastData: null,
    };
    const place = { kind: null, latitude: null, longitude: null, peakPowerW: null, commissionedAt: null };
    return { uid: `p${at}`, name: `Park ${at}`, kpi, ...place };
  };
  const of = (parks: readonly (readonly [string, number])[]) =>
    siteTiles(
      [
        {
          uid: "f1",
          name: "Nord",
          timezone: null,
          currency: null,
          parks: parks.map(([state, lost], at) => park(state, lost, at)),
        },
      ],
      "en",
    );
  const { tiles, more } = of([0, 1, 2, 3, 4, 5, 6, 7, 8].map((lost) => ["fault", lost]));
  expect(tiles.map(({ name }) => name)).toEqual([8, 7, 6, 5, 4, 3].map((at) => `Park ${at}`));
  expect(more).toEqual({ state: "fault", count: 3 });
  expect(of([0, 1, 2, 3, 4, 5, 6].map((lost) => ["ok", lost])).more).toBeUndefined();
});

test("[45] where nothing was lost the one with more open events comes first, then the name", () => {
  const figures = { powerW: null, energyTodayWh: null, lostEnergyTodayWh: null, lastData: null };
  const judged = (name: string, openEvents: number | null) => ({
    name,
    kpi: { state: "warning", openEvents, ...figures },
  });
  const parks = [judged("Aurich", null), judged("Zell", 2), judged("Park 10", 1), judged("Park 2", 1)];
  expect(parks.sort(worstFirst("en")).map(({ name }) => name)).toEqual([
    "Zell",
    "Park 2",
    "Park 10",
    "Aurich",
  ]);
});
