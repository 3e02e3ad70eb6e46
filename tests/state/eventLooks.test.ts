import { expect, test } from "vitest";
import { EventLooks } from "../../src/state/eventLooks";

test("of looks that fail in a row the third alone is told, with the time of the first, until one comes", () => {
  const looks = new EventLooks();
  const times = [1, 2, 3, 4];
  expect(times.map((now) => [looks.failed(now), looks.failingSince])).toEqual([
    [false, null],
    [false, null],
    [true, 1],
    [false, 1],
  ]);
  looks.begin(() => undefined)();
  expect(looks.failingSince).toBe(1);
  looks.retry();
  expect([looks.isRetrying, looks.failed(5), looks.isRetrying]).toEqual([true, true, false]);
  looks.came();
  expect(looks.failingSince).toBeNull();
  expect([5, 6, 7].map((now) => looks.failed(now))).toEqual([false, false, true]);
  expect(looks.failingSince).toBe(5);
});
