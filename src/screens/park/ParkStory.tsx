import type { TFunction } from "i18next";
import { useMemo } from "react";
import { useTranslation } from "react-i18next";
import { Link } from "react-router-dom";
import { asOfWords } from "../../rules/asOfWords";
import { durationWords } from "../../frame/durationWords";
import { Loaded } from "../../frame/Loaded";
import { useGraph } from "../../frame/useGraph";
import type { GraphState } from "../../frame/useGraph";
import { useGraphRefresh } from "../../frame/useGraphRefresh";
import { useNow } from "../../frame/useNow";
import { titleOf } from "../../parts/event/eventEntity";
import { OpenEventsQuery } from "../../actions/eventDocuments";
import { addressOfEntity, addressOfRoute, routeById } from "../../routes";
import { balanceOf, expectedNow } from "../../rules/energyBalance";
import { isOpenEvent } from "../../rules/event";
import { causeOf } from "../../rules/eventCause";
import { formatNumber, formatRatio } from "../../rules/numbers";
import { parkStory } from "../../rules/parkStory";
import type { StoryPart } from "../../rules/parkStory";
import { formatEnergy, formatPower } from "../../rules/quantities";
import type { Zone } from "../../rules/zone";
import { ParkOpenEvents } from "./ParkOpenEvents";
import type { ParkFigures } from "./parkQueries";
import styles from "./story.module.css";
import type { ParkEnergy } from "./useParkEnergy";

interface Say {
  readonly t: TFunction;
  readonly language: string;
  readonly now: number;
  readonly zone: Zone;
}

/** A part in words. */
function wordsOf(part: StoryPart, { t, language, now, zone }: Say): string {
  const time = (at: number) => asOfWords(at, now, language, zone);
  const lasting = (since: number) => durationWords(now - since, language);
  switch (part.id) {
    case "event":
      return t("parkStory.event", {
        title: part.title,
        time: time(part.since),
        duration: lasting(part.since),
      });
    case "eventOnly":
      return t("parkStory.eventOnly", { title: part.title });
    case "noCause":
    case "stateOnly":
      return t(`parkStory.${part.id}`, {
        state: t(`parkState.${part.state}`, { defaultValue: part.state }),
      });
    case "silent":
      return t("parkStory.silent", { time: time(part.since), duration: lasting(part.since) });
    case "against":
      return t("parkStory.against", {
        power: formatPower(part.powerW, language),
        expected: formatPower(part.expectedW, language),
      });
    case "drawsAgainst":
      return t("parkStory.drawsAgainst", {
        power: formatPower(part.drawnW, language),
        expected: formatPower(part.expectedW, language),
      });
    case "draws":
      return t("parkStory.draws", { power: formatPower(part.drawnW, language) });
    case "ofPeak":
      return t("parkStory.ofPeak", {
        power: formatPower(part.powerW, language),
        share: formatRatio(part.share, language, 0),
      });
    case "power":
      return t("parkStory.power", { power: formatPower(part.powerW, language) });
    case "lostOf":
      return t("parkStory.lostOf", {
        energy: formatEnergy(part.lostWh, language),
        share: formatRatio(part.share, language, 0),
      });
    case "lost":
      return t("parkStory.lost", { energy: formatEnergy(part.lostWh, language) });
    case "nobody":
      return t("parkStory.nobody", { count: part.others, number: formatNumber(part.others, language) });
    case "open":
      return t("parkStory.open", { count: part.count, number: formatNumber(part.count, language) });
    default:
      return t(`parkStory.${part.id}`);
  }
}

/** The events of a park, below /v1. */
function eventsOf(park: string): string {
  const route = routeById("parkEvents");
  return route ? addressOfRoute(route, { park }) : "/events";
}

const OPEN = "?open=1&importance=all";

/** Where a part leads, below /v1: to the event, the events, the live series or the shutdowns. */
function addressOf(part: StoryPart, park: string, event: string | undefined): string {
  const events = eventsOf(park);
  const uid = encodeURIComponent(park);
  switch (part.id) {
    case "event":
    case "eventOnly":
      return addressOfEntity({ kind: "event", uid: event ?? "", parent: park }) ?? events;
    case "nobody":
    case "open":
      return `${events}${OPEN}`;
    case "noCause":
    case "stateOnly":
    case "well":
      return `${events}?importance=all`;
    case "lost":
    case "lostOf":
      return `/events/shutdown?parks=${uid}`;
    default:
      return `/monitor?parks=${uid}`;
  }
}

function useStoryEvents(uid: string) {
  const query = useGraph(
    OpenEventsQuery,
    useMemo(() => ({ parks: [uid] }), [uid]),
  );
  useGraphRefresh(query, useNow(60_000));
  return query;
}

interface ParkStoryProps {
  readonly uid: string;
  readonly name: string;
  readonly zone: Zone;
  readonly peakPowerW: number | null;
  readonly figures: GraphState<{ readonly parkKpi: ParkFigures }>;
  readonly energy: ParkEnergy;
}

/** How the park is and why, in one sentence made of what is known; each part leads to what it speaks of; below, what is open. */
export function ParkStory({ uid, name, zone, peakPowerW, figures: asked, energy }: ParkStoryProps) {
  const { t, i18n } = useTranslation();
  const now = useNow(60_000);
  const query = useStoryEvents(uid);
  // Said without the events it would be said again, and longer, a moment later.
  const figures = asked.data?.parkKpi;
  if ((figures === undefined && asked.status !== "failed") || query.status === "loading")
    return <p className={styles.story} aria-busy="true" />;
  const events = query.data?.openEvents.items ?? [];
  const open = events.filter((event) => event.park === uid && isOpenEvent(event, now));
  const listed = (
    <Loaded inline query={query} rows={(data) => data} failed={t("parkStory.eventsFailed")} zone={zone}>
      {() => (
        <ParkOpenEvents events={open} park={uid} name={name} now={now} all={`${eventsOf(uid)}${OPEN}`} />
      )}
    </Loaded>
  );
  // The tiles below say that the figures failed, and ask for them again; what is open is known all the same.
  if (figures === undefined) return listed;
  const cause = causeOf(open, uid, () => true);
  const since = Date.parse(cause?.start ?? "");
  const last = Date.parse(figures.lastData ?? "");
  const graph = energy.today.data?.kpiGraph;
  const parts = parkStory(
    {
      ...figures,
      peakPowerW,
      lastData: Number.isNaN(last) ? null : last,
      lostTodayWh: figures.lostEnergyTodayWh,
      expectedTodayWh: (graph && balanceOf(graph)?.expected) ?? null,
      expectedNowW: graph ? expectedNow(graph, energy.stepS, now) : null,
      isCauseUnknown: query.data === undefined,
      cause: cause && { title: titleOf(cause, t), since: Number.isNaN(since) ? null : since },
    },
    now,
  );
  const say = { t, language: i18n.language, now, zone };
  return (
    <>
      <p className={styles.story} data-state={figures.state}>
        {parts.map((part) => (
          <span key={part.id}>
            <Link to={addressOf(part, uid, cause?.id)}>{wordsOf(part, say)}</Link>{" "}
          </span>
        ))}
      </p>
      {listed}
    </>
  );
}
