import { describe, expect, test } from "vitest";
import type { PackedSeries } from "../../src/rules/series";
import { sumJoined, sumSeries } from "../../src/rules/seriesSum";

const minute = 60_000;
const series = (times: number[], value: (number | null)[] = times): PackedSeries => ({
  time: times.map((time) => time * minute),
  value,
});

test("the sum has every time once, and a gap only where no series has a value", () => {
  expect(sumSeries([series([0, 5, 10], [1, null, 3]), series([5, 10, 15], [null, 4, 5])])).toEqual(
    series([0, 5, 10, 15], [1, null, 7, 5]),
  );
  expect(sumSeries([])).toEqual(series([]));
});

/** Sums by minute, at a step of five minutes. */
function joined(...all: PackedSeries[]) {
  const { time, sum, count, lacking } = sumJoined(all, 5 * minute);
  return { sums: Object.fromEntries(time.map((at, place) => [at / minute, sum[place]])), count, lacking };
}

describe("[161] the sum of lines", () => {
  test("that have the same times is that of their values", () => {
    expect(joined(series([0, 5, 10], [1, 2, 3]), series([0, 5, 10], [10, 20, 30]))).toEqual({
      sums: { 0: 11, 5: 22, 10: 33 },
      count: [2, 2, 2],
      lacking: [],
    });
    expect(joined()).toEqual({ sums: {}, count: [], lacking: [] });
  });

  test("counts a slower or disturbed one with what lies between its samples", () => {
    const steady = series([0, 5, 10, 15], [100, 100, 100, 100]);
    expect(joined(steady, series([0, 15], [30, 60])).sums).toEqual({ 0: 130, 5: 140, 10: 150, 15: 160 });
    expect(joined(steady, series([0, 5, 10, 15], [30, null, 50, 50])).sums).toEqual({
      0: 130,
      5: 140,
      10: 150,
      15: 150,
    });
  });

  test("ends before those that are only late are missing from it", () => {
    const steady = series([0, 5, 10, 15, 20], [100, 100, 100, 100, 100]);
    const { sums, lacking } = joined(steady, series([0, 5, 10], [50, 50, 50]));
    expect([sums, lacking]).toEqual([{ 0: 150, 5: 150, 10: 150 }, []]);
  });

  test("waits for none that speaks rarely: its last sample counts until the next is due", () => {
    const steady = series(
      [0, 5, 10, 15, 20, 25, 30, 35, 40, 45, 50, 55, 60],
      new Array<number>(13).fill(100),
    );
    const { sums, count } = joined(steady, series([0, 15, 30], [30, 60, 90]));
    expect([sums[30], sums[45], sums[60]]).toEqual([190, 190, 190]);
    const rare = joined(steady, series([0, 10, 20], [30, 60, 90]));
    expect([rare.sums[45], rare.sums[50], rare.lacking]).toEqual([190, 100, [1]]);
    expect(count).toHaveLength(13);
  });

  test("goes on where what is late had nothing to add that would be seen", () => {
    const steady = series([0, 5, 10, 15], [100, 100, 100, 100]);
    expect(joined(steady, series([0, 5, 10], [9, 4, 0])).sums).toMatchObject({ 15: 100 });
    expect(joined(steady, series([0, 5, 10], [1, 1, 1])).sums).toMatchObject({ 15: 100 });
  });

  test("goes on without those that fell silent, and counts them as lacking", () => {
    const steady = series([0, 5, 10, 15, 20, 25], [100, 100, 100, 100, 100, 100]);
    const { sums, count, lacking } = joined(steady, series([0, 5, 10], [50, 50, 50]), series([25], [7]));
    expect(sums).toEqual({ 0: 150, 5: 150, 10: 150, 15: 100, 20: 100, 25: 107 });
    expect([count, lacking]).toEqual([[2, 2, 2, 1, 1, 2], [1]]);
    const outage = series([0, 5, 10, 25], [50, 50, 50, 50]);
    expect(joined(steady, outage).lacking).toEqual([1]);
  });

  test("lacks nobody who sleeps from dusk to dawn", () => {
    const wind = series([0, 5, 10, 15, 20, 25, 30], [9, 9, 9, 9, 9, 9, 9]);
    expect(joined(wind, series([15, 20, 25, 30], [0.1, 4, 8, 9])).lacking).toEqual([]);
    expect(joined(wind, series([0, 5, 10], [8, 4, 0])).lacking).toEqual([]);
    // at dawn its largest value of the day is still to come
    expect(joined(wind, series([20, 25, 30], [1, 2, 3])).lacking).toEqual([]);
  });
});
