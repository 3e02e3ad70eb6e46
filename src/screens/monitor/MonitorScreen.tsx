import { useMemo } from "react";
import { useTranslation } from "react-i18next";
import { firstStep } from "../../actions/firstStep";
import { ActionButton } from "../../frame/ActionButton";
import { AsOf } from "../../frame/AsOf";
import { ChartWaiting } from "../../frame/Chart";
import { Loaded } from "../../frame/Loaded";
import { MissingNote } from "../../frame/monitor/MissingNote";
import { parkWords } from "../../frame/monitor/lackingWords";
import { monitorParks } from "../../frame/monitor/monitorParks";
import type { MonitorParks } from "../../frame/monitor/monitorParks";
import { useBefore } from "../../frame/monitor/useBefore";
import { useMonitor } from "../../frame/monitor/useMonitor";
import type { MonitorState } from "../../frame/monitor/useMonitor";
import { windowWords } from "../../frame/monitor/windowWords";
import { OtherTimeFailed } from "../../frame/OtherTimeFailed";
import type { PortfolioItem } from "../../frame/portfoliosQuery";
import { Screen } from "../../frame/Screen";
import { ScopeNotes } from "../../frame/ScopeNotes";
import { zoneNotes } from "../../frame/scopeNotes";
import { useNow } from "../../frame/useNow";
import { Unlisted } from "../../frame/Unlisted";
import { useScope } from "../../frame/useScope";
import type { Scope } from "../../frame/useScope";
import { monitorWindow } from "../../rules/monitorWindow";
import { formatNumber } from "../../rules/numbers";
import { dayBeside } from "../../rules/zone";
import type { Zone } from "../../rules/zone";
import { Button } from "../../ui/Button";
import { EmptyState } from "../../ui/EmptyState";
import { ErrorState } from "../../ui/ErrorState";
import { atOnce, OpeningContext } from "../../ui/opening";
import { DayBar } from "./DayBar";
import { MonitorPanels } from "./MonitorPanels";
import styles from "./MonitorScreen.module.css";
import { parksAwake } from "./parksAwake";
import { useMonitorDay } from "./useMonitorDay";
import type { MonitorDay } from "./useMonitorDay";

/** Older than this, live data is marked, milliseconds. */
const STALE_AFTER = 180_000;

function Subtitle({ monitor, parks, zone }: { monitor: MonitorState; parks: MonitorParks; zone: Zone }) {
  const { t, i18n } = useTranslation();
  const { range, query } = monitor;
  const named = parks.kind === "asked" ? parks.parks : [];
  const whose =
    named.length === 1
      ? named[0]?.name
      : t("monitor.parks", { count: named.length, number: formatNumber(named.length, i18n.language) });
  return (
    <span className={styles.parts}>
      {named.length > 0 && <span>{whose}</span>}
      {range && <span>{windowWords(range, zone, i18n.language)}</span>}
      <AsOf at={query.asOf} zone={zone} {...(query.stale ? { staleAfter: STALE_AFTER } : {})} />
    </span>
  );
}

/** Nothing to ask for: which of the reasons it is, and what can be done. */
function Nothing({ scope, reason }: { scope: Scope; reason: "unknown" | "noParks" | "noList" }) {
  const { t } = useTranslation();
  const { portfolios } = scope;
  const list = portfolios.data?.portfolios ?? [];
  const first = reason === "noParks" && (
    <ActionButton {...firstStep(list, scope.portfolio)} variant="primary" />
  );
  if (reason !== "noList") return <EmptyState action={first}>{t(`monitor.empty.${reason}`)}</EmptyState>;
  return (
    <ErrorState
      title={t("monitor.empty.noList")}
      detail={portfolios.failure?.text}
      onRetry={portfolios.refresh}
    />
  );
}

type NotYetProps = {
  reason: "before05" | "future";
  choice: MonitorDay;
  now: number;
  zone: Zone;
  list: readonly PortfolioItem[];
  uids: readonly string[];
};

/** So many parks are named; the others are counted. */
const MOST_NAMED = 5;

/** The parks that may produce before 05:00, by name. */
function useAwakeWords({ list, uids, now, zone }: NotYetProps): string[] {
  const { t, i18n } = useTranslation();
  const { language } = i18n;
  const awake = parksAwake(list, { uids, now, zone, language });
  return (["wind", "elsewhere"] as const).flatMap((which) => {
    const names = awake[which];
    if (names.length === 0) return [];
    return [t(`monitor.awake.${which}`, { names: parkWords(names, { most: MOST_NAMED, language, t }) })];
  });
}

/** A day of which there is nothing yet, with the way to what its sentence names. */
function NotYet(props: NotYetProps) {
  const { reason, choice, now, zone } = props;
  const { t } = useTranslation();
  const awake = useAwakeWords(props);
  const { today, setDay, setWholeDay } = choice;
  if (reason === "before05")
    return (
      <EmptyState action={<Button onClick={() => setWholeDay(true)}>{t("monitor.day.whole")}</Button>}>
        {[t("monitor.empty.before05"), ...awake].join(" ")}
      </EmptyState>
    );
  const hasBegun = monitorWindow(today, now, zone, choice).kind === "window";
  const lead = () => setDay(hasBegun ? today : dayBeside(today, -1, zone));
  const action = <Button onClick={lead}>{t(`monitor.day.${hasBegun ? "today" : "yesterday"}`)}</Button>;
  return <EmptyState action={action}>{t("monitor.empty.future")}</EmptyState>;
}

/** What the parks do on a day: power, sun and losses as they are measured, and when each park last spoke. */
export function MonitorScreen() {
  const { t } = useTranslation();
  const scope = useScope();
  const { zone, portfolios, isReady } = scope;
  const now = useNow(60_000);
  const choice = useMonitorDay(scope.filter.date, now, zone);
  const list = portfolios.data?.portfolios;
  const { filter, parks: uids, portfolio } = scope;
  const parks = useMemo(
    () => monitorParks({ filter, parks: uids, portfolio }, list),
    [filter, uids, portfolio, list],
  );
  const { day, wholeDay } = choice;
  const asked = { day, wholeDay, zone, parks: parks.kind === "asked" ? parks.uids : [] };
  const monitor = useMonitor(asked, { pause: !isReady || parks.kind === "none" });
  const { range, query, ask } = monitor;
  const before = useBefore(asked, isReady && parks.kind === "asked" ? range : undefined);
  const isNothing = isReady && parks.kind === "none";
  return (
    <Screen
      title={t("screen.monitor")}
      subtitle={isReady && !isNothing ? <Subtitle {...{ monitor, parks, zone }} /> : undefined}
      actions={<DayBar choice={choice} zone={zone} hasNone={before.hasNone} />}
    >
      <ScopeNotes notes={[...scope.notes.map((id) => ({ id })), ...zoneNotes([scope])]} />
      {!isNothing && <Unlisted portfolios={portfolios} zone={zone} />}
      <MissingNote monitor={monitor} />
      <OtherTimeFailed of={before} />
      {/* Charts are the first numbers here, and their code does not wait for any. */}
      <OpeningContext value={atOnce}>
        {isNothing ? (
          <Nothing scope={scope} reason={parks.reason} />
        ) : (
          <Loaded
            query={query}
            rows={(data) => data}
            failed={monitor.failed}
            zone={zone}
            skeleton={<ChartWaiting />}
            idle={
              isReady && ask.window.kind === "empty" ? (
                <NotYet
                  reason={ask.window.reason}
                  {...{ choice, now, zone, uids: asked.parks }}
                  list={list ?? []}
                />
              ) : (
                <ChartWaiting />
              )
            }
          >
            {(data) =>
              range &&
              parks.kind === "asked" && (
                <MonitorPanels
                  monitor={data}
                  steps={ask.steps}
                  parks={parks.parks}
                  range={range}
                  zone={zone}
                  beside={before.lines}
                  parksBefore={before.parks}
                />
              )
            }
          </Loaded>
        )}
      </OpeningContext>
    </Screen>
  );
}
