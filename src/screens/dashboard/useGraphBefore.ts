import { useCallback, useMemo } from "react";
import { useTranslation } from "react-i18next";
import { metricAsk } from "../../frame/metricVariables";
import type { OtherTime } from "../../frame/OtherTimeFailed";
import { useMetricQuery } from "../../frame/useMetricQuery";
import type { Scope } from "../../frame/useScope";
import { useSearch } from "../../frame/useSearch";
import { comparisonOf, laidOn, periodBefore, rangeBefore, shiftOf } from "../../rules/compare";
import type { Range } from "../../rules/filterRange";
import type { GraphPeriod } from "../../rules/period";
import type { PackedSeries } from "../../rules/series";
import { withGaps } from "../../rules/seriesGaps";
import { graphStep, stepSeconds } from "../../rules/step";
import type { Zone } from "../../rules/zone";
import { KpiGraphQuery } from "./metricQueries";

/** What the graph's time is laid on: the production of an earlier period, Wh, by the calendar of the shown one. */
export interface GraphBefore {
  readonly name: string;
  readonly series: PackedSeries;
}

interface Shown {
  readonly period: GraphPeriod;
  readonly range: Range;
  readonly zone: Zone;
}

/** Which earlier time the address lays on the graph's, if there is any. */
export function useEarlier({ period, range, zone }: Shown) {
  const [search] = useSearch();
  const { start, end } = range;
  const comparison = comparisonOf(search);
  const shift = useMemo(() => {
    const before = periodBefore(period, { start, end }, zone);
    return comparison && before && shiftOf(comparison, before);
  }, [comparison, period, start, end, zone]);
  const stepMs = stepSeconds(graphStep(start, end, zone)) * 1000;
  const lay = useCallback(
    (series: PackedSeries) =>
      shift ? withGaps(laidOn(series, shift, zone, { start, end: end - 1 }), stepMs) : series,
    [shift, zone, start, end, stepMs],
  );
  /** Undefined where nothing is compared, or nothing lies before. */
  const earlier = useMemo(() => shift && rangeBefore({ start, end }, shift, zone), [shift, start, end, zone]);
  return { comparison, earlier, lay };
}

/** The period before, where the address wants it (`compare=before`). */
export function useGraphBefore(
  scope: Scope,
  { period, range, now, pause }: { period: GraphPeriod; range: Range; now: number; pause: boolean },
): OtherTime & { readonly before: GraphBefore | undefined } {
  const { t } = useTranslation();
  const { comparison, earlier, lay } = useEarlier({ period, range, zone: scope.zone });
  const ask = metricAsk(earlier ?? range, scope, now, "graph");
  const isWanted = !pause && earlier !== undefined && scope.isReady;
  const query = useMetricQuery(KpiGraphQuery, ask, { tick: now, pause: !isWanted });
  const graph = isWanted ? query.data?.kpiGraph : undefined;
  const before = useMemo(() => {
    if (!graph || !comparison) return undefined;
    const series = lay({ time: graph.time.map((at) => at ?? Number.NaN), value: [...graph.production] });
    return { name: t(`compare.period.${comparison}`), series };
  }, [graph, comparison, lay, t]);
  const isBare = before?.series.value.every((value) => value === null) ?? false;
  const fails = isWanted && query.status === "failed";
  const isKnown = earlier !== undefined && ask.window.kind !== "empty" && !isBare;
  const hasNone = !pause && comparison !== undefined && !fails && !isKnown;
  return { before: isBare ? undefined : before, hasNone, query, fails };
}
