import { expect, test } from "vitest";
import { firstStep } from "../../src/actions/firstStep";
import { isReviewed } from "../../src/command/plan";

const elbe = { uid: "f1", name: "Elbe" };
const weser = { uid: "f2", name: "Weser" };

test.each([
  ["a portfolio where there is none", [], undefined, "portfolio.create", undefined],
  ["a park in the only one", [elbe], undefined, "park.create", "f1"],
  ["a park in the one that is looked at", [elbe, weser], "f2", "park.create", "f2"],
  ["a park in one that is asked for", [elbe, weser], undefined, "park.create", undefined],
  [
    "a park in one that is asked for, where nobody knows the one looked at",
    [elbe, weser],
    "f9",
    "park.create",
    undefined,
  ],
] as const)("[152] the first step is %s", (_, portfolios, looked, id, home) => {
  const { action, subject } = firstStep(portfolios, looked);
  expect([action.id, subject?.uid]).toEqual([id, home]);
  expect(isReviewed(action)).toBe(true);
});
