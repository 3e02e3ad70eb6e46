import { useMemo } from "react";
import { useTranslation } from "react-i18next";
import { createPark } from "../../../actions/parkEdit";
import { deletePortfolio, updatePortfolio } from "../../../actions/portfolioEdit";
import type { Entity } from "../../../command/entity";
import { ActionForm } from "../../../frame/ActionForm";
import { ActionPanel } from "../../../frame/ActionPanel";
import { Panel } from "../../../ui/Panel";
import styles from "../park.module.css";
import { PortfolioPage } from "./PortfolioPage";

function Settings({ portfolio }: { portfolio: Entity }) {
  const { t } = useTranslation();
  const subjects = useMemo(() => [portfolio], [portfolio]);
  return (
    <div className={styles.settings}>
      <Panel title={t("portfolio.settings.general")} subtitle={t("portfolio.settings.generalWhy")}>
        <ActionForm key={portfolio.uid} action={updatePortfolio} subjects={subjects} submit={t("ui.save")} />
      </Panel>
      <ActionPanel
        title={t("portfolio.settings.delete")}
        why={t("portfolio.settings.deleteWhy")}
        action={deletePortfolio}
        subject={portfolio}
      />
    </div>
  );
}

/** A portfolio's name, time zone and currency; and its end. */
export function PortfolioSettingsScreen() {
  return (
    <PortfolioPage primary={createPark}>{({ entity }) => <Settings portfolio={entity} />}</PortfolioPage>
  );
}
