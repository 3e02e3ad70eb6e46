import type { Resolvers } from "../../generated/resolvers";
import { promqlQueries } from "../../rules/promql";
import type { PromqlTemplates } from "../../rules/promql";
import { lossKind, parsePromqlValues } from "../../rules/series";
import type { GraphContext } from "../context";
import type { MonitorModel, SeriesModel } from "../models/monitor";
import { dataOf } from "../rest";

type Kind = keyof PromqlTemplates;

/** More parks than this are asked for as all, and sorted out here, so that the address stays short. */
const namedParks = 100;

const seconds = (iso: string) => Date.parse(iso) / 1000;

/** One range query; series of parks that were not asked for are left out. Powers in W, radiation in W/m². */
async function rangeOf(
  window: MonitorModel,
  kind: Kind,
  { rest, templates }: GraphContext,
): Promise<SeriesModel[]> {
  const all = window.parks.length === 0 || window.parks.length > namedParks;
  const query = promqlQueries(templates, all ? "all" : window.parks)[kind];
  const step = kind === "report" ? window.reportStep : window.step;
  const params = { query: { query, start: seconds(window.start), end: seconds(window.end), step } };
  const { data } = await dataOf(rest.GET("/api/v1/promql/query_range", { params }));
  const wanted = new Set(window.parks);
  return data.result
    .filter(({ metric }) => wanted.size === 0 || wanted.has(metric.park ?? ""))
    .map(({ metric, values }) => ({
      park: metric.park ?? null,
      kind: kind === "loss" ? lossKind(metric.shutdown_type) : null,
      ...parsePromqlValues(values),
    }));
}

export const monitor: Resolvers = {
  Query: {
    monitor: (_, { window }) => ({ ...window, parks: window.parks ?? [] }),
  },
  Monitor: {
    grid: (window, _, context) => rangeOf(window, "grid", context),
    ac: (window, _, context) => rangeOf(window, "ac", context),
    report: (window, _, context) => rangeOf(window, "report", context),
    radiation: (window, _, context) => rangeOf(window, "radiation", context),
    loss: (window, _, context) => rangeOf(window, "loss", context),
  },
};
