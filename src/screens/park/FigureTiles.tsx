import { Info } from "lucide-react";
import { useMemo } from "react";
import { useTranslation } from "react-i18next";
import { AsOf } from "../../frame/AsOf";
import { FailedLine } from "../../frame/FailedLine";
import { Loaded } from "../../frame/Loaded";
import { useGraph } from "../../frame/useGraph";
import { staleAfter } from "../../frame/useGraphRefresh";
import { useNow } from "../../frame/useNow";
import { performanceRatio } from "../../rules/energyBalance";
import { formatNumber, formatRatio } from "../../rules/numbers";
import { startOfDay } from "../../rules/zone";
import type { Zone } from "../../rules/zone";
import { Skeleton } from "../../ui/Skeleton";
import { Stack } from "../../ui/Stack";
import { Tooltip } from "../../ui/Tooltip";
import { figureIds, figureOf } from "./figures";
import type { FigureId } from "./figures";
import { EventsSinceQuery } from "./parkQueries";
import type { ParkFigures } from "./parkQueries";
import type { useParkFigures } from "./useParkFigures";
import styles from "./park.module.css";
import { LOOK_BACK_DAYS } from "./useParkEnergy";
import type { ParkEnergy } from "./useParkEnergy";

export interface FigureTilesProps {
  uid: string;
  /** A wind park has no performance ratio. */
  kind: string | null;
  peakPowerW: number | null;
  zone: Zone;
  query: ReturnType<typeof useParkFigures>;
  energy: ParkEnergy;
}

/** How many important events there were today. */
function useEventsToday(uid: string, zone: Zone) {
  const now = useNow(300_000);
  const variables = useMemo(
    () => ({
      parks: [uid],
      start: new Date(startOfDay(now, zone)).toISOString(),
      end: new Date(now + 300_000).toISOString(),
    }),
    [uid, now, zone],
  );
  return useGraph(EventsSinceQuery, variables, { subject: `${uid}|${variables.start}` });
}

type TileProps = {
  name: string;
  /** Absent until it has come. */
  text: string | undefined;
  hint?: string | undefined;
  /** What the figure means, and where it ends. */
  definition?: string | undefined;
};

function Tile({ name, text, hint, definition }: TileProps) {
  const { t } = useTranslation();
  return (
    <div role="group" aria-label={name} aria-busy={text === undefined} className={styles.tile}>
      <span className={styles.name}>
        {name}
        {definition !== undefined && (
          <Tooltip text={definition}>
            {(describedBy) => (
              <button
                type="button"
                className={styles.info}
                aria-label={t("dashboard.definition", { name })}
                aria-describedby={describedBy}
              >
                <Info aria-hidden="true" />
              </button>
            )}
          </Tooltip>
        )}
      </span>
      <span className={styles.number}>
        <span className={styles.value}>{text ?? <Skeleton width="60%" />}</span>
      </span>
      <span className={styles.hint}>{text !== undefined && hint}</span>
    </div>
  );
}

function FigureTile(props: {
  id: FigureId;
  figures: ParkFigures | undefined;
  peakPowerW: number | null;
  hint?: string | undefined;
}) {
  const { id, figures, peakPowerW, hint } = props;
  const { t, i18n } = useTranslation();
  const figure = figures && figureOf(id, figures, peakPowerW, i18n.language);
  return (
    <Tile
      name={t(`park.figure.${id}`)}
      text={figure?.text}
      hint={figure?.reason === undefined ? hint : t(`park.reason.${figure.reason}`)}
      definition={id === "yield" ? t("parkStory.definition.yield") : undefined}
    />
  );
}

/** The performance ratio of the last 30 days; a dash with its reason where peak power or irradiation is not known. */
function RatioTile({ energy: { days }, peakPowerW }: { energy: ParkEnergy; peakPowerW: number | null }) {
  const { t, i18n } = useTranslation();
  const graph = days.data?.kpiGraph;
  const ratio = graph ? performanceRatio(graph, peakPowerW) : null;
  const reason = peakPowerW === null ? "noPeakPower" : days.status === "failed" ? "failed" : "noSun";
  return (
    <Tile
      name={t("parkStory.ratio")}
      text={
        graph || days.status !== "loading" ? formatNumber(ratio, i18n.language, { digits: 2 }) : undefined
      }
      hint={
        ratio === null
          ? t(`parkStory.reason.${reason}`)
          : t("parkStory.losses.days", { count: LOOK_BACK_DAYS })
      }
      definition={t("parkStory.definition.ratio")}
    />
  );
}

/** Availability of the last 30 days: no value is neither 0 nor 100 % [148]. */
function AvailabilityTile({ energy: { availability } }: { energy: ParkEnergy }) {
  const { t, i18n } = useTranslation();
  const { data, status } = availability;
  const value = data?.metric.value ?? null;
  return (
    <Tile
      name={t("dashboard.metric.availability.name")}
      text={data || status !== "loading" ? formatRatio(value, i18n.language) : undefined}
      hint={
        value === null
          ? t(`parkStory.reason.${status === "failed" ? "failed" : "noValue"}`)
          : t("parkStory.losses.days", { count: LOOK_BACK_DAYS })
      }
      definition={t("dashboard.metric.availability.definition")}
    />
  );
}

/** The park's figures of now and today. */
export function FigureTiles({ uid, kind, peakPowerW, zone, query, energy }: FigureTilesProps) {
  const { t } = useTranslation();
  const events = useEventsToday(uid, zone);
  const eventsToday = events.data && t("park.eventsToday", { count: events.data.eventCounts.total });
  const hasRatio = kind !== "wind";
  const tiles = (figures?: ParkFigures) => (
    <div className={styles.tiles}>
      {figureIds.map((id) => (
        <FigureTile
          key={id}
          id={id}
          figures={figures}
          peakPowerW={peakPowerW}
          {...(id === "events" ? { hint: eventsToday } : {})}
        />
      ))}
      {hasRatio && <RatioTile energy={energy} peakPowerW={peakPowerW} />}
      <AvailabilityTile energy={energy} />
    </div>
  );
  return (
    <Stack close>
      <Loaded query={query} rows={(data) => data.parkKpi} zone={zone} skeleton={tiles()}>
        {tiles}
      </Loaded>
      {hasRatio && peakPowerW !== null && (
        <FailedLine query={energy.days} title={t("parkStory.ratioFailed")} />
      )}
      <FailedLine query={energy.availability} title={t("parkStory.availabilityFailed")} />
      <FailedLine query={events} title={t("park.eventsTodayFailed")} />
      <div className={styles.asOf}>
        <AsOf at={query.asOf} zone={zone} staleAfter={staleAfter} />
      </div>
    </Stack>
  );
}
