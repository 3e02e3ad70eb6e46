import { describe, expect, test } from "vitest";
import fc from "fast-check";
import { lossKind, parsePromqlValues } from "../../src/rules/series";
import { isBehind, lastSampleTime, usualSpacing, withGaps } from "../../src/rules/seriesGaps";
import type { PackedSeries } from "../../src/rules/series";

const minutes = (...times: number[]) => times.map((time) => time * 60_000);
const series = (times: number[], value: (number | null)[] = times): PackedSeries => ({
  time: minutes(...times),
  value,
});

describe("parsing", () => {
  test("[158] seconds and text become milliseconds and numbers", () => {
    expect(
      parsePromqlValues([
        [1770000000, "840.5"],
        [1770000300.25, "-3"],
        [1770000600, "1e3"],
      ]),
    ).toEqual({
      time: [1770000000000, 1770000300250, 1770000600000],
      value: [840.5, -3, 1000],
    });
  });

  test("[158][F79] NaN, infinities, blanks and the implausible are gaps; order and doubles are mended", () => {
    expect(
      parsePromqlValues([
        [300, "NaN"],
        [60, "1"],
        [240, "+Inf"],
        [180, "-Inf"],
        [120, null],
        [360, NaN],
        [420, "1e308"],
        [480, ""],
        [540, "0x10"],
        [600, 1e308],
        [60, "2"],
        [660, "7"],
        [660, "NaN"],
        ["720", 8],
      ]),
    ).toEqual({
      time: [60, 120, 180, 240, 300, 360, 420, 480, 540, 600, 660, 720].map((seconds) => seconds * 1000),
      value: [2, null, null, null, null, null, null, null, null, null, 7, 8],
    });
  });

  test("[F79] milliseconds in the place of seconds are no time, and not the year 58869", () => {
    const points = [
      [1770000000000, "1"],
      [1770000000, "2"],
    ];
    expect(parsePromqlValues(points)).toEqual({ time: [1770000000000], value: [2] });
  });

  test("[F79] any text is read as the number that it is written as, or is a gap", () => {
    const written = /^\s*[+-]?(\d+\.?\d*|\.\d+)(e[+-]?\d+)?\s*$/i;
    const texts = fc.oneof(
      fc.string({ unit: fc.constantFrom(..."0123456789.+-eExXabo, \u00a0_") }),
      fc.double({ noNaN: true, min: -1e14, max: 1e14 }).map(String),
      fc
        .tuple(fc.double({ noNaN: true, min: -1e6, max: 1e6 }), fc.integer({ min: 0, max: 10 }))
        .map(([number, digits]) => number.toFixed(digits)),
    );
    fc.assert(
      fc.property(texts, (text) => {
        const value = written.test(text) && Math.abs(Number(text)) < 1e15 ? Number(text) : null;
        expect(parsePromqlValues([[0, text]]).value).toEqual([value]);
      }),
      { numRuns: 2000 },
    );
  });

  test.each([
    undefined,
    null,
    "x",
    {},
    3,
    [null, "x", [], [NaN, "1"], ["x", "1"], [1e300, "1"], [Infinity, 2], {}],
  ])("[F79] what is no list of points is empty: %j", (values) => {
    expect(parsePromqlValues(values)).toEqual({ time: [], value: [] });
  });
});

describe("gaps", () => {
  test("[161] points up to 2.5 steps apart are joined, further ones are not", () => {
    expect(withGaps(series([0, 5, 10, 22, 27, 32, 50]), 300_000)).toEqual(
      series([0, 5, 10, 22, 27, 32, 37, 50], [0, 5, 10, 22, 27, 32, null, 50]),
    );
    expect(withGaps(series([0, 5, 17.5]), 300_000)).toEqual(series([0, 5, 17.5]));
    expect(withGaps(series([0, 5, 10, 22.6]), 300_000)).toEqual(
      series([0, 5, 10, 15, 22.6], [0, 5, 10, null, 22.6]),
    );
  });

  test("[154] a series of 15 minutes has no gaps on a grid of 5", () => {
    expect(withGaps(series([0, 15, 30, 45, 60]), 300_000)).toEqual(series([0, 15, 30, 45, 60]));
    expect(withGaps(series([0, 15, 30, 90, 105]), 300_000)).toEqual(
      series([0, 15, 30, 45, 90, 105], [0, 15, 30, null, 90, 105]),
    );
  });

  test("[161] nothing and single points stay", () => {
    expect([withGaps(series([]), 60_000), withGaps(series([3]), 60_000)]).toEqual([series([]), series([3])]);
    expect([usualSpacing([]), usualSpacing([5]), usualSpacing([0, 5, 10, 90])]).toEqual([0, 0, 5]);
  });

  test("[161] every point stays, times ascend, and no two joined points are too far apart", () => {
    const times = fc.uniqueArray(fc.integer({ min: 0, max: 2000 }), { maxLength: 60 });
    fc.assert(
      fc.property(times, fc.integer({ min: 1, max: 30 }), (unsorted, step) => {
        const given = series([...unsorted].sort((a, b) => a - b));
        const drawn = withGaps(given, step * 60_000);
        const limit = 2.5 * Math.max(step * 60_000, usualSpacing(given.time));
        expect(drawn.time.filter((_time, index) => drawn.value[index] !== null)).toEqual(given.time);
        drawn.time.forEach((time, index) => {
          const next = drawn.time[index + 1];
          if (next === undefined) return;
          expect(next).toBeGreaterThan(time);
          const joined = drawn.value[index] !== null && drawn.value[index + 1] !== null;
          expect(joined && next - time > limit).toBe(false);
        });
      }),
    );
  });
});

test("[159] losses by shutdown type; what is not known is shown as other", () => {
  expect(["grid", "marketer", "storm", "", undefined, "__proto__", "Grid"].map(lossKind)).toEqual([
    "grid",
    "marketer",
    "other",
    "other",
    "other",
    "other",
    "other",
  ]);
});

test("[163] the last sample is the last value, not the last gap", () => {
  expect([lastSampleTime(series([0, 5, 10], [1, 2, null])), lastSampleTime(series([0], [null]))]).toEqual([
    300_000,
    null,
  ]);
});

test.each([
  [30, 60, false],
  [31, 60, true],
  [31, 900, true],
  [120, 3600, false],
  [121, 3600, true],
])("a series %d minutes back at steps of %d s: behind the latest %s", (back, stepS, behind) => {
  expect(isBehind(0, back * 60_000, stepS)).toBe(behind);
});
