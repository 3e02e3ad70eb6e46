import { graphql } from "gql.tada";
import { describe, expect, test } from "vitest";
import { KpiGraphQuery, ProductionQuery } from "../../src/screens/dashboard/metricQueries";
import { fakeServer, json } from "./server";
import { malformed } from "./watched";

const Everything = graphql(`
  query WholeGraph($window: MetricWindow!) {
    kpiGraph(window: $window) {
      time
      production
      expected
      lossGrid
      lossMarketer
      lossOther
      irradiation
    }
  }
`);

const window = { start: "2026-05-01T00:00:00Z", end: "2026-05-02T00:00:00Z", step: "1h" };
const kpi = "/api/v1/metrics/kpi/";
const ask = (graph: object) =>
  fakeServer({ [`${kpi}graph`]: [malformed(json(graph))] })
    .graph.client.query(Everything, { window })
    .toPromise();

/** JSON as it comes: 1e999 is more than a number holds. */
const points = (text: string) =>
  fakeServer({
    [`${kpi}production`]: [
      malformed(
        new Response(`{"value":1,"points":${text}}`, { headers: { "Content-Type": "application/json" } }),
      ),
    ],
  })
    .graph.client.query(ProductionQuery, { window })
    .toPromise();

describe("[F79] the points of a figure", () => {
  test.each([
    [
      "what is no number is a gap",
      '[[1,"NaN"],[2,"+Inf"],[3,null],[4,1e308],[5,1e999],[6,{}]]',
      [1000, 2000, 3000, 4000, 5000, 6000],
      [null, null, null, null, null, null],
    ],
    ["a text that is a number is one", '[[1,"NaN"],[2,"12.5"],[3,7]]', [1000, 2000, 3000], [null, 12.5, 7]],
    [
      "they are sorted, and one time is there once",
      "[[3,30],[1,10],[2,20],[1,11]]",
      [1000, 2000, 3000],
      [11, 20, 30],
    ],
    ["what has no time is left out", '[[null,5],[1,10],["soon",6],7,null,[],[2,20]]', [1000, 2000], [10, 20]],
  ])("%s", async (_name, text, time, value) => {
    const { data, error } = await points(text);
    expect([error, data?.metric.points]).toEqual([undefined, { park: null, kind: null, time, value }]);
  });

  test("no list of points is a failure", async () => {
    const { error } = await points('"none"');
    expect(error?.graphQLErrors[0]?.extensions["failure"]).toBe("malformed");
  });
});

describe("[F79] the graph", () => {
  test("odd values are gaps in their own column alone", async () => {
    const { data, error } = await ask({
      time: [1, 2, 3, 4],
      production: ["NaN", "+Inf", null, 1e308],
      expected: [1, "2", 3, 4],
      loss_grid: [5],
      loss_other: "none",
    });
    expect([error, data?.kpiGraph]).toMatchObject([
      undefined,
      {
        time: [1000, 2000, 3000, 4000],
        production: [null, null, null, null],
        expected: [1, 2, 3, 4],
        lossGrid: [5, null, null, null],
        lossMarketer: null,
        lossOther: null,
      },
    ]);
  });

  test("times are sorted, those that are none or come twice left out, and each value stays at its own", async () => {
    const { data, error } = await ask({
      time: [3, null, 1, 2, 1, "NaN"],
      production: [30, 99, 10, 20, null, 99],
      irradiation: [300, 999, null, 200, 100, 999],
    });
    expect([error, data?.kpiGraph]).toMatchObject([
      undefined,
      { time: [1000, 2000, 3000], production: [10, 20, 30], irradiation: [100, 200, 300] },
    ]);
  });

  test("what is as it should be stays as it is", async () => {
    const graph = { time: [0, 3600], production: [1.5, null], loss_marketer: [0, 2] };
    const { data } = await fakeServer({ [`${kpi}graph`]: [json(graph)] })
      .graph.client.query(KpiGraphQuery, { window })
      .toPromise();
    expect(data?.kpiGraph).toMatchObject({
      time: [0, 3_600_000],
      production: [1.5, null],
      lossMarketer: [0, 2],
    });
  });

  test.each([["time"], ["production"]])("without %s is a failure", async (name) => {
    const { error } = await ask({ time: [1], production: [1], [name]: null });
    expect(error?.graphQLErrors[0]?.extensions["failure"]).toBe("malformed");
  });
});
