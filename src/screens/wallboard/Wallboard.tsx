import { memo, useEffect, useMemo, useState } from "react";
import { useTranslation } from "react-i18next";
import { useGraphRefresh } from "../../frame/useGraphRefresh";
import { useNow } from "../../frame/useNow";
import { useScope } from "../../frame/useScope";
import { useSearch } from "../../frame/useSearch";
import { readWallboard, reloadIsDue, screenAt, shiftAt, WALL_REFRESH_MS } from "../../rules/wallboard";
import { zoneOf } from "../../rules/zone";
import { WallBoundary } from "./WallBoundary";
import { WallClock } from "./WallClock";
import { WallEvents } from "./WallEvents";
import { WallFrame } from "./WallFrame";
import { WallMonitor } from "./WallMonitor";
import { WallOverview } from "./WallOverview";
import { WayOut } from "./WayOut";
import styles from "./wallboard.module.css";

/** Drawn anew when the data or the minute changes, not with each second of the clock. */
const parts = {
  overview: memo(WallOverview),
  monitor: memo(WallMonitor),
  events: memo(WallEvents),
} as const;

/**
 * A wall is opened once and runs for weeks: once a day, while the server answers, it is loaded anew and so takes the
 * newest build. Which screen is shown is the clock's, so that nothing else changes.
 */
function useDailyReload(now: number, asOf: number | undefined): void {
  const [openedAt] = useState(now);
  const isDue = reloadIsDue(openedAt, asOf, now);
  useEffect(() => {
    if (isDue) window.location.reload();
  }, [isDue]);
}

/**
 * A portfolio for a wall: one screen after the other, read from five metres, with nothing to press until somebody comes near. All of them are
 * drawn all the time and one is seen, so that nothing flashes and nothing grows.
 */
export function Wallboard() {
  const { t } = useTranslation();
  const [search] = useSearch();
  const wall = readWallboard(search);
  const { portfolios, portfolio: wanted } = useScope();
  const minute = useNow(WALL_REFRESH_MS);
  useGraphRefresh(portfolios, minute);
  const now = useNow(1000);
  const { asOf, status, failure } = portfolios;
  const query = useMemo(() => ({ asOf, status, failure }), [asOf, status, failure]);
  useDailyReload(minute, asOf);
  const list = portfolios.data?.portfolios;
  const portfolio = list?.find(({ uid }) => uid === wanted) ?? list?.[0];
  const { zone } = zoneOf(portfolio?.timezone);
  const shown = screenAt(wall, now);
  const [x, y] = shiftAt(now);
  useEffect(() => {
    document.title = `${portfolio?.name ?? t("wall.title")} – Parkwarte`;
  }, [portfolio?.name, t]);
  return (
    <main className={styles.wall}>
      <WayOut />
      <div className={styles.board} style={{ translate: `${x}px ${y}px` }}>
        <header className={styles.header}>
          <div className={styles.titles}>
            <h1 className={styles.name}>{portfolio?.name ?? t("wall.title")}</h1>
            <p className={styles.words}>{t(`wall.screen.${shown}`)}</p>
          </div>
          <WallClock now={now} zone={zone} />
        </header>
        {portfolio === undefined ? (
          <WallFrame query={query} now={minute} zone={zone}>
            {list && <p className={styles.words}>{t("wall.empty")}</p>}
          </WallFrame>
        ) : (
          wall.screens.map((id) => {
            const Part = parts[id];
            return (
              <section
                key={id}
                hidden={id !== shown}
                aria-label={t(`wall.screen.${id}`)}
                className={styles.section}
              >
                <WallBoundary tick={minute} broken={<p className={styles.words}>{t("wall.broken")}</p>}>
                  <Part portfolio={portfolio} query={query} now={minute} zone={zone} />
                </WallBoundary>
              </section>
            );
          })
        )}
      </div>
    </main>
  );
}
