import { describe, expect, test } from "vitest";
import { emptyFilter, filterParameters, readFilter, writeFilter } from "../../src/rules/filter";
import type { Filter } from "../../src/rules/filter";
import { filterRange, graphPeriodOf, graphRange } from "../../src/rules/filterRange";
import { absoluteSearch } from "../../src/rules/absoluteSearch";
import { graphPeriods, periods, readPeriod } from "../../src/rules/period";

const berlin = "Europe/Berlin";
const now = Date.parse("2026-11-18T09:12:34Z");
const read = (search: string) => readFilter(new URLSearchParams(search));
const range = (filter: Partial<Filter>, zone = berlin, instant = now) => {
  const { start, end, notes } = filterRange({ ...emptyFilter, ...filter }, instant, zone);
  return [new Date(start).toISOString(), new Date(end).toISOString(), ...notes];
};

describe("period", () => {
  test("[57] the five periods are known, letter for letter", () => {
    expect(periods.map(readPeriod)).toEqual(["Day", "Week", "Month", "Quarter", "Year"]);
    expect(graphPeriods).toEqual(["Day", "Month", "Quarter", "Year", "Max", "Custom"]);
  });

  test.each([
    "__proto__",
    "constructor",
    "Decade",
    "day",
    "DAY",
    " Day",
    "Max",
    "Custom",
    "",
    null,
    undefined,
    3,
    {},
  ])("[57][63][F15] period %j is Quarter", (period) => {
    expect(readPeriod(period)).toBe("Quarter");
  });
});

describe("reading the address", () => {
  test("[57] an address without a filter is the current quarter of everything", () => {
    expect(read("")).toEqual({ filter: { period: "Quarter", parks: [], portfolios: [] }, notes: [] });
  });

  test("[64] all parameters, lists repeated or with commas, without doubles or blanks", () => {
    expect(
      read(
        "period=Day&start=2026-02-01&end=2026-02-03&parks=a,b&parks=b&parks=c%20d,,&portfolios=p&date=2026-02-02",
      ),
    ).toEqual({
      filter: {
        period: "Day",
        start: "2026-02-01",
        end: "2026-02-03",
        parks: ["a", "b", "c d"],
        portfolios: ["p"],
        date: "2026-02-02",
      },
      notes: [],
    });
  });

  test.each([
    ["period=__proto__", { period: "Quarter" }, ["unknownPeriod"]],
    ["period=day", { period: "Quarter" }, ["unknownPeriod"]],
    ["period=day&start=2026-02-01&end=2026-02-03", { start: "2026-02-01", end: "2026-02-03" }, []],
    ["period=Year&start=2026-02-30&end=x", { period: "Year" }, ["invalidDates"]],
    ["start=2026-02-01", {}, ["invalidDates"]],
    ["end=2026-02-01", {}, ["invalidDates"]],
    ["start=&end=", {}, []],
    ["date=2026-02-30", {}, ["invalidDate"]],
    ["start=2026-02-01T24:61:00Z&end=2026-02-02", {}, ["invalidDates"]],
    ["start=2026-02-30T00:00:00Z&end=2026-03-02", {}, ["invalidDates"]],
    [
      "start=2026-02-01T00:00:00+01:00&end=2026-02-02T10:00:00.000Z",
      { start: "2026-02-01T00:00:00+01:00", end: "2026-02-02T10:00:00.000Z" },
      [],
    ],
  ])("[57][58][F15][F16] %s", (search, filter, notes) => {
    expect(read(search)).toEqual({ filter: { ...emptyFilter, ...filter }, notes });
  });
});

describe("writing the address", () => {
  test("[64] parameters of others stay, the filter's own are replaced", () => {
    const search = new URLSearchParams(
      "lng=de&parks=old&start=2020-01-01&end=2020-01-02&date=2020-01-01&tab=a&tab=b",
    );
    const next = writeFilter(search, { period: "Month", parks: ["a", "ü/?#%+&😀"], portfolios: ["p"] });
    expect(next.toString()).toBe(
      "lng=de&tab=a&tab=b&period=Month&portfolios=p&parks=a&parks=%C3%BC%2F%3F%23%25%2B%26%F0%9F%98%80",
    );
    expect(search.get("parks")).toBe("old");
  });

  test("[48][64] what is written is read again", () => {
    const filter: Filter = {
      period: "Week",
      start: "2026-02-01",
      end: "2026-02-03",
      parks: ["a", "b", "ü/?#%+&😀"],
      portfolios: ["p"],
      date: "2026-02-02",
    };
    expect(readFilter(writeFilter(new URLSearchParams(), filter))).toEqual({ filter, notes: [] });
  });

  test("[64] the names stand in one table", () => {
    expect(filterParameters).toEqual({
      period: "period",
      start: "start",
      end: "end",
      parks: "parks",
      portfolios: "portfolios",
      date: "date",
    });
  });

  test("[66] a copied link is absolute, with both days inclusive", () => {
    const link = (filter: Partial<Filter>) =>
      absoluteSearch(new URLSearchParams("x=1"), { ...emptyFilter, ...filter }, now, berlin).toString();
    expect(link({})).toBe("x=1&period=Quarter&start=2026-10-01&end=2026-12-31");
    expect(link({ period: "Day", parks: ["a"] })).toBe(
      "x=1&period=Day&start=2026-11-18&end=2026-11-18&parks=a",
    );
    expect(link({ start: "2026-03-29", end: "2026-03-30" })).toBe(
      "x=1&period=Quarter&start=2026-03-29&end=2026-03-30",
    );
  });
});

describe("range", () => {
  test("[60] the calendar period that contains now", () => {
    expect(periods.map((period) => range({ period }))).toEqual([
      ["2026-11-17T23:00:00.000Z", "2026-11-18T23:00:00.000Z"],
      ["2026-11-15T23:00:00.000Z", "2026-11-22T23:00:00.000Z"],
      ["2026-10-31T23:00:00.000Z", "2026-11-30T23:00:00.000Z"],
      ["2026-09-30T22:00:00.000Z", "2026-12-31T23:00:00.000Z"],
      ["2025-12-31T23:00:00.000Z", "2026-12-31T23:00:00.000Z"],
    ]);
  });

  test("[61] the day is the park's, also when it already is tomorrow there", () => {
    expect(range({ period: "Day" }, "Pacific/Kiritimati", Date.parse("2026-06-30T10:30:00Z"))).toEqual([
      "2026-06-30T10:00:00.000Z",
      "2026-07-01T10:00:00.000Z",
    ]);
  });

  test("[62] custom days have 23 and 25 hours where the clocks change", () => {
    expect(range({ start: "2026-03-29", end: "2026-03-29" })).toEqual([
      "2026-03-28T23:00:00.000Z",
      "2026-03-29T22:00:00.000Z",
    ]);
    expect(range({ start: "2026-10-25", end: "2026-10-25" })).toEqual([
      "2026-10-24T22:00:00.000Z",
      "2026-10-25T23:00:00.000Z",
    ]);
  });

  test("[60] instants are normalised to the days they fall on in park time", () => {
    expect(range({ start: "2026-03-01T23:30:00Z", end: "2026-03-03T08:00:00+09:00" })).toEqual([
      "2026-03-01T23:00:00.000Z",
      "2026-03-03T23:00:00.000Z",
    ]);
    expect(range({ start: "2026-03-01T23:30:00Z", end: "2026-03-02T08:00" })).toEqual([
      "2026-03-01T23:00:00.000Z",
      "2026-03-02T23:00:00.000Z",
    ]);
  });

  test("[58][59][F16] reversed or unusable dates leave the period, with a note", () => {
    const day = ["2026-11-17T23:00:00.000Z", "2026-11-18T23:00:00.000Z"];
    expect(range({ period: "Day", start: "2026-03-02", end: "2026-03-01" })).toEqual([
      ...day,
      "reversedDates",
    ]);
    expect(range({ period: "Day", start: "2026-02-30", end: "x" })).toEqual([...day, "invalidDates"]);
    expect(range({ period: "Day", end: "2026-03-01" })).toEqual([...day, "invalidDates"]);
  });
});

describe("graph", () => {
  test("[63] a week and custom days are Custom, other periods themselves", () => {
    expect(periods.map((period) => graphPeriodOf({ ...emptyFilter, period }))).toEqual([
      "Day",
      "Custom",
      "Month",
      "Quarter",
      "Year",
    ]);
    expect(graphPeriodOf({ ...emptyFilter, start: "2026-03-01", end: "2026-03-02" })).toBe("Custom");
    expect(graphPeriodOf({ ...emptyFilter, start: "2026-03-03", end: "2026-03-02" })).toBe("Quarter");
  });

  test("[63] a week filter gives the graph its seven days; Max begins in 2025 and ends with today", () => {
    const days = (period: (typeof graphPeriods)[number], filter: Partial<Filter> = {}) => {
      const { start, end } = graphRange(period, { ...emptyFilter, ...filter }, now, berlin);
      return [new Date(start).toISOString(), new Date(end).toISOString()];
    };
    expect([days("Custom", { period: "Week" }), days("Max"), days("Day", { period: "Week" })]).toEqual([
      ["2026-11-15T23:00:00.000Z", "2026-11-22T23:00:00.000Z"],
      ["2024-12-31T23:00:00.000Z", "2026-11-18T23:00:00.000Z"],
      ["2026-11-17T23:00:00.000Z", "2026-11-18T23:00:00.000Z"],
    ]);
  });
});
