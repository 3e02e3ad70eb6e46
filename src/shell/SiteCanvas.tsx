import { type KeyboardEvent, type ReactNode, useMemo, useState } from "react";
import { useTranslation } from "react-i18next";
import { Link } from "react-router-dom";
import { AsOfFresh } from "../frame/AsOfFresh";
import { Loaded } from "../frame/Loaded";
import type { PortfolioItem } from "../frame/portfoliosQuery";
import { useScope } from "../frame/useScope";
import { addressOfEntity } from "../routes";
import { formatNumber } from "../rules/numbers";
import { formatPower } from "../rules/quantities";
import { Name } from "../ui/Name";
import { classes } from "../ui/classes";
import { Skeleton } from "../ui/Skeleton";
import { Sparkline } from "../ui/Sparkline";
import { Status } from "../ui/Status";
import styles from "./SiteCanvas.module.css";
import { siteTiles, type SiteTile } from "./siteTiles";
import { useSiteCurves } from "./useSiteCurves";

/** Where an arrow key leads; undefined for other keys. In right-to-left layouts the arrows are mirrored. */
function step(event: KeyboardEvent, at: number, last: number): number | undefined {
  const isMirrored = getComputedStyle(event.currentTarget).direction === "rtl";
  const [next, previous] = isMirrored ? ["ArrowLeft", "ArrowRight"] : ["ArrowRight", "ArrowLeft"];
  if (event.key === next) return Math.min(last, at + 1);
  if (event.key === previous) return Math.max(0, at - 1);
  if (event.key === "Home") return 0;
  return event.key === "End" ? last : undefined;
}

function Tile(props: {
  tile: SiteTile;
  curve: readonly (number | null)[] | undefined;
  isStop: boolean;
  onFocus: () => void;
}) {
  const { tile, curve, isStop, onFocus } = props;
  const { t, i18n } = useTranslation();
  return (
    <li>
      <Link
        to={addressOfEntity({ kind: "park", uid: tile.uid }) ?? "/sites"}
        tabIndex={isStop ? 0 : -1}
        onFocus={onFocus}
        className={styles.tile}
      >
        <Name className={styles.name}>{tile.name}</Name>
        <span className={styles.power}>{formatPower(tile.powerW, i18n.language)}</span>
        <Status kind={tile.state === "unknown" ? "info" : tile.state} label={t(`parkState.${tile.state}`)} />
        <span className={styles.curve}>
          {curve && <Sparkline values={curve} floor={(tile.peakPowerW ?? 0) / 100} />}
        </span>
      </Link>
    </li>
  );
}

/** How many parks are in each state; each leads to those parks. */
function Counts({ counts }: Pick<ReturnType<typeof siteTiles>, "counts">) {
  const { t, i18n } = useTranslation();
  return (
    <ul className={styles.counts} aria-label={t("shell.siteCounts")}>
      {counts.map(({ state, count }) => (
        <li key={state}>
          <Link to={`/sites?state=${state}`}>
            <Status
              kind={state === "unknown" ? "info" : state}
              label={`${formatNumber(count, i18n.language)} ${t(`parkState.${state}`)}`}
            />
          </Link>
        </li>
      ))}
    </ul>
  );
}

/** One tab stop; the arrows lead from tile to tile. */
function Tiles({ portfolios, asOf }: { portfolios: readonly PortfolioItem[]; asOf: ReactNode }) {
  const { t, i18n } = useTranslation();
  const { tiles, counts, more } = useMemo(
    () => siteTiles(portfolios, i18n.language),
    [portfolios, i18n.language],
  );
  const curves = useSiteCurves(tiles.map(({ uid }) => uid));
  const [at, setAt] = useState(0);
  const last = tiles.length - (more ? 0 : 1);
  const stop = Math.min(at, last);
  const onKeyDown = (event: KeyboardEvent<HTMLUListElement>): void => {
    const next = step(event, stop, last);
    if (next === undefined) return;
    event.preventDefault();
    event.currentTarget.querySelectorAll<HTMLElement>("a")[next]?.focus();
  };
  return (
    <div className={styles.stack}>
      <div className={styles.row}>
        <Counts counts={counts} />
        {asOf}
      </div>
      <ul className={styles.tiles} aria-label={t("shell.worstSites")} onKeyDown={onKeyDown}>
        {tiles.map((tile, index) => (
          <Tile
            key={tile.uid}
            tile={tile}
            curve={curves.get(tile.uid)}
            isStop={index === stop}
            onFocus={() => setAt(index)}
          />
        ))}
        {more && (
          <li>
            <Link
              to={`/sites?state=${more.state}`}
              tabIndex={stop === last ? 0 : -1}
              onFocus={() => setAt(last)}
              className={classes(styles.tile, styles.more)}
            >
              <Status
                kind={more.state === "unknown" ? "info" : more.state}
                label={t("shell.moreSites", {
                  number: formatNumber(more.count, i18n.language),
                  state: t(`parkState.${more.state}`),
                })}
              />
            </Link>
          </li>
        )}
      </ul>
    </div>
  );
}

/** The sites at a glance: how many are in which state, and the worst with what they do now (§2 site canvas) [56]. */
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
        {(rows) => <Tiles portfolios={rows} asOf={<AsOfFresh query={portfolios} zone={zone} />} />}
      </Loaded>
    </section>
  );
}
