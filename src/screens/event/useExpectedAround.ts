import { graphql } from "gql.tada";
import { useMemo } from "react";
import { useTranslation } from "react-i18next";
import { expectedLine } from "../../frame/monitor/expectedLine";
import type { BesideLine } from "../../frame/monitor/powerSeries";
import { metricAsk } from "../../frame/metricVariables";
import { useMetricNow } from "../../frame/useMetricNow";
import { useMetricQuery } from "../../frame/useMetricQuery";
import type { Range } from "../../rules/filterRange";
import { stepSeconds } from "../../rules/step";
import type { Step } from "../../rules/step";
import type { Zone } from "../../rules/zone";

const ExpectedQuery = graphql(`
  query ExpectedAround($window: MetricWindow!) {
    kpiGraph(window: $window) {
      time
      expected
    }
  }
`);

/** The power that a park was expected to have in a time, so that the event's part of it is seen; none without it. */
export function useExpectedAround(park: string, range: Range | undefined, zone: Zone): readonly BesideLine[] {
  const { t } = useTranslation();
  const now = useMetricNow(zone);
  const { start, end } = range ?? { start: 0, end: 0 };
  const ask = metricAsk({ start, end }, { zone, parks: [park], portfolio: undefined }, now, "graph");
  const graph = useMetricQuery(ExpectedQuery, ask, { tick: now, pause: range === undefined }).data?.kpiGraph;
  const step = ask.variables?.window.step;
  return useMemo(
    () =>
      graph && step !== undefined
        ? expectedLine(graph, stepSeconds(step as Step), { start, end }, t("parkStory.expected"))
        : [],
    [graph, step, start, end, t],
  );
}
