import type { Resolvers } from "../../generated/resolvers";
import { promqlKinds, promqlQueries } from "../../rules/promql";
import { lossKind, parsePromqlValues } from "../../rules/series";
import type { GraphContext } from "../context";
import type { MonitorKind, MonitorModel, RangeAnswer, SeriesModel } from "../models/monitor";
import { dataOf } from "../rest";

const seconds = (iso: string) => Date.parse(iso) / 1000;

/**
 * One range query; series of parks that were not asked for are left out. Powers in W, radiation in W/m². No result at
 * all is an empty one, as some servers say it.
 */
async function askRange(
  window: MonitorModel,
  kind: MonitorKind,
  { rest, templates }: GraphContext,
): Promise<RangeAnswer> {
  const query = promqlQueries(templates, window.parks)[kind];
  const step = kind === "report" ? window.reportStep : window.step;
  const params = { query: { query, start: seconds(window.start), end: seconds(window.end), step } };
  const { data, warnings, isPartial } = await dataOf(rest.GET("/api/v1/promql/query_range", { params }));
  const wanted = new Set(window.parks);
  const series = (data.result ?? [])
    .filter(({ metric }) => wanted.size === 0 || wanted.has(metric.park ?? ""))
    .map(({ metric, values }) => ({
      park: metric.park ?? null,
      kind: kind === "loss" ? lossKind(metric.shutdown_type) : null,
      ...parsePromqlValues(values),
    }));
  const said = Array.isArray(warnings) ? warnings.filter((text) => typeof text === "string") : [];
  return { series, remarks: said.length === 0 && isPartial === true ? [null] : [...new Set(said)] };
}

/** The same answer for whoever asks within one operation. */
function rangeOf(window: MonitorModel, kind: MonitorKind, context: GraphContext): Promise<RangeAnswer> {
  const range = window.asked.get(kind) ?? askRange(window, kind, context);
  window.asked.set(kind, range);
  return range;
}

async function seriesOf(
  window: MonitorModel,
  kind: MonitorKind,
  context: GraphContext,
): Promise<SeriesModel[]> {
  return (await rangeOf(window, kind, context)).series;
}

export const monitor: Resolvers = {
  Query: {
    monitor: (_, { window }) => ({ ...window, parks: window.parks ?? [], asked: new Map() }),
  },
  Monitor: {
    grid: (window, _, context) => seriesOf(window, "grid", context),
    ac: (window, _, context) => seriesOf(window, "ac", context),
    report: (window, _, context) => seriesOf(window, "report", context),
    radiation: (window, _, context) => seriesOf(window, "radiation", context),
    loss: (window, _, context) => seriesOf(window, "loss", context),
    remarks: async (window, _, context) => {
      const answers = await Promise.allSettled(promqlKinds.map((kind) => rangeOf(window, kind, context)));
      return answers.flatMap((answer, index) => {
        const remarks = answer.status === "fulfilled" ? answer.value.remarks : [];
        return remarks.map((text) => ({ series: promqlKinds[index] ?? "", text }));
      });
    },
  },
};
