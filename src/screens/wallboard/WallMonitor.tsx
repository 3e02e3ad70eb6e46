import { useMemo } from "react";
import { useTranslation } from "react-i18next";
import { ParkState } from "../../frame/ParkState";
import { formatNumber, formatRatio } from "../../rules/numbers";
import { worstFirst } from "../../rules/parkState";
import { formatPower } from "../../rules/quantities";
import { WallCurve } from "./WallCurve";
import { WallFrame } from "./WallFrame";
import type { WallPartProps } from "./wallPart";
import { Name } from "../../ui/Name";
import styles from "./wallboard.module.css";

/** As many rows as a wall has room for. */
const MOST = 3;

/** The day's course, and each park's power now, the worst first; those that do not fit are counted. */
export function WallMonitor(props: WallPartProps) {
  const { portfolio, query, now, zone } = props;
  const { t, i18n } = useTranslation();
  const { language } = i18n;
  const parks = useMemo(() => [...portfolio.parks].sort(worstFirst(language)), [portfolio.parks, language]);
  const left = parks.length - MOST;
  return (
    <WallFrame query={query} now={now} zone={zone}>
      <WallCurve {...props} />
      <ul aria-label={t("wall.parks")} className={styles.list}>
        {parks.slice(0, MOST).map(({ uid, name, peakPowerW, kpi }) => {
          const power = kpi?.powerW ?? null;
          const share = power === null || !peakPowerW ? null : power / peakPowerW;
          return (
            <li key={uid} className={styles.row}>
              <span className={styles.grow}>
                <Name>{name}</Name>
              </span>
              <ParkState state={kpi?.state} />
              <span className={styles.value}>{formatPower(power, language)}</span>
              <span className={styles.share}>{formatRatio(share, language, 0)}</span>
            </li>
          );
        })}
      </ul>
      {left > 0 && (
        <p className={styles.words}>
          {t("wall.more", { count: left, number: formatNumber(left, language) })}
        </p>
      )}
    </WallFrame>
  );
}
