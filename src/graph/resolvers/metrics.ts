import type { MetricWindow, Resolvers } from "../../generated/resolvers";
import type { MetricModel } from "../models/metrics";
import type { SeriesModel } from "../models/monitor";
import { dataOf } from "../rest";

/** Selected parks are joined with commas and win over the portfolio; neither means all (§5). */
function metricQuery({ start, end, step, parks, portfolio }: MetricWindow) {
  const scope = parks && parks.length > 0 ? { park: parks.join(",") } : portfolio ? { portfolio } : {};
  return { params: { query: { start, end, step, ...scope } } };
}

function seriesOf(points: MetricModel["points"]): SeriesModel {
  return {
    park: null,
    kind: null,
    time: points.map(([time]) => Number(time) * 1000),
    value: points.map(([, value]) => (typeof value === "number" ? value : null)),
  };
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
