import { useTranslation } from "react-i18next";
import type { Zone } from "../rules/zone";
import { FailedLine } from "./FailedLine";
import type { PortfolioItem } from "./portfoliosQuery";
import type { GraphState } from "./useGraph";

/** Where the portfolios could not be had: which zone is taken meanwhile, and a retry; nothing while they are there. */
export function Unlisted({
  portfolios,
  zone,
}: {
  portfolios: GraphState<{ portfolios: PortfolioItem[] }>;
  zone: Zone;
}) {
  const { t } = useTranslation();
  return <FailedLine query={portfolios} title={t("scope.noList", { zone })} />;
}
