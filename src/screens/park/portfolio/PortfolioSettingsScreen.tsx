import { useMemo } from "react";
import { useTranslation } from "react-i18next";
import { createPark } from "../../../actions/parkEdit";
import { deletePortfolio, updatePortfolio } from "../../../actions/portfolioEdit";
import type { Entity } from "../../../command/entity";
import { ActionButton } from "../../../frame/ActionButton";
import { ActionForm } from "../../../frame/ActionForm";
import { Panel } from "../../../ui/Panel";
import styles from "../park.module.css";
import { PortfolioPage } from "./PortfolioPage";

function Settings({ portfolio }: { portfolio: Entity }) {
  const { t } = useTranslation();
  const subjects = useMemo(() => [portfolio], [portfolio]);
  return (
    <div className={styles.settings}>
      <Panel title={t("portfolio.settings.general")} subtitle={t("portfolio.settings.generalWhy")}>
        <ActionForm key={portfolio.uid} action={updatePortfolio} subjects={subjects} />
      </Panel>
      <Panel title={t("portfolio.settings.delete")} subtitle={t("portfolio.settings.deleteWhy")}>
        <ActionButton action={deletePortfolio} subject={portfolio} variant="danger" />
      </Panel>
    </div>
  );
}

/** A portfolio's name, time zone and currency; and its end. */
export function PortfolioSettingsScreen() {
  return (
    <PortfolioPage primary={createPark}>{({ entity }) => <Settings portfolio={entity} />}</PortfolioPage>
  );
}
