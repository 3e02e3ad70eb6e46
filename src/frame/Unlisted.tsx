import { useTranslation } from "react-i18next";
import { ErrorState } from "../ui/ErrorState";
import type { PortfolioItem } from "./portfoliosQuery";
import type { GraphState } from "./useGraph";
import { useRetry } from "./useRetry";
import type { Zone } from "../rules/zone";

/** Where the portfolios could not be had: which zone is taken meanwhile, and a retry; nothing while they are there. */
export function Unlisted({
  portfolios,
  zone,
}: {
  portfolios: GraphState<{ portfolios: PortfolioItem[] }>;
  zone: Zone;
}) {
  const { t } = useTranslation();
  const hasFailed = portfolios.status === "failed";
  const { box, told, isRetrying, retry } = useRetry(portfolios, hasFailed);
  if (!hasFailed && !isRetrying) return null;
  const isTold = told !== "here";
  return (
    <div ref={box}>
      <ErrorState
        inline
        title={t("scope.noList", { zone })}
        quiet={isTold}
        isRetrying={isRetrying}
        onRetry={isTold ? undefined : retry}
      />
    </div>
  );
}
