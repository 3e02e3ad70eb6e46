import { useMemo, useState } from "react";
import { useTranslation } from "react-i18next";
import { ChartWaiting } from "../../frame/Chart";
import { FailedLine } from "../../frame/FailedLine";
import { Loaded } from "../../frame/Loaded";
import { MissingNote } from "../../frame/monitor/MissingNote";
import { PowerChart } from "../../frame/monitor/PowerChart";
import { markKind } from "../../frame/monitor/useEventMarks";
import type { OwnMark } from "../../frame/monitor/useEventMarks";
import { useMonitor } from "../../frame/monitor/useMonitor";
import { windowWords } from "../../frame/monitor/windowWords";
import { useNow } from "../../frame/useNow";
import { titleOf } from "../../parts/event/eventEntity";
import type { ParkEventItem } from "../../actions/eventDocuments";
import { isOngoing } from "../../rules/event";
import { eventWindow } from "../../rules/eventWindow";
import type { EventEnd } from "../../rules/eventWindow";
import type { Zone } from "../../rules/zone";
import { EmptyState } from "../../ui/EmptyState";
import { Panel } from "../../ui/Panel";
import { Segmented } from "../../ui/Segmented";
import type { PowerPark } from "./useEventPlace";
import { useExpectedAround } from "./useExpectedAround";

interface EventPowerProps {
  readonly event: ParkEventItem;
  readonly park: PowerPark;
  readonly zone: Zone;
}

const nowhere = { start: 0, end: 0 };

/** The event in its chart: what goes on is shaded as far as the data go. */
function useOwnMark(event: ParkEventItem): OwnMark {
  const { t } = useTranslation();
  const { id, importance } = event;
  const label = titleOf(event, t);
  const [time, end] = [Date.parse(event.start ?? ""), Date.parse(event.end ?? "")];
  return useMemo(
    () => ({ id, time, end: Number.isNaN(end) ? Infinity : end, label, kind: markKind(importance) }),
    [id, time, end, label, importance],
  );
}

/** Power from some time before the event to some after it, with its span shaded and the other events of the park marked. */
export function EventPower({ event, park, zone }: EventPowerProps) {
  const { t, i18n } = useTranslation();
  const now = useNow(300_000);
  const isOpen = isOngoing(event.end, now);
  // What goes on is looked at where it stands now.
  const [which = isOpen ? "end" : "start", setWhich] = useState<EventEnd>();
  const around = eventWindow(event, now, zone, which);
  const { uid, name, latitude, longitude, peakPowerW } = park;
  const monitor = useMonitor({ span: around?.range ?? nowhere, zone, parks: [uid] }, { pause: !around });
  const { range, query, ask } = monitor;
  const expected = useExpectedAround(uid, around && range, zone);
  const own = useOwnMark(event);
  const parks = useMemo(
    () => [{ uid, name, latitude, longitude, peakPowerW, portfolio: "", portfolioUid: "" }],
    [uid, name, latitude, longitude, peakPowerW],
  );
  if (around === undefined) return null;
  return (
    <Panel
      title={t("event.power")}
      {...(range ? { subtitle: windowWords(range, zone, i18n.language) } : {})}
      {...(!around.isWhole
        ? {
            actions: (
              <Segmented
                label={t("event.day.label")}
                options={[
                  { id: "start", label: t("event.day.start") },
                  { id: "end", label: t(isOpen ? "event.day.now" : "event.day.end") },
                ]}
                value={which}
                onChange={(id) => setWhich(id === "end" ? "end" : "start")}
              />
            ),
          }
        : {})}
    >
      <MissingNote monitor={monitor} />
      <FailedLine query={expected.query} title={t("parkStory.expectedFailed")} />
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
              beside={expected.lines}
              own={own}
            />
          )
        }
      </Loaded>
    </Panel>
  );
}
