import { useTranslation } from "react-i18next";
import type { PortfolioItem } from "../../frame/portfoliosQuery";
import { formatNumber } from "../../rules/numbers";
import { parkStateOf, parkStates } from "../../rules/parkState";
import { formatEnergy, formatPower } from "../../rules/quantities";
import { Status } from "../../ui/Status";
import { Figure } from "./Figure";
import { WallFrame } from "./WallFrame";
import type { WallPartProps } from "./wallPart";
import styles from "./wallboard.module.css";

type Kpi = NonNullable<PortfolioItem["parks"][number]["kpi"]>;

/** Of the parks that say it; null where none does. */
function sumOf({ parks }: PortfolioItem, read: (kpi: Kpi) => number | null): number | null {
  const known = parks.map(({ kpi }) => (kpi ? read(kpi) : null)).filter((value) => value !== null);
  return known.length === 0 ? null : known.reduce((sum, value) => sum + value, 0);
}

/** How many parks are in which state, the worst first. */
function States({ portfolio: { parks } }: Pick<WallPartProps, "portfolio">) {
  const { t, i18n } = useTranslation();
  const states = parks.map(({ kpi }) => parkStateOf(kpi?.state));
  return (
    <ul aria-label={t("wall.states")} className={styles.states}>
      {parkStates
        .map((state) => ({ state, count: states.filter((each) => each === state).length }))
        .filter(({ count }) => count > 0)
        .map(({ state, count }) => (
          <li key={state}>
            <Status
              kind={state === "unknown" ? "info" : state}
              label={`${formatNumber(count, i18n.language)} ${t(`parkState.${state}`)}`}
            />
          </li>
        ))}
    </ul>
  );
}

/** What is wrong, then what the parks do together: a figure per third of the wall. */
export function WallOverview({ portfolio, query, now, zone }: WallPartProps) {
  const { t, i18n } = useTranslation();
  const { language } = i18n;
  const silent = portfolio.parks.filter(({ kpi }) => typeof kpi?.powerW !== "number").length;
  return (
    <WallFrame query={query} now={now} zone={zone}>
      <States portfolio={portfolio} />
      <div className={styles.thirds}>
        <Figure
          name={t("portfolio.figure.power")}
          value={formatPower(
            sumOf(portfolio, ({ powerW }) => powerW),
            language,
          )}
        />
        <Figure
          name={t("portfolio.figure.today")}
          value={formatEnergy(
            sumOf(portfolio, ({ energyTodayWh }) => energyTodayWh),
            language,
          )}
        />
        <Figure
          name={t("portfolio.figure.lost")}
          value={formatEnergy(
            sumOf(portfolio, ({ lostEnergyTodayWh }) => lostEnergyTodayWh),
            language,
          )}
        />
      </div>
      {silent > 0 && <p className={styles.words}>{t("portfolio.silent", { count: silent })}</p>}
    </WallFrame>
  );
}
