import { describe, expect, test } from "vitest";
import { deviations, medianOf } from "../../src/rules/siblings";

describe("[142] each beside its siblings", () => {
  test.each([
    [[], null],
    [[3], 3],
    [[4, 1, 9], 4],
    [[4, 1, 9, 2], 3],
    [[null, 5, NaN, 7], 6],
  ] as const)("the median of %j is %j", (values, median) => {
    expect(medianOf(values)).toBe(median);
  });

  test("the distance is a share of the median; without a value, without siblings or at night there is none", () => {
    expect(deviations([80, 100, 110, null])).toEqual([expect.closeTo(-0.2), 0, expect.closeTo(0.1), null]);
    expect(deviations([80])).toEqual([null]);
    expect(deviations([0, 0, 5])).toEqual([null, null, null]);
  });
});
