import { describe, expect, test } from "vitest";
import { isBehind, lastSample } from "../../src/rules/lastSample";

const MINUTE = 60_000;

describe("the last value of series", () => {
  test("is that of the one that spoke last; gaps at the end say nothing", () => {
    const early = { time: [1, 2, 3], value: [5, 6, null] };
    const late = { time: [1, 2, 3, 4], value: [null, 0, 0, null] };
    expect(lastSample([early])).toBe(2);
    expect(lastSample([early, late])).toBe(3);
  });

  test("is not known of none, and of none that has a value", () => {
    expect(lastSample([])).toBeUndefined();
    expect(lastSample([{ time: [1, 2], value: [null, null] }])).toBeUndefined();
  });

  test.each([
    [30, 60, false],
    [31, 60, true],
    [31, 900, true],
    [120, 3600, false],
    [121, 3600, true],
  ])("%d minutes back at steps of %d s: behind %s", (minutes, step, behind) => {
    expect(isBehind(0, minutes * MINUTE, step)).toBe(behind);
  });
});
