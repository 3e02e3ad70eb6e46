import { expect, test } from "vitest";
import type { PortfolioItem } from "../../src/frame/portfoliosQuery";
import { parkRows } from "../../src/screens/dashboard/parkRows";

/** One portfolio with parks of these names, all alike otherwise. */
function alike(names: readonly string[]): PortfolioItem[] {
  const parks = names.map((name) => ({
    uid: name,
    name,
    kind: "solar",
    latitude: null,
    longitude: null,
    peakPowerW: null,
    commissionedAt: null,
    kpi: null,
  }));
  return [{ uid: "n", name: "North", timezone: "Europe/Berlin", currency: "EUR", parks }];
}

const everything = { parks: [], portfolio: undefined };

test.each([
  ["en", ["Park 10", "park 2", "Park 1"], ["Park 1", "park 2", "Park 10"]],
  ["de", ["Zell", "Öhringen", "Olpe"], ["Öhringen", "Olpe", "Zell"]],
  ["sv", ["Öland", "Zell", "Olpe"], ["Olpe", "Zell", "Öland"]],
])(
  "[45] parks that are as bad as each other stand by name as in %s, numbers by value",
  (language, names, sorted) => {
    expect(parkRows(alike(names), everything, language).map(({ name }) => name)).toEqual(sorted);
  },
);
