import { graphql } from "gql.tada";
import type { ResultOf } from "gql.tada";
import { useMemo } from "react";
import { useTranslation } from "react-i18next";
import { Chart, ChartWaiting } from "../../frame/Chart";
import type { ChartSeries } from "../../frame/Chart";
import { Loaded } from "../../frame/Loaded";
import { metricAsk } from "../../frame/metricVariables";
import { OtherTimeFailed } from "../../frame/OtherTimeFailed";
import type { ParkItem } from "../../frame/portfoliosQuery";
import { useGraph } from "../../frame/useGraph";
import { useGraphRefresh } from "../../frame/useGraphRefresh";
import type { Scope } from "../../frame/useScope";
import type { Per } from "../../rules/compare";
import type { Range } from "../../rules/filterRange";
import { listWords } from "../../rules/names";
import type { GraphPeriod } from "../../rules/period";
import type { PackedSeries } from "../../rules/series";
import { scale, scaled } from "../../rules/units";
import { EmptyState } from "../../ui/EmptyState";
import styles from "./DashboardScreen.module.css";
import { useEarlier } from "./useGraphBefore";

/** As many as can be laid over one another, each asked for by itself. */
const names = ["a", "b", "c", "d", "e", "f", "g", "h"] as const;

const ParkGraphsQuery = graphql(`
  query ParkGraphs(
    $a: MetricWindow!
    $b: MetricWindow!
    $c: MetricWindow!
    $d: MetricWindow!
    $e: MetricWindow!
    $f: MetricWindow!
    $g: MetricWindow!
    $h: MetricWindow!
    $hasC: Boolean!
    $hasD: Boolean!
    $hasE: Boolean!
    $hasF: Boolean!
    $hasG: Boolean!
    $hasH: Boolean!
  ) {
    a: kpiGraph(window: $a) {
      time
      production
    }
    b: kpiGraph(window: $b) {
      time
      production
    }
    c: kpiGraph(window: $c) @include(if: $hasC) {
      time
      production
    }
    d: kpiGraph(window: $d) @include(if: $hasD) {
      time
      production
    }
    e: kpiGraph(window: $e) @include(if: $hasE) {
      time
      production
    }
    f: kpiGraph(window: $f) @include(if: $hasF) {
      time
      production
    }
    g: kpiGraph(window: $g) @include(if: $hasG) {
      time
      production
    }
    h: kpiGraph(window: $h) @include(if: $hasH) {
      time
      production
    }
  }
`);

type Graphs = ResultOf<typeof ParkGraphsQuery>;

const noWindow = { start: "", end: "", step: "", parks: null, portfolio: null };

interface ParkLine extends PackedSeries {
  readonly park: ParkItem;
  readonly at: number;
}

/** The production of each park, by its own step, Wh; with `per` kWp in kWh per kWp, those without a size left out. */
function linesOf(graphs: Graphs, parks: readonly ParkItem[], per: Per): ParkLine[] {
  return names.flatMap((name, at) => {
    const [park, graph] = [parks[at], graphs[name]];
    const size = per === "kwp" ? (park?.peakPowerW ?? 0) : 1;
    if (!park || !graph || size <= 0) return [];
    const value = graph.production.map((each) => (each === null ? null : each / size));
    return [{ park, at, time: graph.time.map((each) => each ?? Number.NaN), value }];
  });
}

/** Another time of the same parks, and its name. */
interface Earlier {
  readonly name: string;
  readonly lines: readonly ParkLine[];
}

/** In the one unit that suits them all; another time is a dotted line in its park's colour. */
function seriesOf(lines: readonly ParkLine[], per: Per, before: Earlier | undefined): ChartSeries[] {
  const all = [...lines, ...(before?.lines ?? [])].flatMap(({ value }) => value);
  const unit = per === "kwp" ? { unit: "kWh/kWp", factor: 1 } : scale(all, "energy");
  const drawn = ({ park, at, time, value }: ParkLine): ChartSeries => ({
    ...{ id: park.uid, name: park.name, unit: unit.unit, kind: "line", color: `--data-${at + 1}`, time },
    value: value.map((each) => scaled(each, unit)),
    ...(per === "kwp" ? { digits: 2 } : {}),
  });
  const ghosts = (before?.lines ?? []).map((line): ChartSeries => {
    const { park } = line;
    return { ...drawn(line), id: `${park.uid} before`, name: `${park.name} · ${before?.name}`, dash: "dot" };
  });
  return [...ghosts, ...lines.map(drawn)];
}

/** What is asked of each park; places without a park ask nothing. */
function variablesOf(parks: readonly ParkItem[], scope: Scope, range: Range, now: number) {
  const asks = parks.map(({ uid }) => metricAsk(range, { ...scope, parks: [uid] }, now, "graph"));
  const windows = asks.map(({ variables }) => variables?.window);
  const [a = noWindow, b = noWindow, c, d, e, f, g, h] = windows;
  return {
    isEmpty: asks[0]?.variables === undefined,
    variables: {
      ...{ a, b, c: c ?? a, d: d ?? a, e: e ?? a, f: f ?? a, g: g ?? a, h: h ?? a },
      ...{ hasC: c !== undefined, hasD: d !== undefined, hasE: e !== undefined },
      ...{ hasF: f !== undefined, hasG: g !== undefined, hasH: h !== undefined },
    },
    subject: asks.map(({ subject }) => subject).join(" "),
  };
}

interface ParkGraphsProps {
  readonly scope: Scope;
  readonly period: GraphPeriod;
  readonly range: Range;
  readonly now: number;
  readonly per: Per;
  readonly title: string;
}

/** The same parks at another time, where the address wants it, laid on the shown one. */
function useParksBefore({ scope, period, range, now, per }: ParkGraphsProps, parks: readonly ParkItem[]) {
  const { t } = useTranslation();
  const { comparison, earlier, lay } = useEarlier({ period, range, zone: scope.zone });
  const { variables, isEmpty, subject } = variablesOf(parks, scope, earlier ?? range, now);
  const isWanted = earlier !== undefined && !isEmpty && parks.length >= 2;
  const query = useGraph(ParkGraphsQuery, variables, { pause: !isWanted, subject });
  const data = isWanted ? query.data : undefined;
  const before = useMemo((): Earlier | undefined => {
    if (!data || !comparison) return undefined;
    const lines = linesOf(data, parks, per).map((line) => ({ ...line, ...lay(line) }));
    return { name: t(`compare.period.${comparison}`), lines };
  }, [data, comparison, parks, per, lay, t]);
  const isBare = before?.lines.every(({ value }) => value.every((each) => each === null)) ?? false;
  const fails = isWanted && query.status === "failed";
  const hasNone = comparison !== undefined && !fails && (earlier === undefined || isEmpty || isBare);
  return { before: isBare ? undefined : before, hasNone, query, fails };
}

/** A few parks over one another, a line each, so that the one that differs is seen. */
export function ParkGraphs(props: ParkGraphsProps) {
  const { scope, range, now, per, title } = props;
  const { t, i18n } = useTranslation();
  const list = scope.portfolios.data?.portfolios;
  const parks = useMemo(() => {
    const all = new Map(list?.flatMap((each) => each.parks).map((park) => [park.uid, park]));
    return scope.parks.flatMap((uid) => all.get(uid) ?? []);
  }, [list, scope.parks]);
  const { variables, isEmpty, subject } = variablesOf(parks, scope, range, now);
  const state = useGraph(ParkGraphsQuery, variables, { pause: isEmpty || parks.length < 2, subject });
  useGraphRefresh(state, now);
  const other = useParksBefore(props, parks);
  const sizeless = per === "kwp" ? parks.filter(({ peakPowerW }) => (peakPowerW ?? 0) <= 0) : [];
  const unsized = listWords(
    sizeless.map(({ name }) => name),
    i18n.language,
  );
  return (
    <>
      <Loaded
        query={state}
        rows={(data) => data}
        zone={scope.zone}
        skeleton={<ChartWaiting />}
        idle={isEmpty && <EmptyState>{t("dashboard.noValue")}</EmptyState>}
      >
        {(graphs) => {
          const lines = linesOf(graphs, parks, per);
          const isBlank = lines.every(({ value }) => value.every((each) => each === null));
          if (isBlank) return <EmptyState>{t("dashboard.noValue")}</EmptyState>;
          const series = seriesOf(lines, per, other.before);
          return <Chart hideTitle title={title} series={series} zone={scope.zone} range={range} />;
        }}
      </Loaded>
      <OtherTimeFailed of={other} />
      {other.hasNone && (
        <p role="note" className={styles.note}>
          {t("compare.note.none")}
        </p>
      )}
      {unsized !== "" && <p className={styles.note}>{t("monitor.byPark.sizeless", { parks: unsized })}</p>}
    </>
  );
}
