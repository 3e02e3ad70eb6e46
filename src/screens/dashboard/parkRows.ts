import type { ParkItem, PortfolioItem } from "../../frame/portfoliosQuery";
import type { Scope } from "../../frame/useScope";
import { worstFirst } from "../../rules/parkState";
import { zoneOf } from "../../rules/zone";
import type { Zone } from "../../rules/zone";

export interface ParkRow {
  readonly uid: string;
  readonly name: string;
  readonly portfolio: string;
  readonly portfolioUid: string;
  readonly zone: Zone;
  readonly kpi: ParkItem["kpi"];
  readonly peakPowerW: number | null;
}

/** The parks of the scope, worst first. */
export function parkRows(
  portfolios: readonly PortfolioItem[],
  scope: Pick<Scope, "parks" | "portfolio">,
  language: string,
): ParkRow[] {
  const wanted = new Set(scope.parks);
  const rows = portfolios.flatMap((portfolio) =>
    portfolio.parks.map((park) => ({
      uid: park.uid,
      name: park.name,
      portfolio: portfolio.name,
      portfolioUid: portfolio.uid,
      zone: zoneOf(portfolio.timezone).zone,
      kpi: park.kpi,
      peakPowerW: park.peakPowerW,
    })),
  );
  const chosen = rows.filter(({ uid, portfolioUid }) =>
    wanted.size > 0 ? wanted.has(uid) : scope.portfolio === undefined || portfolioUid === scope.portfolio,
  );
  return chosen.sort(worstFirst(language));
}
