import { useTranslation } from "react-i18next";
import { ChartWaiting } from "../../frame/Chart";
import { PanelBoundary } from "../../frame/PanelBoundary";
import { rangeWords } from "../../frame/rangeWords";
import { Screen } from "../../frame/Screen";
import { ScopeNotes } from "../../frame/ScopeNotes";
import { scopeNotes } from "../../frame/scopeNotes";
import { scopeName } from "../../frame/scopeName";
import { useMetricNow } from "../../frame/useMetricNow";
import { useScope } from "../../frame/useScope";
import { filterRange } from "../../rules/filterRange";
import { formatNumber } from "../../rules/numbers";
import styles from "./DashboardScreen.module.css";
import { MetricTile } from "./MetricTile";
import { ParksPanel } from "./ParksPanel";
import { TriageStrip } from "./TriageStrip";
import { lazyPart } from "../../ui/lazyPart";
import { Panel } from "../../ui/Panel";
import { Stack } from "../../ui/Stack";

function GraphWaiting() {
  const { t } = useTranslation();
  return (
    // As high as with the words of its range, so that nothing moves when they come.
    <Panel title={t("dashboard.graph.title")} subtitle={"\u00a0"}>
      <ChartWaiting />
    </Panel>
  );
}

/** After the numbers above it, in a place of its size. */
const KpiGraphPanel = lazyPart(async () => (await import("./KpiGraphPanel")).KpiGraphPanel, GraphWaiting);

/** How the parks of the scope do: three figures, their course, and the parks themselves, worst first. */
export function DashboardScreen() {
  const { t, i18n } = useTranslation();
  const scope = useScope();
  const now = useMetricNow(scope.zone);
  const range = filterRange(scope.filter, now, scope.zone);
  const { parks } = scope;
  const several = { count: parks.length, number: formatNumber(parks.length, i18n.language) };
  const whose = parks.length > 1 ? t("monitor.parks", several) : scopeName(scope);
  return (
    <Screen
      title={t("screen.dashboard")}
      subtitle={
        scope.isReady && [whose, rangeWords(range, scope.zone, i18n.language)].filter(Boolean).join(" · ")
      }
    >
      <ScopeNotes notes={scopeNotes(scope, range, now, i18n.language)} />
      <Stack>
        <PanelBoundary title={t("triage.label")}>
          <TriageStrip scope={scope} />
        </PanelBoundary>
        <div className={styles.fit}>
          <div className={styles.tiles}>
            {(["production", "availability", "shutdown"] as const).map((name) => (
              <PanelBoundary key={name} title={t(`dashboard.metric.${name}.name`)}>
                <MetricTile name={name} scope={scope} />
              </PanelBoundary>
            ))}
          </div>
        </div>
        <PanelBoundary title={t("dashboard.graph.title")}>
          <KpiGraphPanel scope={scope} />
        </PanelBoundary>
        <PanelBoundary title={t("dashboard.parks.title")}>
          <ParksPanel scope={scope} />
        </PanelBoundary>
      </Stack>
    </Screen>
  );
}
