import { useTranslation } from "react-i18next";
import { Chart, ChartWaiting } from "../../frame/Chart";
import { CompareMenu } from "../../frame/CompareMenu";
import { Loaded } from "../../frame/Loaded";
import { metricAsk } from "../../frame/metricVariables";
import { rangeWords } from "../../frame/rangeWords";
import { useMetricNow } from "../../frame/useMetricNow";
import { useMetricQuery } from "../../frame/useMetricQuery";
import type { Scope } from "../../frame/useScope";
import { graphPeriodOf, graphRange } from "../../rules/filterRange";
import { EmptyState } from "../../ui/EmptyState";
import { Panel } from "../../ui/Panel";
import { GraphPeriods } from "./GraphPeriods";
import { graphSeries, isBlank } from "./graphSeries";
import { KpiGraphQuery } from "./metricQueries";
import { useGraphBefore } from "./useGraphBefore";
import { useGraphPeriod } from "./useGraphPeriod";

/** Production against expectation and losses over the graph's own period. */
export function KpiGraphPanel({ scope }: { scope: Scope }) {
  const { t, i18n } = useTranslation();
  const now = useMetricNow(scope.zone);
  const [period, choose] = useGraphPeriod(graphPeriodOf(scope.filter, scope.zone));
  const range = graphRange(period, scope.filter, now, scope.zone);
  const ask = metricAsk(range, scope, now, "graph");
  const state = useMetricQuery(KpiGraphQuery, ask, { tick: now, pause: !scope.isReady });
  const { before, note } = useGraphBefore(scope, { period, range, now });
  const title = t("dashboard.graph.title");
  return (
    <Panel
      title={title}
      subtitle={rangeWords(range, scope.zone, i18n.language)}
      actions={
        <>
          <CompareMenu of="period" note={note} size="small" />
          <GraphPeriods scope={scope} value={period} onChoose={choose} />
        </>
      }
    >
      <Loaded
        query={state}
        rows={(data) => data.kpiGraph}
        zone={scope.zone}
        skeleton={<ChartWaiting />}
        idle={
          ask.window.kind === "empty" && <EmptyState>{t(`dashboard.empty.${ask.window.reason}`)}</EmptyState>
        }
      >
        {(graph) =>
          isBlank(graph) ? (
            <EmptyState>{t("dashboard.noValue")}</EmptyState>
          ) : (
            <Chart
              title={title}
              hideTitle
              series={graphSeries(graph, (id) => t(`dashboard.graph.series.${id}`), before)}
              zone={scope.zone}
              range={range}
            />
          )
        }
      </Loaded>
    </Panel>
  );
}
