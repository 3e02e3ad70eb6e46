import { useMemo } from "react";
import { useTranslation } from "react-i18next";
import { useGraphRefresh } from "../../frame/useGraphRefresh";
import { useNow } from "../../frame/useNow";
import { titleOf } from "../../parts/event/eventEntity";
import { ParkEventsQuery } from "../../parts/event/eventQueries";
import { Importance } from "../../parts/event/Importance";
import { usePages } from "../../frame/list/usePages";
import { agoWords } from "../../rules/ago";
import { EVENT_COUNT_IMPORTANCE_THRESHOLD } from "../../rules/constants";
import { isOpenEvent } from "../../rules/event";
import { formatNumber } from "../../rules/numbers";
import { WALL_REFRESH_MS } from "../../rules/wallboard";
import { WallFrame } from "./WallFrame";
import type { WallPartProps } from "./wallPart";
import styles from "./wallboard.module.css";

/** As many rows as a wall has room for. */
const MOST = 6;
const LIMIT = 100;

/** What is not over, the latest first. The question stays the same, so that a week of it keeps one answer. */
export function WallEvents({ portfolio, now, zone }: WallPartProps) {
  const { t, i18n } = useTranslation();
  const { language } = i18n;
  const base = useMemo(
    () => ({
      limit: LIMIT,
      parks: [],
      portfolio: portfolio.uid,
      start: null,
      end: null,
      eventType: null,
      showHidden: false,
      importanceThreshold: EVENT_COUNT_IMPORTANCE_THRESHOLD,
    }),
    [portfolio.uid],
  );
  const { query, items, hasMore } = usePages(ParkEventsQuery, base, {
    pause: false,
    read: (data) => data.parkEvents,
    searching: true,
  });
  useGraphRefresh(query, useNow(WALL_REFRESH_MS));
  const open = items.filter((event) => isOpenEvent(event, now));
  const parks = useMemo(
    () => new Map(portfolio.parks.map(({ uid, name }) => [uid, name])),
    [portfolio.parks],
  );
  return (
    <WallFrame query={query} now={now} zone={zone}>
      <p className={styles.words}>
        {t(hasMore ? "wall.openSome" : "wall.open", {
          count: open.length,
          number: formatNumber(open.length, language),
        })}
      </p>
      <ul aria-label={t("wall.screen.events")} className={styles.list}>
        {open.slice(0, MOST).map((event) => {
          const start = Date.parse(event.start ?? "");
          return (
            <li key={event.id} className={styles.row}>
              <span className={styles.grow}>
                <bdi>{parks.get(event.park ?? "") ?? t("events.noPark")}</bdi>
                {" · "}
                <bdi>{titleOf(event, t)}</bdi>
              </span>
              <Importance value={event.importance} />
              <span className={styles.value}>
                {Number.isNaN(start) ? "–" : agoWords(start, now, language)}
              </span>
            </li>
          );
        })}
      </ul>
    </WallFrame>
  );
}
