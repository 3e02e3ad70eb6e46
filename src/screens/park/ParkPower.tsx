import { useMemo, useState } from "react";
import { useTranslation } from "react-i18next";
import { FailedLine } from "../../frame/FailedLine";
import { Loaded } from "../../frame/Loaded";
import { ChartWaiting } from "../../frame/Chart";
import { MissingNote } from "../../frame/monitor/MissingNote";
import { PowerChart } from "../../frame/monitor/PowerChart";
import { CompareMenu } from "../../frame/CompareMenu";
import type { MonitorData, SeriesKind } from "../../frame/monitor/monitorQuery";
import { ParkLines } from "../../frame/monitor/ParkLines";
import { OtherTimeFailed } from "../../frame/OtherTimeFailed";
import type { OtherTime } from "../../frame/OtherTimeFailed";
import { ScopeNotes } from "../../frame/ScopeNotes";
import type { MonitorState } from "../../frame/monitor/useMonitor";
import { expectedLine } from "../../frame/monitor/expectedLine";
import { useBefore } from "../../frame/monitor/useBefore";
import { useMonitor } from "../../frame/monitor/useMonitor";
import { windowWords } from "../../frame/monitor/windowWords";
import { useNow } from "../../frame/useNow";
import { dayOf } from "../../rules/zone";
import type { Zone } from "../../rules/zone";
import { Button } from "../../ui/Button";
import { EmptyState } from "../../ui/EmptyState";
import { Panel } from "../../ui/Panel";
import type { BesideLine } from "../../frame/monitor/powerSeries";
import type { Range } from "../../rules/filterRange";
import { OverBar } from "./OverBar";
import styles from "./park.module.css";
import type { ParkItem } from "./parkQueries";
import { SeriesAges } from "./SeriesAges";
import type { ParkEnergy } from "./useParkEnergy";
import { useParksOver } from "./useParksOver";
import type { ParksOver } from "./useParksOver";

/** The power that was to be expected, as a line of its own: none where the server does not say. */
function useExpected({ today, stepS }: ParkEnergy, range: Range | undefined): readonly BesideLine[] {
  const { t } = useTranslation();
  const graph = today.data?.kpiGraph;
  const { start, end } = range ?? { start: 0, end: 0 };
  return useMemo(
    () => (graph ? expectedLine(graph, stepS, { start, end }, t("parkStory.expected")) : []),
    [graph, stepS, start, end, t],
  );
}

/** The park's own of what came for several. */
function ownOf(monitor: MonitorData, uid: string): MonitorData {
  const own = (kind: SeriesKind) => monitor[kind]?.filter(({ park }) => park === uid) ?? null;
  return {
    ...{ grid: own("grid"), ac: own("ac"), report: own("report") },
    ...{ radiation: own("radiation"), loss: own("loss") },
  };
}

interface DrawnProps {
  readonly title: string;
  readonly monitor: MonitorState;
  readonly data: MonitorData;
  readonly over: ParksOver;
  readonly zone: Zone;
  readonly now: number;
  readonly before: ReturnType<typeof useBefore>;
  readonly expected: readonly BesideLine[];
}

/** Its own series, or its grid power among that of others; and when each of its series last had a value. */
function Drawn({ title, monitor, data, over, zone, now, before, expected }: DrawnProps) {
  const { range, ask } = monitor;
  const { parks, isOver } = over;
  const uid = parks[0]?.uid ?? "";
  const beside = useMemo(() => [...expected, ...before.lines], [expected, before.lines]);
  const own = useMemo(() => ownOf(data, uid), [data, uid]);
  if (range === undefined) return null;
  const drawing = { monitor: data, steps: ask.steps, parks, range, zone };
  return (
    <>
      {!isOver && <PowerChart title={title} {...drawing} beside={beside} />}
      {isOver && data.grid !== null && <ParkLines {...drawing} first={uid} before={before.parks} />}
      <SeriesAges monitor={own} steps={ask.steps} now={now} zone={zone} />
    </>
  );
}

/** What is laid beside the power: another time, other parks. */
function Beside(props: { range: Range | undefined; zone: Zone; other: OtherTime; over: ParksOver }) {
  const { range, zone, other, over } = props;
  const { i18n } = useTranslation();
  const notes = [
    ...(over.hasUnknown ? [{ id: "unknownUids" }] : []),
    ...(over.isOnly ? [{ id: "noOther" }] : []),
  ];
  return (
    <>
      <div className={styles.powerBar}>
        <p>{range && windowWords(range, zone, i18n.language)}</p>
        <CompareMenu of="day" hasNone={other.hasNone} size="small" />
      </div>
      <OtherTimeFailed of={other} />
      <OverBar over={over} />
      <ScopeNotes notes={notes} />
    </>
  );
}

/**
 * What the park does today: the monitor's chart of one park, or its power with that of others laid over it. Wind blows
 * at night too.
 */
export function ParkPower({ park, zone, energy }: { park: ParkItem; zone: Zone; energy: ParkEnergy }) {
  const { t } = useTranslation();
  const now = useNow(60_000);
  const day = dayOf(now, zone);
  const [wholeDay, setWholeDay] = useState(park.kind === "wind");
  const over = useParksOver(park);
  const asked = { day, zone, wholeDay, parks: over.parks.map(({ uid }) => uid) };
  const monitor = useMonitor(asked);
  const { range, query, ask } = monitor;
  const title = t("park.today");
  const expected = useExpected(energy, range);
  const before = useBefore(asked, range);
  return (
    <Panel {...(ask.window.kind === "empty" ? { title } : {})}>
      <Beside range={range} zone={zone} other={before} over={over} />
      <MissingNote monitor={monitor} />
      {!over.isOver && <FailedLine query={energy.today} title={t("parkStory.expectedFailed")} />}
      <Loaded
        query={query}
        rows={(data) => data}
        failed={monitor.failed}
        zone={zone}
        skeleton={<ChartWaiting />}
        idle={
          ask.window.kind === "empty" && (
            <EmptyState
              action={
                !wholeDay && <Button onClick={() => setWholeDay(true)}>{t("monitor.day.whole")}</Button>
              }
            >
              {t(`park.empty.${ask.window.reason}`)}
            </EmptyState>
          )
        }
      >
        {(data) => <Drawn {...{ title, monitor, data, over, zone, now, before, expected }} />}
      </Loaded>
    </Panel>
  );
}
