import type { ResultOf } from "gql.tada";
import type { ChartSeries } from "../../frame/chart/types";
import type { PackedSeries } from "../../rules/series";
import { scale, scaled } from "../../rules/units";
import type { GraphBefore } from "./useGraphBefore";
import type { KpiGraphQuery } from "./metricQueries";

type KpiGraph = ResultOf<typeof KpiGraphQuery>["kpiGraph"];

/** Columns of the graph that are drawn, in order, with the token of their colour. */
const columns = [
  { id: "production", kind: "bar", color: "--data-grid" },
  { id: "expected", kind: "line", color: "--data-8" },
  { id: "lossGrid", kind: "bar", color: "--data-loss-grid" },
  { id: "lossMarketer", kind: "bar", color: "--data-loss-marketer" },
  { id: "lossOther", kind: "bar", color: "--data-loss-other" },
] as const;

const hasValue = (column: readonly (number | null)[]) =>
  column.some((value) => value !== null && value !== 0);

/** Whether there is not one value to draw, not even a nought. */
export function isBlank(graph: KpiGraph): boolean {
  return columns.every(({ id }) => graph[id]?.every((value) => value === null) ?? true);
}

/**
 * The graph's columns as chart series in the one unit that suits them; a loss that never happened is left out. What it
 * is compared with is a dotted line.
 */
export function graphSeries(
  graph: KpiGraph,
  nameOf: (id: string) => string,
  group: (series: PackedSeries) => PackedSeries,
  before?: GraphBefore,
): ChartSeries[] {
  const days = graph.time.map((each) => each ?? Number.NaN);
  const sums = columns.flatMap(({ id, ...look }) => {
    const value = graph[id];
    return value ? [{ id, ...look, ...group({ time: days, value: [...value] }) }] : [];
  });
  const other = before && group(before.series);
  const own = scale([...sums.flatMap(({ value }) => value), ...(other?.value ?? [])], "energy");
  const drawn = sums.flatMap(({ id, kind, color, time, value }): ChartSeries[] => {
    if (id.startsWith("loss") && !hasValue(value)) return [];
    const inUnit = value.map((each) => scaled(each, own));
    return [{ id, name: nameOf(id), unit: own.unit, kind, color, time, value: inUnit }];
  });
  if (!before || !other) return drawn;
  const line: ChartSeries = {
    ...{ id: "before", name: before.name, unit: own.unit, kind: "line", color: "--data-6", dash: "dot" },
    time: other.time,
    value: other.value.map((each) => scaled(each, own)),
  };
  return [...drawn, line];
}
