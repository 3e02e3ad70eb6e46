import { MapPinOff } from "lucide-react";
import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { Link, useParams } from "react-router-dom";
import { actionsOn } from "../../../actions/domainActions";
import type { Action } from "../../../command/action";
import type { Entity } from "../../../command/entity";
import { ActionButton } from "../../../frame/ActionButton";
import { ActionMenu } from "../../../frame/ActionMenu";
import { Loaded } from "../../../frame/Loaded";
import { RightsLink } from "../../../frame/RightsLink";
import { PortfoliosQuery } from "../../../frame/portfoliosQuery";
import type { PortfolioItem } from "../../../frame/portfoliosQuery";
import { Screen } from "../../../frame/Screen";
import { ShownZoneContext } from "../../../frame/shownZone";
import { useGraph } from "../../../frame/useGraph";
import type { GraphState } from "../../../frame/useGraph";
import { safeSegment } from "../../../rules/segment";
import { zoneOf } from "../../../rules/zone";
import type { Zone } from "../../../rules/zone";
import { buttonClasses } from "../../../ui/Button";
import { EmptyState } from "../../../ui/EmptyState";
import styles from "../park.module.css";

const portfolioActions = actionsOn("portfolio");

/** One that was deleted, that one may not see, or that no address can mean [15], [F23]. */
function PortfolioNotFound() {
  const { t } = useTranslation();
  return (
    <Screen title={t("portfolio.notFound.title")}>
      <EmptyState
        icon={MapPinOff}
        action={
          <Link to="/sites" className={buttonClasses({ variant: "primary" })}>
            {t("park.notFound.back")}
          </Link>
        }
      >
        {t("portfolio.notFound.text")} <RightsLink />
      </EmptyState>
    </Screen>
  );
}

/** Zone, currency and how many parks, in one line. */
function Facts({ portfolio }: { portfolio: PortfolioItem }) {
  const { t } = useTranslation();
  const { zone, assumed } = zoneOf(portfolio.timezone);
  return (
    <span className={styles.facts}>
      <span>{t("portfolio.parks", { count: portfolio.parks.length })}</span>
      <span>{assumed ? t("park.assumedZone", { zone }) : zone}</span>
      {portfolio.currency !== null && <span>{portfolio.currency}</span>}
    </span>
  );
}

export interface ShownPortfolio {
  readonly portfolio: PortfolioItem;
  readonly entity: Entity;
  readonly zone: Zone;
  /** What has brought it. */
  readonly query: GraphState<unknown>;
}

interface PortfolioPageProps {
  /** What is done most on this tab. */
  readonly primary: Action;
  readonly children: (shown: ShownPortfolio) => ReactNode;
}

/** The frame of a portfolio's tabs. It is read from the list that the shell has: no call of its own. */
export function PortfolioPage({ primary, children }: PortfolioPageProps) {
  const { t } = useTranslation();
  const { portfolio: uid = "" } = useParams();
  const query = useGraph(PortfoliosQuery, {});
  const portfolio = query.data?.portfolios.find((each) => each.uid === uid);
  if (!safeSegment(uid).ok || (query.data !== undefined && portfolio === undefined))
    return <PortfolioNotFound />;
  const entity: Entity = { kind: "portfolio", uid, name: portfolio?.name ?? uid };
  const others = portfolioActions.filter((each) => each !== primary);
  const zone = portfolio && zoneOf(portfolio.timezone).zone;
  return (
    <ShownZoneContext value={zone}>
      <Screen
        title={portfolio?.name ?? t("portfolio.title")}
        tabs={{ label: t("portfolio.title") }}
        subtitle={portfolio && <Facts portfolio={portfolio} />}
        actions={
          portfolio && (
            <>
              <ActionButton action={primary} subject={entity} variant="primary" />
              <ActionMenu actions={others} subject={entity} />
            </>
          )
        }
      >
        <Loaded query={query} rows={() => portfolio} failed={t("portfolio.failed")}>
          {(shown) => zone && children({ portfolio: shown, entity, zone, query })}
        </Loaded>
      </Screen>
    </ShownZoneContext>
  );
}
