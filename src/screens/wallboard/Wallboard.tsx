import { memo, useEffect, useMemo, useState } from "react";
import { useTranslation } from "react-i18next";
import { useGraphRefresh } from "../../frame/useGraphRefresh";
import { useNow } from "../../frame/useNow";
import { useScope } from "../../frame/useScope";
import type { Scope } from "../../frame/useScope";
import { useSearch } from "../../frame/useSearch";
import { formatNumber } from "../../rules/numbers";
import {
  placeAt,
  portfoliosOnWall,
  readWallboard,
  reloadIsDue,
  screenAt,
  shiftAt,
  WALL_REFRESH_MS,
} from "../../rules/wallboard";
import type { WallScreen } from "../../rules/wallboard";
import { zoneOf } from "../../rules/zone";
import { WallBoundary } from "./WallBoundary";
import { WallClock } from "./WallClock";
import { WallEvents } from "./WallEvents";
import { WallFrame } from "./WallFrame";
import { WallMonitor } from "./WallMonitor";
import { WallOverview } from "./WallOverview";
import type { WallPartProps } from "./wallPart";
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

interface WallScreensProps extends Pick<WallPartProps, "portfolio" | "query" | "now"> {
  readonly screens: readonly WallScreen[];
  /** Which is seen; none where another portfolio is. */
  readonly shown: WallScreen | undefined;
}

/** One portfolio's screens. All of them are drawn all the time and one is seen, so that nothing flashes. */
function WallScreens({ portfolio, query, now, screens, shown }: WallScreensProps) {
  const { t } = useTranslation();
  const { zone } = zoneOf(portfolio.timezone);
  return screens.map((id) => {
    const Part = parts[id];
    return (
      <section key={id} hidden={id !== shown} aria-label={t(`wall.screen.${id}`)} className={styles.section}>
        <WallBoundary tick={now} broken={<p className={styles.words}>{t("wall.broken")}</p>}>
          <Part portfolio={portfolio} query={query} now={now} zone={zone} />
        </WallBoundary>
      </section>
    );
  });
}

interface TitlesProps extends Pick<Scope, "notes"> {
  readonly name: string | undefined;
  readonly shown: WallScreen;
  readonly place: number;
  readonly count: number;
}

/** Whose screens these are, which of them, how many portfolios take turns, and what the address names in vain. */
function Titles({ name, shown, place, count, notes }: TitlesProps) {
  const { t, i18n } = useTranslation();
  const number = (value: number) => formatNumber(value, i18n.language);
  const turn = count > 1 && t("wall.turn", { place: number(place + 1), of: number(count) });
  return (
    <div className={styles.titles}>
      <h1 className={styles.name}>{name ?? t("wall.title")}</h1>
      <p className={styles.words}>{[t(`wall.screen.${shown}`), turn].filter(Boolean).join(" · ")}</p>
      {count > 0 && notes.includes("unknownUids") && <p className={styles.words}>{t("scope.unknownUids")}</p>}
    </div>
  );
}

/**
 * Portfolios for a wall, one after the other: one screen after the other, read from five metres, with nothing to press
 * until somebody comes near. Whose turn is next is drawn already, for its data to be there by then, and no more are, so
 * that nothing grows.
 */
export function Wallboard() {
  const { t } = useTranslation();
  const [search] = useSearch();
  const wall = readWallboard(search);
  const { portfolios, filter, notes } = useScope();
  const minute = useNow(WALL_REFRESH_MS);
  useGraphRefresh(portfolios, minute);
  const now = useNow(1000);
  const { asOf, status, failure } = portfolios;
  const query = useMemo(() => ({ asOf, status, failure }), [asOf, status, failure]);
  useDailyReload(minute, asOf);
  const list = portfolios.data?.portfolios;
  const meant = useMemo(() => portfoliosOnWall(list ?? [], filter), [list, filter]);
  const count = meant.length;
  const place = placeAt(wall, count, now);
  const portfolio = meant[place];
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
          <Titles name={portfolio?.name} shown={shown} place={place} count={count} notes={notes} />
          <WallClock now={now} zone={zone} />
        </header>
        {portfolio === undefined ? (
          <WallFrame query={query} now={minute} zone={zone}>
            {list && <p className={styles.words}>{t(list.length === 0 ? "wall.empty" : "wall.unknown")}</p>}
          </WallFrame>
        ) : (
          meant
            .filter((_, at) => at === place || at === (place + 1) % count)
            .map((each) => (
              <WallScreens
                key={each.uid}
                portfolio={each}
                query={query}
                now={minute}
                screens={wall.screens}
                shown={each === portfolio ? shown : undefined}
              />
            ))
        )}
      </div>
    </main>
  );
}
