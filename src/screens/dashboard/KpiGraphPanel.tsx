import { useTranslation } from "react-i18next";
import { Chart, ChartWaiting } from "../../frame/Chart";
import { CompareMenu } from "../../frame/CompareMenu";
import { Crowded } from "../../frame/Crowded";
import { Loaded } from "../../frame/Loaded";
import { metricAsk } from "../../frame/metricVariables";
import { OtherTimeFailed } from "../../frame/OtherTimeFailed";
import { PerParks } from "../../frame/PerParks";
import { rangeWords } from "../../frame/rangeWords";
import { ScopeNotes } from "../../frame/ScopeNotes";
import { clipNotes } from "../../frame/scopeNotes";
import { useMetricNow } from "../../frame/useMetricNow";
import { useMetricQuery } from "../../frame/useMetricQuery";
import type { Scope } from "../../frame/useScope";
import { useSearch } from "../../frame/useSearch";
import { areComparable, MOST_COMPARED, perOf } from "../../rules/compare";
import { filterRange, graphPeriodOf, graphRange } from "../../rules/filterRange";
import type { Range } from "../../rules/filterRange";
import { grouped, groupingOf } from "../../rules/grouped";
import { formatNumber } from "../../rules/numbers";
import type { PackedSeries } from "../../rules/series";
import { EmptyState } from "../../ui/EmptyState";
import { lazyPart } from "../../ui/lazyPart";
import { Panel } from "../../ui/Panel";
import { GraphPeriods } from "./GraphPeriods";
import { graphSeries, isBlank } from "./graphSeries";
import { KpiGraphQuery } from "./metricQueries";
import { useGraphBefore } from "./useGraphBefore";
import type { GraphBefore } from "./useGraphBefore";
import { useGraphPeriod } from "./useGraphPeriod";

const ParkGraphs = lazyPart(async () => (await import("./ParkGraphs")).ParkGraphs, ChartWaiting);

interface GraphProps {
  readonly scope: Scope;
  readonly range: Range;
  readonly now: number;
  readonly title: string;
}

/** Production against expectation and losses, all parks together. */
function SumGraph({ scope, range, now, title, before }: GraphProps & { before: GraphBefore | undefined }) {
  const { t } = useTranslation();
  const ask = metricAsk(range, scope, now, "graph");
  const { zone } = scope;
  const by = groupingOf(range, zone);
  const group = (each: PackedSeries) => grouped(each, by, range, zone);
  const state = useMetricQuery(KpiGraphQuery, ask, { tick: now, pause: !scope.isReady });
  return (
    <Loaded
      query={state}
      rows={(data) => data.kpiGraph}
      zone={scope.zone}
      skeleton={<ChartWaiting />}
      idle={
        // Not asked yet, for which parks there are is still to come: the panel has its size already.
        ask.window.kind === "empty" ? (
          <EmptyState>{t(`dashboard.empty.${ask.window.reason}`)}</EmptyState>
        ) : (
          <ChartWaiting />
        )
      }
    >
      {(graph) =>
        isBlank(graph) ? (
          <EmptyState>{t("dashboard.noValue")}</EmptyState>
        ) : (
          <Chart
            title={title}
            hideTitle
            series={graphSeries(graph, (id) => t(`dashboard.graph.series.${id}`), group, before)}
            zone={scope.zone}
            range={range}
          />
        )
      }
    </Loaded>
  );
}

/** The strongest of the parks that the dashboard is about, as many as can be laid over one another, by uid. */
function strongestOf({ portfolios, parks, portfolio }: Scope): string[] {
  const isMeant = (home: string, uid: string) =>
    parks.length > 0 ? parks.includes(uid) : portfolio === undefined || home === portfolio;
  return (portfolios.data?.portfolios ?? [])
    .flatMap((home) => home.parks.filter(({ uid }) => isMeant(home.uid, uid)))
    .sort((one, other) => (other.peakPowerW ?? 0) - (one.peakPowerW ?? 0))
    .slice(0, MOST_COMPARED)
    .map(({ uid }) => uid);
}

/** Why the parks that the address lays over one another are drawn together. */
function NotApart({ scope }: { scope: Scope }) {
  const { t, i18n } = useTranslation();
  const strongest = strongestOf(scope);
  if (!areComparable(strongest.length)) return null;
  const most = formatNumber(MOST_COMPARED, i18n.language);
  return <Crowded text={t("dashboard.graph.notApart", { most })} parks={strongest} />;
}

/** That the graph's own period is clipped, where the screen does not say the same of the filter's already. */
function GraphNotes({ scope: { filter, zone }, range, now }: Omit<GraphProps, "title">) {
  const { language } = useTranslation().i18n;
  const [own, ofScreen] = [
    clipNotes(range, zone, now, "graph", language),
    clipNotes(filterRange(filter, now, zone), zone, now, "kpi", language),
  ];
  const said = new Set(ofScreen.map((note) => JSON.stringify(note)));
  return <ScopeNotes notes={own.filter((note) => !said.has(JSON.stringify(note)))} />;
}

/** Energy over the graph's own period: of all parks together, or of a few over one another. */
export function KpiGraphPanel({ scope }: { scope: Scope }) {
  const { t, i18n } = useTranslation();
  const [search] = useSearch();
  const now = useMetricNow(scope.zone);
  const [period, choose] = useGraphPeriod(graphPeriodOf(scope.filter, scope.zone));
  const range = graphRange(period, scope.filter, now, scope.zone);
  const isFew = areComparable(scope.parks.length);
  const wanted = perOf(search);
  const per = isFew ? wanted : undefined;
  const other = useGraphBefore(scope, { period, range, now, pause: per !== undefined });
  const title = t("dashboard.graph.title");
  const graph = { scope, range, now, title };
  const days = rangeWords(range, scope.zone, i18n.language);
  const by = per === undefined ? groupingOf(range, scope.zone) : undefined;
  return (
    <Panel
      title={title}
      subtitle={by === undefined ? days : t(`dashboard.graph.by.${by}`, { range: days })}
      actions={
        <>
          {isFew && <PerParks alone={t("dashboard.graph.sum")} />}
          <CompareMenu of="period" hasNone={other.hasNone} size="small" />
          <GraphPeriods scope={scope} range={range} value={period} onChoose={choose} />
        </>
      }
    >
      <GraphNotes {...graph} />
      {per === undefined ? (
        <>
          <SumGraph {...graph} before={other.before} />
          <OtherTimeFailed of={other} />
          {wanted !== undefined && <NotApart scope={scope} />}
        </>
      ) : (
        <ParkGraphs {...graph} period={period} per={per} />
      )}
    </Panel>
  );
}
