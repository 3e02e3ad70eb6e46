import type { MetricWindow, Resolvers } from "../../generated/resolvers";
import { parsePromqlValues } from "../../rules/series";
import type { PackedSeries } from "../../rules/series";
import { joinedGraph, joinedMetric, meanOfParks, total } from "../metricShares";
import type { Share } from "../metricShares";
import type { KpiGraphModel } from "../models/metrics";
import { shareParks } from "../parkShares";
import { dataOf } from "../rest";
import { RestError } from "../restError";

/** Selected parks are joined with commas and win over the portfolio; neither means all (§5). */
function metricQuery({ start, end, step, parks, portfolio }: MetricWindow) {
  const scope = parks && parks.length > 0 ? { park: parks.join(",") } : portfolio ? { portfolio } : {};
  return { params: { query: { start, end, step, ...scope } } };
}

type MetricQuery = ReturnType<typeof metricQuery>;

/** What is asked of each share of the parks whose names one address can carry; mostly that is all of them. */
function ofShares<Answer>(
  window: MetricWindow,
  ask: (query: MetricQuery) => Promise<Answer>,
): Promise<Share<Answer>[]> {
  const share = async (parks: string[]): Promise<Share<Answer>> => ({
    parks: parks.length,
    answer: await ask(metricQuery({ ...window, parks })),
  });
  return Promise.all(shareParks(window.parks ?? []).map(share));
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
    kpiProduction: async (_, { window }, { rest }) =>
      joinedMetric(
        await ofShares(window, (query) => dataOf(rest.GET("/api/v1/metrics/kpi/production", query))),
        total,
      ),
    kpiAvailability: async (_, { window }, { rest }) =>
      joinedMetric(
        await ofShares(window, (query) => dataOf(rest.GET("/api/v1/metrics/kpi/availability", query))),
        meanOfParks,
      ),
    kpiShutdown: async (_, { window }, { rest }) =>
      joinedMetric(
        await ofShares(window, (query) => dataOf(rest.GET("/api/v1/metrics/kpi/shutdown", query))),
        total,
      ),
    kpiGraph: async (_, { window }, { rest }) =>
      joinedGraph(await ofShares(window, (query) => dataOf(rest.GET("/api/v1/metrics/kpi/graph", query)))),
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
