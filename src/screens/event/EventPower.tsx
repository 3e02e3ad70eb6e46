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

/** Power of the day on which it began, or of the last one that it has seen, with all events of the park marked. */
export function EventPower({ event, park, zone }: EventPowerProps) {
  const { t, i18n } = useTranslation();
  const now = useNow(300_000);
  const [which, setWhich] = useState<Which>();
  const [from, to] = [Date.parse(event.start ?? ""), Date.parse(event.end ?? "")];
  const first = Number.isNaN(from) ? undefined : dayOf(from, zone);
  const isOpen = isOngoing(event.end, now);
  const last = dayOf(isOpen ? now : to, zone);
  // What goes on is looked at where it stands now.
  const shown = which ?? (isOpen ? "end" : "start");
  const day = first === undefined ? "" : shown === "end" ? last : first;
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
      {...(last !== first
        ? {
            actions: (
              <Segmented
                label={t("event.day.label")}
                options={[
                  { id: "start", label: t("event.day.start") },
                  { id: "end", label: t(isOpen ? "event.day.now" : "event.day.end") },
                ]}
                value={shown}
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
              hideTitle
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
