import { csv } from "../src/rules/csv";
import { sheetFileName } from "../src/rules/fileName";
import { beforeAll, beforeEach, describe, expect, test } from "vitest";
import { render } from "./render";
import { page } from "vitest/browser";
import { nearest } from "../src/frame/chart/instants";
import { csvRows } from "../src/frame/chart/sheet";
import { planOf } from "../src/frame/chart/layout";
import { timeTicks, valueAxis } from "../src/frame/chart/ticks";
import "../src/ui/base.css";
import { startWords } from "./words";
import { hour, zone, june, march, october, hours, grid, Power } from "./power";

beforeAll(startWords);
beforeEach(() => {
  document.documentElement.dataset["theme"] = "light";
});

describe("[62] days on which the clocks change", () => {
  const texts = (start: number, length: number, most: number) =>
    timeTicks({ start, end: start + length * hour }, zone, "en", most).map(({ text }) => text);

  test("the day of 25 hours has each of its hours, 02:00 twice", () => {
    const all = texts(october, 25, 30);
    expect(all).toHaveLength(26);
    expect(all.slice(0, 6)).toEqual(["00:00", "01:00", "02:00", "02:00", "03:00", "04:00"]);
  });

  test("the day of 23 hours has no 02:00", () => {
    const all = texts(march, 23, 30);
    expect(all).toHaveLength(24);
    expect(all.slice(0, 4)).toEqual(["00:00", "01:00", "03:00", "04:00"]);
  });

  test("coarser ticks keep to the clock on a day of any length", () => {
    expect(texts(october, 25, 6)).toEqual(["00:00", "06:00", "12:00", "18:00", "00:00"]);
    expect(texts(march, 23, 6)).toEqual(["00:00", "06:00", "12:00", "18:00", "00:00"]);
  });

  test("a phone's day has its times every six hours at least", () => {
    const day = { start: june, end: june + 24 * hour };
    const { times } = planOf({ series: [grid], range: day, zone }, 340, 240, "en");
    expect(times.map(({ text }) => text)).toEqual(["00:00", "06:00", "12:00", "18:00", "00:00"]);
    const until = { start: june + 5 * hour, end: june + 18 * hour };
    const hoursOf = planOf({ series: [grid], range: until, zone }, 340, 240, "en").times;
    expect(hoursOf.map(({ text }) => text)).toEqual(["06:00", "09:00", "12:00", "15:00", "18:00"]);
    const two = { start: june, end: june + 48 * hour };
    const few = planOf({ series: [grid], range: two, zone }, 340, 240, "en").times;
    expect(few.map(({ text }) => text)).toEqual(["21 Jun", "22 Jun", "23 Jun"]);
  });

  test("ticks of days and months stand at park midnights", () => {
    const days = timeTicks({ start: october - 48 * hour, end: october + 73 * hour }, zone, "de", 8);
    expect(days.map(({ text }) => text)).toEqual([
      "23. Okt.",
      "24. Okt.",
      "25. Okt.",
      "26. Okt.",
      "27. Okt.",
      "28. Okt.",
    ]);
    expect(days.map(({ value }) => (value - october) / hour)).toEqual([-48, -24, 0, 25, 49, 73]);
    const year = { start: Date.UTC(2025, 9, 31, 23), end: Date.UTC(2026, 9, 31, 23) };
    expect(timeTicks(year, zone, "en", 5).map(({ text }) => text)).toEqual(["Jan 2026", "Apr", "Jul", "Oct"]);
    const quarter = { start: Date.UTC(2026, 5, 30, 22), end: Date.UTC(2026, 8, 30, 22) - 1 };
    expect(timeTicks(quarter, zone, "de", 3).map(({ text }) => text)).toEqual(["Juli 2026", "Aug", "Sep"]);
  });

  test("file and cursor lose no hour and name none twice", async () => {
    const series = { ...grid, time: hours(october, 25), value: hours(october, 25).map((_, index) => index) };
    const rows = csvRows([series], zone, "Time");
    const columnOf = (language: string) =>
      csv(rows, language)
        .split("\r\n")
        .slice(0, -1)
        .map((line) => line.split(/[,;]/)[0]);
    expect(new Set(columnOf("en")).size).toBe(26);
    expect(new Set(columnOf("de")).size).toBe(26);
    expect(columnOf("en").slice(3, 5)).toEqual(["2026-10-25T02:00:00+02:00", "2026-10-25T02:00:00+01:00"]);
    expect(columnOf("de").slice(3, 5)).toEqual(["25.10.2026 02:00:00 MESZ", "25.10.2026 02:00:00 MEZ"]);
    await render(<Power series={[series]} range={{ start: october, end: october + 25 * hour }} />);
    await page.getByRole("button", { name: "Table view" }).click();
    await expect.element(page.getByText("25 Oct 2026, 02:00 CEST")).toBeVisible();
    await expect.element(page.getByText("25 Oct 2026, 02:00 CET")).toBeVisible();
  });
});

describe("axes", () => {
  test("begin at zero and end at a round number; small negative values get a little room", () => {
    expect(valueAxis(0, 8420)).toEqual({
      low: 0,
      high: 10_000,
      ticks: [0, 2000, 4000, 6000, 8000, 10_000],
      digits: 0,
    });
    expect(valueAxis(-12, 8420)).toMatchObject({
      low: -18,
      high: 10_000,
      ticks: [0, 2000, 4000, 6000, 8000, 10_000],
    });
    expect(valueAxis(-0.4, 0.7, 4)).toEqual({ low: -0.5, high: 1, ticks: [-0.5, 0, 0.5, 1], digits: 1 });
    expect(valueAxis(0, 0)).toEqual({ low: 0, high: 1, ticks: [0, 1], digits: 0 });
  });

  test("the nearest sample, by either side and at the ends", () => {
    expect([-5, 4, 5, 6, 40].map((at) => nearest([0, 10, 20], at))).toEqual([0, 0, 0, 1, 2]);
    expect(nearest([], 4)).toBe(-1);
  });

  test("a file name says what and when, and carries no path", () => {
    const day = { start: june, end: june + 24 * hour };
    expect([
      sheetFileName("../Erträge: März/2026", day, zone),
      sheetFileName("…", { ...day, end: day.end + 1 }, zone),
    ]).toEqual(["Erträge-März-2026_2026-06-21.csv", "table_2026-06-21_2026-06-22.csv"]);
  });
});
