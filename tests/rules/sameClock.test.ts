import { describe, expect, test } from "vitest";
import { laidOn } from "../../src/frame/monitor/useDayBefore";
import { sameClock } from "../../src/rules/zone";

const berlin = "Europe/Berlin";
const utc = (text: string) => Date.parse(`${text}:00Z`);

describe("a day laid on another by the clock", () => {
  test("an ordinary day: the same time", () => {
    expect(sameClock(utc("2026-06-09T10:00"), "2026-06-10", berlin)).toBe(utc("2026-06-10T10:00"));
  });

  test("the day of 23 hours has no half past two, and three stays three", () => {
    expect(sameClock(utc("2026-03-28T01:30"), "2026-03-29", berlin)).toBeNaN();
    expect(sameClock(utc("2026-03-28T02:00"), "2026-03-29", berlin)).toBe(utc("2026-03-29T01:00"));
    expect(sameClock(utc("2026-03-29T10:00"), "2026-03-30", berlin)).toBe(utc("2026-03-30T10:00"));
  });

  test("of the hour that the day of 25 hours has twice, the first is laid on the next day", () => {
    // 02:00 CEST, 02:30 CEST, 02:00 CET, 02:30 CET, 03:00 CET.
    const time = ["00:00", "00:30", "01:00", "01:30", "02:00"].map((clock) => utc(`2026-10-25T${clock}`));
    const range = { start: utc("2026-10-25T23:00"), end: utc("2026-10-26T22:00") };
    expect(laidOn({ time, value: [1, 2, 3, 4, 5] }, "2026-10-26", berlin, range)).toEqual({
      time: [utc("2026-10-26T01:00"), utc("2026-10-26T01:30"), utc("2026-10-26T02:00")],
      value: [1, 2, 5],
    });
  });

  test("what lies outside of the shown range is left out", () => {
    const range = { start: utc("2026-06-10T03:00"), end: utc("2026-06-10T10:00") };
    const time = [utc("2026-06-09T02:59"), utc("2026-06-09T03:00"), utc("2026-06-09T10:05")];
    expect(laidOn({ time, value: [1, 2, 3] }, "2026-06-10", berlin, range).value).toEqual([2]);
  });
});
