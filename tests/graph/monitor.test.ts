import { describe, expect, test } from "vitest";
import { monitorAsk } from "../../src/frame/monitor/monitorAsk";
import { monitorParks } from "../../src/frame/monitor/monitorParks";
import type { PortfolioItem } from "../../src/frame/portfoliosQuery";
import { emptyFilter } from "../../src/rules/filter";

const berlin = "Europe/Berlin";
const noon = Date.parse("2026-06-10T10:02:33Z");

describe("what the monitor asks for", () => {
  const asked = { day: "2026-06-10", zone: berlin, wholeDay: false, parks: ["a", "b"] };

  test("[154] [155] from 05:00 in park time to now rounded down to five minutes, report at 15 minutes", () => {
    expect(monitorAsk(asked, noon)).toEqual({
      window: {
        kind: "window",
        start: Date.parse("2026-06-10T03:00:00Z"),
        end: Date.parse("2026-06-10T10:00:00Z"),
      },
      variables: {
        window: {
          start: "2026-06-10T03:00:00.000Z",
          end: "2026-06-10T10:00:00.000Z",
          step: 300,
          reportStep: 900,
          parks: ["a", "b"],
        },
      },
      subject: "2026-06-10|Europe/Berlin||a|b",
      steps: { series: 300, report: 900 },
    });
  });

  test("[154] one park is asked for minute by minute", () => {
    const { variables } = monitorAsk({ ...asked, parks: ["a"] }, noon);
    expect(variables?.window).toMatchObject({ step: 60, reportStep: 900, parks: ["a"] });
  });

  test("[155] the same day later is the same subject, so that its data stays while it is refreshed", () => {
    expect(monitorAsk(asked, noon + 600_000).subject).toBe(monitorAsk(asked, noon).subject);
    expect(monitorAsk({ ...asked, wholeDay: true }, noon).subject).not.toBe(monitorAsk(asked, noon).subject);
  });

  test("[154] [169] any time is asked for as far as it has passed, in the step of many days where it is longer than one", () => {
    const [start, evening] = [Date.parse("2026-06-08T15:00:00Z"), Date.parse("2026-06-09T09:00:00Z")];
    const span = (end: number) => monitorAsk({ span: { start, end }, zone: berlin, parks: ["a"] }, noon);
    expect(span(evening).variables?.window).toEqual({
      ...{ start: "2026-06-08T15:00:00.000Z", end: "2026-06-09T09:00:00.000Z" },
      ...{ step: 60, reportStep: 900, parks: ["a"] },
    });
    const open = { start: "2026-06-08T15:00:00.000Z", end: "2026-06-10T10:00:00.000Z", step: 300 };
    expect(span(Infinity).variables?.window).toMatchObject(open);
    expect(span(Infinity).subject).not.toBe(span(evening).subject);
    const later = { span: { start: noon + 1, end: Infinity }, zone: berlin, parks: ["a"] };
    expect(monitorAsk(later, noon).window).toEqual({ kind: "empty", reason: "future" });
  });

  test("[156] [F88] before 05:00 and for days to come nothing is asked", () => {
    const early = monitorAsk(asked, Date.parse("2026-06-10T02:59:00Z"));
    expect([early.window, early.variables]).toEqual([{ kind: "empty", reason: "before05" }, undefined]);
    const later = monitorAsk({ ...asked, day: "2026-06-11" }, noon);
    expect([later.window, later.variables]).toEqual([{ kind: "empty", reason: "future" }, undefined]);
  });
});

const park = (uid: string, name: string) => ({
  uid,
  name,
  kind: "solar",
  latitude: 52,
  longitude: 10,
  peakPowerW: 1000,
  commissionedAt: null,
  kpi: null,
});
const portfolio = (uid: string, parks: PortfolioItem["parks"]): PortfolioItem => ({
  uid,
  name: `Portfolio ${uid}`,
  timezone: berlin,
  currency: "EUR",
  parks,
});
const north = portfolio("n", [park("a", "Aurich"), park("b", "Borkum")]);
const south = portfolio("s", [park("c", "Chur")]);
const empty = portfolio("e", []);
const scope = (change: { parks?: string[]; portfolio?: string; asked?: string[]; home?: string[] }) => ({
  filter: { ...emptyFilter, parks: change.asked ?? change.parks ?? [], portfolios: change.home ?? [] },
  parks: change.parks ?? [],
  portfolio: change.portfolio,
});
const uids = (parks: ReturnType<typeof monitorParks>) => (parks.kind === "asked" ? parks.uids : parks.reason);

describe("whose series are asked for", () => {
  test("all parks are asked for as all", () => {
    const all = monitorParks(scope({}), [north, south]);
    expect(uids(all)).toEqual([]);
    expect(all.kind === "asked" && all.parks.map(({ name }) => name)).toEqual(["Aurich", "Borkum", "Chur"]);
  });

  test("a portfolio is asked for as its parks, an empty one not at all", () => {
    expect(uids(monitorParks(scope({ portfolio: "n", home: ["n"] }), [north, south]))).toEqual(["a", "b"]);
    expect(uids(monitorParks(scope({ portfolio: "e", home: ["e"] }), [north, empty]))).toBe("noParks");
  });

  test("[67] an address of which nothing is known asks for nothing, not for everything", () => {
    expect(uids(monitorParks(scope({ asked: ["zzz"] }), [north]))).toBe("unknown");
    expect(uids(monitorParks(scope({ home: ["zzz"] }), [north]))).toBe("unknown");
    expect(uids(monitorParks(scope({ asked: ["a", "zzz"], parks: ["a"] }), [north]))).toEqual(["a"]);
  });

  test("[154] the only park there is counts as one park", () => {
    expect(uids(monitorParks(scope({}), [south]))).toEqual(["c"]);
    expect(uids(monitorParks(scope({}), [empty]))).toBe("noParks");
  });

  test("[F24] without the list the parks of the address are asked for as they stand, a portfolio cannot be", () => {
    const odd = 'a"} or vector(1) #';
    expect(uids(monitorParks(scope({ parks: [odd] }), undefined))).toEqual([odd]);
    expect(uids(monitorParks(scope({ home: ["n"], portfolio: "n" }), undefined))).toBe("noList");
    expect(uids(monitorParks(scope({}), undefined))).toEqual([]);
  });
});
