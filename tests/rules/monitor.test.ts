import { describe, expect, test } from "vitest";
import fc from "fast-check";
import { monitorSteps, monitorWindow } from "../../src/rules/monitorWindow";
import { defaultTemplates, parksMatcher, promqlKinds, promqlQueries } from "../../src/rules/promql";

const berlin = "Europe/Berlin";
const window = (day: string, now: string, wholeDay = false, zone = berlin) => {
  const result = monitorWindow(day, Date.parse(now), zone, { wholeDay });
  return result.kind === "empty"
    ? result.reason
    : [result.start, result.end].map((instant) => new Date(instant).toISOString());
};

describe("window", () => {
  test("[155] today from 05:00 to now rounded down to five minutes, in park time", () => {
    expect(window("2026-11-18", "2026-11-18T09:14:59Z")).toEqual([
      "2026-11-18T04:00:00.000Z",
      "2026-11-18T09:10:00.000Z",
    ]);
    expect(window("2026-11-18", "2026-11-18T22:30:00Z")).toEqual([
      "2026-11-18T04:00:00.000Z",
      "2026-11-18T22:30:00.000Z",
    ]);
    expect(window("2026-11-18", "2026-11-18T04:04:00Z")).toEqual([
      "2026-11-18T04:00:00.000Z",
      "2026-11-18T04:00:00.000Z",
    ]);
  });

  test("[155] other days to 22:00, also where the clocks change", () => {
    const now = "2026-11-18T09:00:00Z";
    expect([window("2026-11-17", now), window("2026-03-29", now), window("2026-10-25", now)]).toEqual([
      ["2026-11-17T04:00:00.000Z", "2026-11-17T21:00:00.000Z"],
      ["2026-03-29T03:00:00.000Z", "2026-03-29T20:00:00.000Z"],
      ["2026-10-25T04:00:00.000Z", "2026-10-25T21:00:00.000Z"],
    ]);
  });

  test("[156][F88] today before 05:00 is explained, not asked", () => {
    expect([
      window("2026-11-18", "2026-11-18T03:59:59Z"),
      window("2026-11-18", "2026-11-17T23:00:00Z"),
    ]).toEqual(["before05", "before05"]);
  });

  test("[157] the whole day from midnight to midnight, 25 hours where the clocks change", () => {
    const now = "2026-11-18T03:12:00Z";
    expect([window("2026-11-18", now, true), window("2026-10-25", now, true)]).toEqual([
      ["2026-11-17T23:00:00.000Z", "2026-11-18T03:10:00.000Z"],
      ["2026-10-24T22:00:00.000Z", "2026-10-25T23:00:00.000Z"],
    ]);
  });

  test("[155][F90] days to come are empty; no day at all is today; the park's today counts", () => {
    expect(window("2026-11-19", "2026-11-18T09:00:00Z")).toBe("future");
    expect(window("2026-02-30", "2026-11-18T09:00:00Z")).toEqual([
      "2026-11-18T04:00:00.000Z",
      "2026-11-18T09:00:00.000Z",
    ]);
    expect(window("2026-07-01", "2026-06-30T16:00:00Z", false, "Pacific/Kiritimati")).toEqual([
      "2026-06-30T15:00:00.000Z",
      "2026-06-30T16:00:00.000Z",
    ]);
  });

  test("[F88] never start after end, never beyond now", () => {
    const zones = fc.constantFrom(berlin, "America/Denver", "Pacific/Kiritimati", "Asia/Kathmandu");
    const instants = fc.integer({ min: Date.parse("2025-01-01"), max: Date.parse("2027-01-01") });
    fc.assert(
      fc.property(
        zones,
        instants,
        fc.integer({ min: -3, max: 3 }),
        fc.boolean(),
        (zone, now, days, wholeDay) => {
          const day = new Date(now + days * 86_400_000).toISOString().slice(0, 10);
          const result = monitorWindow(day, now, zone, { wholeDay });
          if (result.kind === "window") expect(result.start <= result.end && result.end <= now).toBe(true);
        },
      ),
    );
  });
});

test("[154] five minutes, one for a single park, fifteen for the report", () => {
  expect([0, 1, 2, 5000].map(monitorSteps)).toEqual([
    { series: 300, report: 900 },
    { series: 60, report: 900 },
    { series: 300, report: 900 },
    { series: 300, report: 900 },
  ]);
});

describe("queries", () => {
  test("[153] exactly five, from the default templates", () => {
    expect(promqlQueries(defaultTemplates, ["a", "b-1"])).toEqual({
      grid: 'sum by (park) (grid_power{park=~"a|b-1"})',
      ac: 'sum by (park) (ac_power{park=~"a|b-1"})',
      report: 'sum by (park) (report_power{park=~"a|b-1"})',
      radiation: 'avg by (park) (radiation{park=~"a|b-1"})',
      loss: 'sum by (park, shutdown_type) (loss_power{park=~"a|b-1"})',
    });
    expect(promqlKinds).toEqual(["grid", "ac", "report", "radiation", "loss"]);
  });

  test("[153] all parks, none chosen and more than a hundred share one short matcher", () => {
    const many = Array.from({ length: 101 }, (_, index) => `p${index}`);
    expect([parksMatcher("all"), parksMatcher([]), parksMatcher(many)]).toEqual([".+", ".+", ".+"]);
    expect(parksMatcher(many.slice(1)).split("|")).toEqual(many.slice(1));
  });

  test.each([
    ['a"} or vector(1) #', String.raw`a\"\\} or vector\\(1\\) #`],
    [String.raw`a\b`, String.raw`a\\\\b`],
    ["a.b*c|d", String.raw`a\\.b\\*c\\|d`],
    ["$parks $& $1", String.raw`\\$parks \\$& \\$1`],
    ["a\nb\u0007", String.raw`a\nb\u0007`],
    ["ü/?#%+😀", String.raw`ü/\\?#%\\+😀`],
  ])("[162][F24] uid %j is escaped for the expression, then for the string", (uid, escaped) => {
    expect(parksMatcher([uid])).toBe(escaped);
    const template = { ...defaultTemplates, grid: 'x{park=~"$parks"} / y{park=~"$parks"}' };
    expect(promqlQueries(template, [uid]).grid).toBe(`x{park=~"${escaped}"} / y{park=~"${escaped}"}`);
  });

  test("[162][F24] whatever the uid, the string holds it and the expression matches it alone", () => {
    fc.assert(
      fc.property(fc.string({ unit: "grapheme", minLength: 1 }), fc.string(), (uid, other) => {
        const inString = parksMatcher([uid]);
        const expression: unknown = JSON.parse(`"${inString}"`);
        const matches = new RegExp(`^(?:${String(expression)})$`, "s");
        expect([matches.test(uid), matches.test(other)]).toEqual([true, other === uid]);
      }),
    );
  });
});
