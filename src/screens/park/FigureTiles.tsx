import { useMemo } from "react";
import { useTranslation } from "react-i18next";
import { AsOf } from "../../frame/AsOf";
import { Loaded } from "../../frame/Loaded";
import { useGraph } from "../../frame/useGraph";
import { useNow } from "../../frame/useNow";
import { startOfDay } from "../../rules/zone";
import type { Zone } from "../../rules/zone";
import { Skeleton } from "../../ui/Skeleton";
import { figureIds, figureOf } from "./figures";
import type { FigureId } from "./figures";
import { ParkEventsQuery } from "./parkQueries";
import type { ParkFigures } from "./parkQueries";
import type { useParkFigures } from "./useParkFigures";
import styles from "./park.module.css";

export interface FigureTilesProps {
  uid: string;
  peakPowerW: number | null;
  zone: Zone;
  query: ReturnType<typeof useParkFigures>;
}

/** How many important events there were today, or that they could not be counted, in words; nothing until then. */
function useEventsToday(uid: string, zone: Zone): string | undefined {
  const { t } = useTranslation();
  const now = useNow(300_000);
  const variables = useMemo(
    () => ({
      parks: [uid],
      start: new Date(startOfDay(now, zone)).toISOString(),
      end: new Date(now + 300_000).toISOString(),
    }),
    [uid, now, zone],
  );
  const { data, status } = useGraph(ParkEventsQuery, variables, { subject: `${uid}|${variables.start}` });
  if (status === "failed") return t("park.eventsTodayFailed");
  return data && t("park.eventsToday", { count: data.eventCounts.total });
}

function Tile(props: {
  id: FigureId;
  figures: ParkFigures | undefined;
  peakPowerW: number | null;
  hint?: string | undefined;
}) {
  const { id, figures, peakPowerW, hint } = props;
  const { t, i18n } = useTranslation();
  const name = t(`park.figure.${id}`);
  const figure = figures && figureOf(id, figures, peakPowerW, i18n.language);
  const note = figure?.reason === undefined ? hint : t(`park.reason.${figure.reason}`);
  return (
    <div role="group" aria-label={name} aria-busy={figures === undefined} className={styles.tile}>
      <span className={styles.name}>{name}</span>
      <span className={styles.number}>{figure ? figure.text : <Skeleton width="60%" />}</span>
      <span className={styles.hint}>{note}</span>
    </div>
  );
}

/** The park's figures of now and today. */
export function FigureTiles({ uid, peakPowerW, zone, query }: FigureTilesProps) {
  const events = useEventsToday(uid, zone);
  const tiles = (figures?: ParkFigures) => (
    <div className={styles.tiles}>
      {figureIds.map((id) => (
        <Tile
          key={id}
          id={id}
          figures={figures}
          peakPowerW={peakPowerW}
          {...(id === "events" ? { hint: events } : {})}
        />
      ))}
    </div>
  );
  return (
    <div>
      <Loaded query={query} rows={(data) => data.parkKpi} zone={zone} skeleton={tiles()}>
        {tiles}
      </Loaded>
      <div className={styles.asOf}>
        <AsOf at={query.asOf} zone={zone} staleAfter={600_000} />
      </div>
    </div>
  );
}
