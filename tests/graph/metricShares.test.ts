import { graphql } from "gql.tada";
import { describe, expect, test } from "vitest";
import { shareParks } from "../../src/graph/parkShares";
import { parksMatcher } from "../../src/rules/promql";
import { fakeServer, json } from "./server";

const Figures = graphql(`
  query Figures($window: MetricWindow!) {
    kpiProduction(window: $window) {
      value
      previous
      points
    }
    kpiAvailability(window: $window) {
      value
    }
    kpiShutdown(window: $window) {
      value
      durationS
    }
    kpiGraph(window: $window) {
      time
      production
      expected
      irradiation
    }
  }
`);

const uids = Array.from({ length: 400 }, (_, index) => `park-${String(index).padStart(31, "0")}`);
const window = { start: "2026-06-01T00:00:00Z", end: "2026-06-08T00:00:00Z", step: "1d", portfolio: null };

describe("400 parks in addresses of at most 8,000 bytes", () => {
  test("figures are asked for in shares: energies add up, availability and irradiation are means over parks", async () => {
    const asked: string[] = [];
    const answer = (request: Request) => {
      const { href, pathname, searchParams } = new URL(request.url);
      asked.push(href);
      const parks = (searchParams.get("park") ?? "").split(",");
      const count = parks.length;
      // The last share has no figure before, and a day of 2026 less.
      const isFirst = parks[0] === uids[0];
      if (pathname.endsWith("graph"))
        return json({
          time: isFirst ? [1, 2] : [1],
          production: isFirst ? [count, count] : [count],
          irradiation: [isFirst ? 5 : 2],
        });
      const value = pathname.endsWith("availability") ? (isFirst ? 1 : 0.5) : count;
      return json({
        value,
        previous: isFirst ? 10 : null,
        duration_s: count,
        points: [
          [1, value],
          [2, null],
        ],
      });
    };
    const fetch: typeof globalThis.fetch = (input, init) => Promise.resolve(answer(new Request(input, init)));
    const { graph } = fakeServer({}, { fetch });
    const { data, error } = await graph.bulk
      .query(Figures, { window: { ...window, parks: uids } })
      .toPromise();
    expect(error).toBeUndefined();
    expect(Math.max(...asked.map((href) => href.length))).toBeLessThan(8000);
    const first = shareParks(uids)[0]?.length ?? 0;
    expect(asked).toHaveLength(4 * shareParks(uids).length);
    expect(data?.kpiProduction).toEqual({
      value: 400,
      previous: 10,
      points: { park: null, kind: null, time: [1000, 2000], value: [400, null] },
    });
    expect(data?.kpiShutdown).toEqual({ value: 400, durationS: 400 });
    expect(data?.kpiAvailability.value).toBeCloseTo((first + 0.5 * (400 - first)) / 400, 12);
    expect(data?.kpiGraph).toMatchObject({ time: [1000, 2000], production: [400, first], expected: null });
    expect(data?.kpiGraph.irradiation?.[0]).toBeCloseTo((5 * first + 2 * (400 - first)) / 400, 12);
  });

  test("one share is one call, whatever it holds", () => {
    expect(shareParks([])).toEqual([[]]);
    expect(shareParks(["a", "b"])).toEqual([["a", "b"]]);
    expect(shareParks(["a".repeat(9000), "b"]).map(({ length }) => length)).toEqual([1, 1]);
    expect(shareParks(uids).flat()).toEqual(uids);
  });

  test("the monitor asks for all where the names of few are too long", () => {
    expect(parksMatcher(["a b", "c"])).toBe("a b|c");
    expect(parksMatcher(Array.from({ length: 90 }, () => "ä+".repeat(30)))).toBe(".+");
  });
});
