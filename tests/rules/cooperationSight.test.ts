import { expect, test } from "vitest";
import { sightOf } from "../../src/screens/organization/cooperationSight";

const park = (uid: string) => ({ uid }) as Parameters<typeof sightOf>[1][number]["parks"][number];
const portfolios = [
  { uid: "f1", parks: [park("p1"), park("p2"), park("p3")] },
  { uid: "f2", parks: [park("p4")] },
];
const held = (...pairs: readonly string[]) =>
  pairs.map((pair) => {
    const [object = "", uid = ""] = pair.split(" ");
    return { object, uid, name: null };
  });

test("a partner sees the parks of what is permitted, each once, whether by itself or by its portfolio", () => {
  const sight = sightOf(held("portfolio f1", "park p2", "park p4", "park p4", "device d1"), portfolios);
  expect(sight).toEqual({ isWhole: false, park: 4, portfolio: 0, device: 1, other: 0 });
});

test("a portfolio whose parks are not known counts as one; kinds that nobody knows are counted too", () => {
  const sight = sightOf(held("portfolio f9", "portfolio f2", "turbine t1", "turbine t2"), portfolios);
  expect(sight).toEqual({ isWhole: false, park: 1, portfolio: 1, device: 0, other: 2 });
});

test("the organization is all of it; nothing is nothing", () => {
  expect(sightOf(held("organization o1", "park p1"), portfolios).isWhole).toBe(true);
  expect(sightOf([], portfolios)).toEqual({ isWhole: false, park: 0, portfolio: 0, device: 0, other: 0 });
});
