import { useMemo, useState } from "react";
import { useTranslation } from "react-i18next";
import { ChartWaiting } from "../../frame/Chart";
import { Loaded } from "../../frame/Loaded";
import { MissingNote } from "../../frame/monitor/MissingNote";
import { PowerChart } from "../../frame/monitor/PowerChart";
import { useMonitor } from "../../frame/monitor/useMonitor";
import { windowWords } from "../../frame/monitor/windowWords";
import { useNow } from "../../frame/useNow";
import type { ParkItem } from "../../frame/portfoliosQuery";
import type { ParkEventItem } from "../../parts/event/eventQueries";
import { isOngoing } from "../../rules/event";
import { dayOf } from "../../rules/zone";
import type { Zone } from "../../rules/zone";
import { EmptyState } from "../../ui/EmptyState";
import { Panel } from "../../ui/Panel";
import { Segmented } from "../../ui/Segmented";

type Which = "start" | "end";

interface EventPowerProps {
  readonly event: ParkEventItem;
  readonly park: ParkItem;
  readonly zone: Zone;
}

/** Power of the day on which it began, or of the one on which it ended, with all events of the park marked. */
export function EventPower({ event, park, zone }: EventPowerProps) {
  const { t, i18n } = useTranslation();
  const now = useNow(300_000);
  const [which, setWhich] = useState<Which>("start");
  const [from, to] = [Date.parse(event.start ?? ""), Date.parse(event.end ?? "")];
  const first = Number.isNaN(from) ? undefined : dayOf(from, zone);
  const last = isOngoing(event.end, now) ? undefined : dayOf(to, zone);
  const day = (which === "end" ? last : first) ?? first ?? "";
  const { uid, name, latitude, longitude, peakPowerW } = park;
  const monitor = useMonitor({ day, zone, wholeDay: true, parks: [uid] }, { pause: day === "" });
  const { range, query, ask } = monitor;
  const parks = useMemo(
    () => [{ uid, name, latitude, longitude, peakPowerW, portfolio: "", portfolioUid: "" }],
    [uid, name, latitude, longitude, peakPowerW],
  );
  if (day === "") return null;
  return (
    <Panel
      title={t("event.power")}
      {...(range ? { subtitle: windowWords(range, zone, i18n.language) } : {})}
      {...(last !== undefined && last !== first
        ? {
            actions: (
              <Segmented
                label={t("event.day.label")}
                options={[
                  { id: "start", label: t("event.day.start") },
                  { id: "end", label: t("event.day.end") },
                ]}
                value={which}
                onChange={(id) => setWhich(id === "end" ? "end" : "start")}
              />
            ),
          }
        : {})}
    >
      <MissingNote monitor={monitor} />
      <Loaded
        query={query}
        rows={(data) => data}
        failed={monitor.failed}
        zone={zone}
        skeleton={<ChartWaiting />}
        idle={<EmptyState>{t("monitor.empty.noSamples")}</EmptyState>}
      >
        {(data) =>
          range && (
            <PowerChart
              title={t("event.power")}
              monitor={data}
              steps={ask.steps}
              parks={parks}
              range={range}
              zone={zone}
            />
          )
        }
      </Loaded>
    </Panel>
  );
}
