import { useMemo, useState } from "react";
import { useTranslation } from "react-i18next";
import { Loaded } from "../../frame/Loaded";
import { ChartWaiting } from "../../frame/Chart";
import { MissingNote } from "../../frame/monitor/MissingNote";
import { PowerChart } from "../../frame/monitor/PowerChart";
import { CompareMenu } from "../../frame/CompareMenu";
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
import styles from "./park.module.css";
import type { ParkItem } from "./parkQueries";
import { SeriesAges } from "./SeriesAges";
import type { ParkEnergy } from "./useParkEnergy";

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

/** What the park does today: the monitor's chart of one park. Wind blows at night too. */
export function ParkPower({ park, zone, energy }: { park: ParkItem; zone: Zone; energy: ParkEnergy }) {
  const { t, i18n } = useTranslation();
  const now = useNow(60_000);
  const day = dayOf(now, zone);
  const [wholeDay, setWholeDay] = useState(park.kind === "wind");
  const asked = { day, zone, wholeDay, parks: [park.uid] };
  const monitor = useMonitor(asked);
  const { range, query, ask } = monitor;
  const { uid, name, latitude, longitude, peakPowerW } = park;
  const parks = useMemo(
    () => [{ uid, name, latitude, longitude, peakPowerW, portfolio: "", portfolioUid: "" }],
    [uid, name, latitude, longitude, peakPowerW],
  );
  const title = t("park.today");
  const expected = useExpected(energy, range);
  const before = useBefore(asked, range);
  const beside = useMemo(() => [...expected, ...before.lines], [expected, before.lines]);
  return (
    <Panel {...(ask.window.kind === "empty" ? { title } : {})}>
      <div className={styles.powerBar}>
        <p>{range && windowWords(range, zone, i18n.language)}</p>
        <CompareMenu of="day" note={before.note} size="small" />
      </div>
      <MissingNote monitor={monitor} />
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
        {(data) =>
          range && (
            <>
              <PowerChart
                title={title}
                monitor={data}
                steps={ask.steps}
                parks={parks}
                range={range}
                zone={zone}
                beside={beside}
              />
              <SeriesAges monitor={data} steps={ask.steps} now={now} zone={zone} />
            </>
          )
        }
      </Loaded>
    </Panel>
  );
}
