import { expect, test } from "vitest";
import type { PortfolioItem } from "../../src/frame/portfoliosQuery";
import { siteTree } from "../../src/screens/park/siteTree";
import { treeColumns } from "../../src/screens/park/treeColumns";

const words = ((key: string) => key) as Parameters<typeof treeColumns>[1];

function portfolio(powers: readonly number[]): PortfolioItem {
  const place = { kind: "solar", latitude: null, longitude: null, peakPowerW: null, commissionedAt: null };
  const figures = { energyTodayWh: null, lostEnergyTodayWh: null, openEvents: null, lastData: null };
  const parks = powers.map((powerW, at) => ({
    ...{ uid: `p${at}`, name: `Park ${at}`, ...place },
    kpi: { state: at === 0 ? "fault" : "ok", powerW, ...figures },
  }));
  return { uid: "f1", name: "Elbe", timezone: "Europe/Berlin", currency: null, parks };
}

/** The power of the portfolio and of its first park as the list says them, with the column's unit. */
function powerOf(powers: readonly number[], state: string | null = null) {
  const scope = { parks: [], portfolio: undefined };
  const { rows } = siteTree([portfolio(powers)], { scope, state, search: "" }, "en");
  const column = treeColumns(rows, words, "en", 0).find(({ id }) => id === "power");
  return [column?.unit, ...rows.slice(0, 2).map((row) => column?.cell?.(row))];
}

test("[145] the unit is that of the parks, or the next where a sum of theirs would not be read in it", () => {
  expect(powerOf(Array<number>(1000).fill(9000))).toEqual(["kW", "9,000.00", "9.00"]);
  expect(powerOf(Array<number>(1200).fill(9000))).toEqual(["MW", "10.80", "0.01"]);
});

test("a portfolio's figures are those of its parks that are shown", () => {
  expect(powerOf([11_000, 63_000, 63_000])).toEqual(["kW", "137.00", "11.00"]);
  expect(powerOf([11_000, 63_000, 63_000], "fault")).toEqual(["kW", "11.00", "11.00"]);
});
