import { expect, test } from "vitest";
import { emptyFilter, type Filter } from "../../src/rules/filter";
import { FilterDraft, parkChoices } from "../../src/state/filterDraft";

const parks = [
  { uid: "p10", name: "Park 10", portfolio: "north" },
  { uid: "p2", name: "Park 2", portfolio: "north" },
  { uid: "oz", name: "Ozean", portfolio: "south" },
  { uid: "oel", name: "Ölberg", portfolio: null },
];

function open(filter: Partial<Filter> = {}) {
  return new FilterDraft({ ...emptyFilter, ...filter });
}

test("offers the parks by name as the language's readers sort [44][45]", () => {
  expect(parkChoices(parks, "de").map(({ uid }) => uid)).toEqual(["oel", "oz", "p2", "p10"]);
  expect(parks[0]?.uid).toBe("p10");
});

test("a park sets its portfolio, a portfolio clears the parks [46]", () => {
  const draft = open();
  draft.choosePark("oz", parks);
  expect([draft.portfolio, draft.park]).toEqual(["south", "oz"]);
  draft.choosePark("p2", parks);
  expect([draft.portfolio, draft.park]).toEqual(["north", "p2"]);
  draft.choosePortfolio("south");
  expect([draft.portfolio, draft.park, draft.parks]).toEqual(["south", null, []]);
  draft.choosePortfolio(null);
  expect([draft.portfolios, draft.parks]).toEqual([[], []]);
});

test("all parks keeps the portfolio; a park without one has none [46]", () => {
  const draft = open({ portfolios: ["north"], parks: ["p2"] });
  draft.choosePark(null, parks);
  expect([draft.portfolio, draft.parks]).toEqual(["north", []]);
  draft.choosePark("oel", parks);
  expect([draft.portfolio, draft.park]).toEqual([null, "oel"]);
});

test("several parks of a link are kept until something else is chosen [48]", () => {
  const draft = open({ parks: ["p2", "oz", "gone"], portfolios: ["north", "south"] });
  expect([draft.park, draft.portfolio]).toEqual([null, null]);
  expect(draft.parks).toHaveLength(3);
  expect(draft.applyTo(emptyFilter)).toEqual({
    ...emptyFilter,
    parks: ["p2", "oz", "gone"],
    portfolios: ["north", "south"],
  });
});

test("applies on Save alone, and leaves the rest of the filter as it is [47]", () => {
  const filter: Filter = {
    period: "Week",
    start: "2026-05-01",
    end: "2026-05-02",
    parks: ["p2"],
    portfolios: [],
  };
  const draft = open(filter);
  expect(draft.changed).toBe(false);
  draft.choosePark("oz", parks);
  expect(draft.changed).toBe(true);
  expect(draft.applyTo(filter)).toEqual({ ...filter, parks: ["oz"], portfolios: ["south"] });
  expect(open(filter).applyTo(filter)).toEqual(filter);
});

test("a period takes the place of the days, and leaves the monitor's day [243]", () => {
  const filter: Filter = { ...emptyFilter, start: "2026-05-01", end: "2026-05-02", date: "2026-05-03" };
  const draft = open(filter);
  expect(draft.period).toBeNull();
  draft.choosePeriod("Month");
  expect(draft.changed).toBe(true);
  expect(draft.applyTo(filter)).toEqual({ ...emptyFilter, period: "Month", date: "2026-05-03" });
  const same = open({ period: "Month" });
  same.choosePeriod("Month");
  expect(same.changed).toBe(false);
});
