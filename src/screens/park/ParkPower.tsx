import { useMemo, useState } from "react";
import { useTranslation } from "react-i18next";
import { Loaded } from "../../frame/Loaded";
import { ChartWaiting } from "../../frame/Chart";
import { MissingNote } from "../../frame/monitor/MissingNote";
import { PowerChart } from "../../frame/monitor/PowerChart";
import { useMonitor } from "../../frame/monitor/useMonitor";
import { windowWords } from "../../frame/monitor/windowWords";
import { useNow } from "../../frame/useNow";
import { dayOf } from "../../rules/zone";
import type { Zone } from "../../rules/zone";
import { Button } from "../../ui/Button";
import { EmptyState } from "../../ui/EmptyState";
import { Panel } from "../../ui/Panel";
import type { ParkItem } from "./parkQueries";

/** What the park does today: the monitor's chart of one park. Wind blows at night too. */
export function ParkPower({ park, zone }: { park: ParkItem; zone: Zone }) {
  const { t, i18n } = useTranslation();
  const day = dayOf(useNow(60_000), zone);
  const [wholeDay, setWholeDay] = useState(park.kind === "wind");
  const monitor = useMonitor({ day, zone, wholeDay, parks: [park.uid] });
  const { range, query, ask } = monitor;
  const { uid, name, latitude, longitude } = park;
  const parks = useMemo(
    () => [{ uid, name, latitude, longitude, portfolio: "", portfolioUid: "" }],
    [uid, name, latitude, longitude],
  );
  const title = t("park.today");
  return (
    <Panel {...(range ? { subtitle: windowWords(range, zone, i18n.language) } : {})}>
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
            <PowerChart
              title={title}
              monitor={data}
              steps={ask.steps}
              parks={parks}
              range={range}
              zone={zone}
              peakPowerW={park.peakPowerW}
            />
          )
        }
      </Loaded>
    </Panel>
  );
}
