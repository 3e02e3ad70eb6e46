import type { MetricWindow, Resolvers } from "../../generated/resolvers";
import { parsePromqlValues } from "../../rules/series";
import type { PackedSeries } from "../../rules/series";
import type { KpiGraphModel } from "../models/metrics";
import { dataOf } from "../rest";
import { RestError } from "../restError";

/** Selected parks are joined with commas and win over the portfolio; neither means all (§5). */
function metricQuery({ start, end, step, parks, portfolio }: MetricWindow) {
  const scope = parks && parks.length > 0 ? { park: parks.join(",") } : portfolio ? { portfolio } : {};
  return { params: { query: { start, end, step, ...scope } } };
}

/** A list that must be there. */
function listOf(raw: unknown): readonly unknown[] {
  if (!Array.isArray(raw)) throw new RestError("malformed", 200);
  return raw;
}

/** The graph's axis with one column: what becomes of the times depends on them alone, so all columns stay aligned. */
function columnOf({ time }: KpiGraphModel, column: unknown): PackedSeries {
  const values = listOf(column);
  return parsePromqlValues(listOf(time).map((at, index) => [at, values[index]]));
}

/** A column that the server may leave out. */
function furtherOf(graph: KpiGraphModel, column: unknown): PackedSeries["value"] | null {
  return Array.isArray(column) ? columnOf(graph, column).value : null;
}

/** Figures over time (§7); their series are cleaned as those of the monitor are (F79). */
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
    points: (parent) => ({ park: null, kind: null, ...parsePromqlValues(listOf(parent.points)) }),
  },
  KpiGraph: {
    time: (parent) => columnOf(parent, parent.time).time,
    production: (parent) => columnOf(parent, parent.production).value,
    expected: (parent) => furtherOf(parent, parent.expected),
    lossGrid: (parent) => furtherOf(parent, parent.loss_grid),
    lossMarketer: (parent) => furtherOf(parent, parent.loss_marketer),
    lossOther: (parent) => furtherOf(parent, parent.loss_other),
    irradiation: (parent) => furtherOf(parent, parent.irradiation),
  },
};
