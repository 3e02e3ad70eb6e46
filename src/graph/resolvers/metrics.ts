import type { MetricWindow, Resolvers } from "../../generated/resolvers";
import type { MetricModel } from "../models/metrics";
import type { SeriesModel } from "../models/monitor";
import { dataOf } from "../rest";
import { RestError } from "../restError";

/** Selected parks are joined with commas and win over the portfolio; neither means all (§5). */
function metricQuery({ start, end, step, parks, portfolio }: MetricWindow) {
  const scope = parks && parks.length > 0 ? { park: parks.join(",") } : portfolio ? { portfolio } : {};
  return { params: { query: { start, end, step, ...scope } } };
}

/** Points as columns. Throws `malformed` where there are none. */
function seriesOf(points: MetricModel["points"]): SeriesModel {
  if (!(points instanceof Array)) throw new RestError("malformed", 200);
  const time: number[] = [];
  const value: (number | null)[] = [];
  // By index: taking 30,000 points apart as pairs would be half of what the series costs.
  for (const point of points) {
    const given: unknown = point[1];
    time.push(Number(point[0]) * 1000);
    value.push(typeof given === "number" ? given : null);
  }
  return { park: null, kind: null, time, value };
}

export const metrics: Resolvers = {
  Query: {
    kpiProduction: (_, { window }, { rest }) =>
      dataOf(rest.GET("/api/v1/metrics/kpi/production", metricQuery(window))),
    kpiAvailability: (_, { window }, { rest }) =>
      dataOf(rest.GET("/api/v1/metrics/kpi/availability", metricQuery(window))),
    kpiShutdown: (_, { window }, { rest }) =>
      dataOf(rest.GET("/api/v1/metrics/kpi/shutdown", metricQuery(window))),
    kpiGraph: (_, { window }, { rest }) => dataOf(rest.GET("/api/v1/metrics/kpi/graph", metricQuery(window))),
  },
  Metric: {
    previous: (parent) => parent.previous ?? null,
    durationS: (parent) => parent.duration_s ?? null,
    points: (parent) => seriesOf(parent.points),
  },
  KpiGraph: {
    time: (parent) => parent.time.map((seconds) => seconds * 1000),
    expected: (parent) => parent.expected ?? null,
    lossGrid: (parent) => parent.loss_grid ?? null,
    lossMarketer: (parent) => parent.loss_marketer ?? null,
    lossOther: (parent) => parent.loss_other ?? null,
    irradiation: (parent) => parent.irradiation ?? null,
  },
};
