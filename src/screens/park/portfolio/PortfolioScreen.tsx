import { useMemo } from "react";
import { useTranslation } from "react-i18next";
import { createPark } from "../../../actions/parkEdit";
import { ActionButton } from "../../../frame/ActionButton";
import { AsOfFresh } from "../../../frame/AsOfFresh";
import { formatNumber } from "../../../rules/numbers";
import { formatEnergy, formatPower } from "../../../rules/quantities";
import { EmptyState } from "../../../ui/EmptyState";
import { Panel } from "../../../ui/Panel";
import { Stack } from "../../../ui/Stack";
import styles from "../park.module.css";
import { siteRows } from "../siteRows";
import { sumOf } from "../siteTree";
import { SitesTable } from "../SitesTable";
import { PortfolioPage } from "./PortfolioPage";
import type { ShownPortfolio } from "./PortfolioPage";

/** What the parks do together now, as of when, and of how many it is known. */
function Figures({ portfolio: { parks }, query, zone }: ShownPortfolio) {
  const { t, i18n } = useTranslation();
  const { language } = i18n;
  const figures = [
    {
      id: "peak",
      value: formatPower(
        sumOf(parks, ({ peakPowerW }) => peakPowerW),
        language,
      ),
    },
    {
      id: "power",
      value: formatPower(
        sumOf(parks, ({ kpi }) => kpi?.powerW ?? null),
        language,
      ),
    },
    {
      id: "today",
      value: formatEnergy(
        sumOf(parks, ({ kpi }) => kpi?.energyTodayWh ?? null),
        language,
      ),
    },
    {
      id: "lost",
      value: formatEnergy(
        sumOf(parks, ({ kpi }) => kpi?.lostEnergyTodayWh ?? null),
        language,
      ),
    },
    {
      id: "events",
      value: formatNumber(
        sumOf(parks, ({ kpi }) => kpi?.openEvents ?? null),
        language,
      ),
    },
  ];
  const silent = parks.filter(({ kpi }) => typeof kpi?.powerW !== "number").length;
  return (
    <Stack close>
      <div className={styles.tiles}>
        {figures.map(({ id, value }) => (
          <div key={id} role="group" aria-label={t(`portfolio.figure.${id}`)} className={styles.tile}>
            <span className={styles.name}>{t(`portfolio.figure.${id}`)}</span>
            <span className={styles.number}>
              <span className={styles.value}>{value}</span>
            </span>
          </div>
        ))}
      </div>
      {silent > 0 && <p className={styles.filtered}>{t("portfolio.silent", { count: silent })}</p>}
      <div className={styles.asOf}>
        <AsOfFresh query={query} zone={zone} />
      </div>
    </Stack>
  );
}

function Overview(shown: ShownPortfolio) {
  const { portfolio, entity } = shown;
  const { t, i18n } = useTranslation();
  const rows = useMemo(
    () => siteRows([portfolio], { parks: [], portfolio: undefined }, i18n.language),
    [portfolio, i18n.language],
  );
  return (
    <Stack>
      <Figures {...shown} />
      <Panel flush>
        {rows.length === 0 ? (
          <EmptyState action={<ActionButton action={createPark} subject={entity} variant="primary" />}>
            {t("portfolio.empty")}
          </EmptyState>
        ) : (
          <SitesTable rows={rows} />
        )}
      </Panel>
    </Stack>
  );
}

/** A portfolio: what its parks do together, and each of them. */
export function PortfolioScreen() {
  return <PortfolioPage primary={createPark}>{(shown) => <Overview {...shown} />}</PortfolioPage>;
}
