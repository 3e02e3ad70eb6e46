import { describe, expect, test } from "vitest";
import { waterfallSteps } from "../../src/rules/waterfall";

const parts = (expected: number, losses: readonly number[], delivered: number) => [
  { id: "expected", value: expected, isSum: true },
  ...losses.map((value, index) => ({ id: `loss ${index + 1}`, value, isSum: false })),
  { id: "delivered", value: delivered, isSum: true },
];
const written = (...given: Parameters<typeof parts>) =>
  waterfallSteps(parts(...given), 1).map(({ id, from, to, value }) => [id, from, to, value]);

describe("the steps of a waterfall", () => {
  test("each begins where the one before ended, sums stand on the ground", () => {
    expect(written(10, [-3, 1], 8)).toEqual([
      ["expected", 0, 10, 10],
      ["loss 1", 10, 7, -3],
      ["loss 2", 7, 8, 1],
      ["delivered", 0, 8, 8],
    ]);
  });

  test("[150] what is written adds up, however it is rounded", () => {
    const steps = written(10, [-0.25, -0.25, -0.25], 9.25);
    const tenths = steps.slice(0, -1).reduce((sum, [, , , value]) => sum + Math.round(Number(value) * 10), 0);
    expect(tenths).toBe(Math.round(Number(steps.at(-1)?.[3]) * 10));
  });

  test("what is nothing when rounded has no step, a sum of nothing has", () => {
    expect(written(0, [0, -0.01, 0.01], 0)).toEqual([
      ["expected", 0, 0, 0],
      ["delivered", 0, 0, 0],
    ]);
  });

  test("more than was expected, and consumption at night, below the ground", () => {
    expect(written(0, [-0.4], -0.4)).toEqual([
      ["expected", 0, 0, 0],
      ["loss 1", 0, -0.4, -0.4],
      ["delivered", 0, -0.4, -0.4],
    ]);
  });
});
