import { graphql } from "gql.tada";
import { useMemo } from "react";
import { useTranslation } from "react-i18next";
import { expectedLine } from "../../frame/monitor/expectedLine";
import type { BesideLine } from "../../frame/monitor/powerSeries";
import { metricAsk } from "../../frame/metricVariables";
import { useMetricNow } from "../../frame/useMetricNow";
import type { GraphState } from "../../frame/useGraph";
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

interface ExpectedAround {
  readonly lines: readonly BesideLine[];
  readonly query: GraphState<unknown>;
}

/** The power that a park was expected to have in a time, so that the event's part of it is seen; no line without it. */
export function useExpectedAround(park: string, range: Range | undefined, zone: Zone): ExpectedAround {
  const { t } = useTranslation();
  const now = useMetricNow(zone);
  const { start, end } = range ?? { start: 0, end: 0 };
  const ask = metricAsk({ start, end }, { zone, parks: [park], portfolio: undefined }, now, "graph");
  const query = useMetricQuery(ExpectedQuery, ask, { tick: now, pause: range === undefined });
  const graph = query.data?.kpiGraph;
  const step = ask.variables?.window.step;
  const lines = useMemo(
    () =>
      graph && step !== undefined
        ? expectedLine(graph, stepSeconds(step as Step), { start, end }, t("parkStory.expected"))
        : [],
    [graph, step, start, end, t],
  );
  return { lines, query };
}
