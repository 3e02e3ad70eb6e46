import { type KeyboardEvent, type ReactNode, useMemo, useState } from "react";
import { useTranslation } from "react-i18next";
import { Link } from "react-router-dom";
import { AsOfParks } from "../frame/AsOfParks";
import { Loaded } from "../frame/Loaded";
import type { PortfolioItem } from "../frame/portfoliosQuery";
import { useScope } from "../frame/useScope";
import { addressOfEntity } from "../routes";
import { classes } from "../ui/classes";
import { Skeleton } from "../ui/Skeleton";
import { statusIcons } from "../ui/Status";
import { Tooltip } from "../ui/Tooltip";
import styles from "./SiteCanvas.module.css";
import { siteTiles, type SiteTile } from "./siteTiles";

/** Where an arrow key leads; undefined for other keys. In right-to-left layouts the arrows are mirrored. */
function step(event: KeyboardEvent, at: number, last: number): number | undefined {
  const isMirrored = getComputedStyle(event.currentTarget).direction === "rtl";
  const [next, previous] = isMirrored ? ["ArrowLeft", "ArrowRight"] : ["ArrowRight", "ArrowLeft"];
  if (event.key === next) return Math.min(last, at + 1);
  if (event.key === previous) return Math.max(0, at - 1);
  if (event.key === "Home") return 0;
  return event.key === "End" ? last : undefined;
}

function Tile({ tile, isStop, onFocus }: { tile: SiteTile; isStop: boolean; onFocus: () => void }) {
  const { t } = useTranslation();
  const Icon = statusIcons[tile.state === "unknown" ? "info" : tile.state];
  const text = `${tile.name}, ${t(`parkState.${tile.state}`)}`;
  return (
    <li>
      <Tooltip text={text} isName>
        {() => (
          <Link
            to={addressOfEntity({ kind: "park", uid: tile.uid }) ?? "/sites"}
            aria-label={text}
            tabIndex={isStop ? 0 : -1}
            onFocus={onFocus}
            className={classes(styles.tile, styles[tile.state])}
          >
            <Icon aria-hidden="true" className={styles.icon} />
          </Link>
        )}
      </Tooltip>
    </li>
  );
}

/** One tab stop; the arrows lead from tile to tile. */
function Tiles({ portfolios, asOf }: { portfolios: readonly PortfolioItem[]; asOf: ReactNode }) {
  const { t, i18n } = useTranslation();
  const { tiles, more } = useMemo(() => siteTiles(portfolios, i18n.language), [portfolios, i18n.language]);
  const [at, setAt] = useState(0);
  const stop = Math.min(at, tiles.length - 1);
  const onKeyDown = (event: KeyboardEvent<HTMLUListElement>): void => {
    const next = step(event, stop, tiles.length - 1);
    if (next === undefined) return;
    event.preventDefault();
    event.currentTarget.querySelectorAll<HTMLElement>("a")[next]?.focus();
  };
  return (
    <div className={styles.row}>
      <ul className={styles.tiles} onKeyDown={onKeyDown}>
        {tiles.map((tile, index) => (
          <Tile key={tile.uid} tile={tile} isStop={index === stop} onFocus={() => setAt(index)} />
        ))}
      </ul>
      {more > 0 && <Link to="/sites">{t("shell.moreSites", { count: more })}</Link>}
      {asOf}
    </div>
  );
}

/** Every site at a glance: one tile per park, its state in shape and colour, worst first (§2 site canvas) [56]. */
export function SiteCanvas() {
  const { t } = useTranslation();
  const { portfolios, zone } = useScope();
  return (
    <section aria-label={t("shell.siteCanvas")} className={styles.canvas}>
      <Loaded
        query={portfolios}
        rows={(data) => data.portfolios}
        empty={t("shell.noSites")}
        zone={zone}
        skeleton={<Skeleton height="var(--target)" />}
      >
        {(rows) => <Tiles portfolios={rows} asOf={<AsOfParks query={portfolios} zone={zone} />} />}
      </Loaded>
    </section>
  );
}
