import { useMemo } from "react";
import { useTranslation } from "react-i18next";
import type { ComparedNote } from "../../frame/CompareMenu";
import { metricAsk } from "../../frame/metricVariables";
import { useMetricQuery } from "../../frame/useMetricQuery";
import type { Scope } from "../../frame/useScope";
import { useSearch } from "../../frame/useSearch";
import { comparisonOf, laidOn, periodBefore, rangeBefore, shiftOf } from "../../rules/compare";
import type { Range } from "../../rules/filterRange";
import type { GraphPeriod } from "../../rules/period";
import type { PackedSeries } from "../../rules/series";
import { withGaps } from "../../rules/seriesGaps";
import { graphStep, stepSeconds } from "../../rules/step";
import { KpiGraphQuery } from "./metricQueries";

/** What the graph's time is laid on: the production of an earlier period, Wh, by the calendar of the shown one. */
export interface GraphBefore {
  readonly name: string;
  readonly series: PackedSeries;
}

/** The period before, where the address wants it (`compare=before`), or why there is none. */
export function useGraphBefore(
  scope: Scope,
  { period, range, now, pause }: { period: GraphPeriod; range: Range; now: number; pause: boolean },
): { readonly before: GraphBefore | undefined; readonly note: ComparedNote | undefined } {
  const { t } = useTranslation();
  const [search] = useSearch();
  const { zone } = scope;
  const { start, end } = range;
  const comparison = pause ? undefined : comparisonOf(search);
  const shift = useMemo(() => {
    const before = periodBefore(period, { start, end }, zone);
    return comparison && before && shiftOf(comparison, before);
  }, [comparison, period, start, end, zone]);
  const earlier = shift ? rangeBefore(range, shift, zone) : range;
  const ask = metricAsk(earlier, scope, now, "graph");
  const isWanted = shift !== undefined && scope.isReady;
  const query = useMetricQuery(KpiGraphQuery, ask, { tick: now, pause: !isWanted });
  const graph = isWanted ? query.data?.kpiGraph : undefined;
  const stepMs = stepSeconds(graphStep(start, end, zone)) * 1000;
  const before = useMemo(() => {
    if (!graph || !shift || !comparison) return undefined;
    const own = { time: graph.time.map((at) => at ?? Number.NaN), value: [...graph.production] };
    const series = withGaps(laidOn(own, shift, zone, { start, end: end - 1 }), stepMs);
    return { name: t(`compare.period.${comparison}`), series };
  }, [graph, shift, comparison, zone, start, end, stepMs, t]);
  const isBare = before?.series.value.every((value) => value === null) ?? false;
  const hasNone = comparison !== undefined && (shift === undefined || ask.window.kind === "empty" || isBare);
  return {
    before: isBare ? undefined : before,
    note: isWanted && query.status === "failed" ? "failed" : hasNone ? "none" : undefined,
  };
}
