import { useTranslation } from "react-i18next";
import { ErrorState } from "../ui/ErrorState";
import type { PortfolioItem } from "./portfoliosQuery";
import type { GraphState } from "./useGraph";
import type { Zone } from "../rules/zone";

/** Where the portfolios could not be had: which zone is taken meanwhile, and a retry; nothing while they are there. */
export function Unlisted({
  portfolios: { status, refresh },
  zone,
}: {
  portfolios: Pick<GraphState<{ portfolios: PortfolioItem[] }>, "status" | "refresh">;
  zone: Zone;
}) {
  const { t } = useTranslation();
  if (status !== "failed") return null;
  return <ErrorState inline title={t("scope.noList", { zone })} onRetry={refresh} />;
}
