import type { ResultOf } from "gql.tada";
import { usePortal } from "../../frame/portal";
import { metricAsk } from "../../frame/metricVariables";
import { refreshEvery } from "../../frame/useGraphRefresh";
import { useMetricNow } from "../../frame/useMetricNow";
import { useMetricQuery } from "../../frame/useMetricQuery";
import type { Scope } from "../../frame/useScope";
import { SHUTDOWN_KPI_STEP } from "../../rules/constants";
import { filterRange } from "../../rules/filterRange";
import { AvailabilityQuery, ProductionQuery, ShutdownQuery } from "./metricQueries";

const metrics = {
  production: { query: ProductionQuery, step: undefined },
  availability: { query: AvailabilityQuery, step: undefined },
  shutdown: { query: ShutdownQuery, step: String(SHUTDOWN_KPI_STEP) },
} as const;

export type MetricName = keyof typeof metrics;
export type MetricData = ResultOf<typeof ProductionQuery>["metric"];

/** One figure for the scope's range: asked by itself, refreshed by itself, empty without a call where nothing can be. */
export function useMetric(name: MetricName, scope: Scope) {
  const { now } = usePortal();
  const tick = useMetricNow(scope.zone);
  const { query, step } = metrics[name];
  const range = filterRange(scope.filter, tick, scope.zone);
  const ask = metricAsk(range, scope, Math.max(tick, now() - refreshEvery), "kpi", step);
  const state = useMetricQuery(query, ask, { tick, pause: !scope.isReady });
  return { state, window: ask.window };
}
