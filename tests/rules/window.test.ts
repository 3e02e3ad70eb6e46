import { describe, expect, test } from "vitest";
import fc from "fast-check";
import { GRAPH_EARLIEST_DAY, GRAPH_STEPS } from "../../src/rules/constants";
import { emptyFilter, readFilter } from "../../src/rules/filter";
import { filterRange, graphRange } from "../../src/rules/filterRange";
import { metricWindow } from "../../src/rules/metricWindow";
import { graphStep, stepSeconds } from "../../src/rules/step";
import { dayStart } from "../../src/rules/zone";

const berlin = "Europe/Berlin";
const at = (iso: string) => Date.parse(iso);
const now = at("2026-11-18T09:12:34Z");
const minimum = dayStart(GRAPH_EARLIEST_DAY, berlin);
const window = (start: string | undefined, end: string, clock = now) =>
  metricWindow(
    { ...(start === undefined ? {} : { start: at(start) }), end: at(end) },
    clock,
    minimum,
    berlin,
  );

describe("metric window", () => {
  test("[68] a range inside stays as it is", () => {
    expect(window("2026-03-01T00:00:00Z", "2026-04-01T00:00:00Z")).toEqual({
      kind: "window",
      start: at("2026-03-01T00:00:00Z"),
      end: at("2026-04-01T00:00:00Z"),
      clipped: [],
    });
  });

  test("[68][69] the start is clipped by the minimum, the end by now, and it says so", () => {
    expect(window("2020-01-01T00:00:00Z", "2027-01-01T00:00:00Z")).toEqual({
      kind: "window",
      start: at("2024-12-31T23:00:00Z"),
      end: now,
      clipped: ["minimum", "now"],
    });
  });

  test("[70] without a start it is the one day of the end, 25 hours where the clocks change", () => {
    const end = "2026-10-25T23:00:00Z";
    const day = { kind: "window", start: at("2026-10-24T22:00:00Z"), end: at(end), clipped: [] };
    expect([window(undefined, end), window("2026-11-01T00:00:00Z", end), window(end, end)]).toEqual([
      day,
      day,
      day,
    ]);
  });

  test("[71] wholly in the future or before the minimum there is nothing to call", () => {
    expect([
      window("2026-11-18T09:12:34Z", "2026-11-19T00:00:00Z"),
      window("2030-01-01T00:00:00Z", "2030-02-01T00:00:00Z"),
      window("2024-01-01T00:00:00Z", "2024-12-31T23:00:00Z"),
      window(undefined, "2024-06-01T00:00:00Z"),
    ]).toEqual([
      { kind: "empty", reason: "future" },
      { kind: "empty", reason: "future" },
      { kind: "empty", reason: "beforeMinimum" },
      { kind: "empty", reason: "beforeMinimum" },
    ]);
  });

  test("[F18] the year 1 to the year 9999 is 2025 until now, by the day", () => {
    const { filter, notes } = readFilter(new URLSearchParams("start=0001-01-01&end=9999-12-31"));
    const clipped = metricWindow(filterRange(filter, now, berlin), now, minimum, berlin);
    expect([notes, clipped]).toEqual([
      [],
      { kind: "window", start: at("2024-12-31T23:00:00Z"), end: now, clipped: ["minimum", "now"] },
    ]);
    expect(graphStep(at("2024-12-31T23:00:00Z"), now, berlin)).toBe("1d");
  });

  test("[71] never start after end, never beyond minimum and now, whatever is asked", () => {
    const instants = fc.oneof(
      fc.integer({ min: at("2024-12-01T00:00:00Z"), max: at("2027-01-01T00:00:00Z") }),
      fc.constantFrom(NaN, Infinity, -Infinity, 0),
    );
    fc.assert(
      fc.property(instants, instants, fc.integer({ min: 0, max: 2e12 }), (start, end, clock) => {
        const result = metricWindow({ start, end }, clock, minimum, berlin);
        if (result.kind === "empty") return;
        expect(minimum <= result.start && result.start < result.end && result.end <= clock).toBe(true);
      }),
    );
  });
});

describe("graph step", () => {
  test.each([
    ["24 h", "2026-06-01T22:00:00Z", "2026-06-02T22:00:00Z", "5m"],
    ["the 23 h day", "2026-03-28T23:00:00Z", "2026-03-29T22:00:00Z", "5m"],
    ["the 25 h day", "2026-10-24T22:00:00Z", "2026-10-25T23:00:00Z", "5m"],
    ["26 h", "2026-06-01T22:00:00Z", "2026-06-03T00:00:00Z", "15m"],
    ["3 d", "2026-06-01T22:00:00Z", "2026-06-04T22:00:00Z", "15m"],
    ["3 d over the October change (73 h)", "2026-10-23T22:00:00Z", "2026-10-26T23:00:00Z", "15m"],
    ["3 d over the March change (71 h)", "2026-03-27T23:00:00Z", "2026-03-30T22:00:00Z", "15m"],
    ["3 d over the March change + 1 min", "2026-03-27T23:00:00Z", "2026-03-30T22:01:00Z", "1d"],
    ["3 d + 1 min", "2026-06-01T22:00:00Z", "2026-06-04T22:01:00Z", "1d"],
    ["no range", "2026-06-01T22:00:00Z", "2026-06-01T22:00:00Z", "1h"],
    ["a reversed range", "2026-06-02T22:00:00Z", "2026-06-01T22:00:00Z", "1h"],
    ["a range without end", "2026-06-01T22:00:00Z", "x", "1h"],
  ])("[73][74][75] %s", (_name, start, end, step) => {
    expect(graphStep(at(start), at(end), berlin)).toBe(step);
  });

  test("[74] Year and Max are daily", () => {
    const steps = (["Year", "Max"] as const).map((period) => {
      const { start, end } = graphRange(period, emptyFilter, now, berlin);
      return graphStep(start, end, berlin);
    });
    expect(steps).toEqual(["1d", "1d"]);
  });

  test("[73] steps in seconds", () => {
    expect(GRAPH_STEPS.map(stepSeconds)).toEqual([
      300, 900, 1800, 3600, 7200, 14400, 28800, 43200, 86400, 172800, 432000,
    ]);
  });

  test("[73] at most 300 points up to three days, and no smaller step would do", () => {
    const start = at("2026-06-01T22:00:00Z");
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 3 * 86_400_000 }), (length) => {
        const step = graphStep(start, start + length, berlin);
        const points = (candidate: (typeof GRAPH_STEPS)[number]) =>
          Math.ceil(length / 1000 / stepSeconds(candidate));
        expect(points(step)).toBeLessThanOrEqual(300);
        const smaller = GRAPH_STEPS.slice(0, GRAPH_STEPS.indexOf(step));
        expect(smaller.every((candidate) => points(candidate) > 300)).toBe(true);
      }),
    );
  });
});
