import type { ParkItem, PortfolioItem } from "../../frame/portfoliosQuery";
import type { Scope } from "../../frame/useScope";
import { byName } from "../../rules/names";
import { parkStateRank } from "../../rules/parkState";
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

/** Worst first: state, then energy lost today, then open events, then name as the language's readers sort it [45]. */
function worstFirst(language: string): (one: ParkRow, other: ParkRow) => number {
  const compare = byName(language);
  return (one, other) =>
    parkStateRank(one.kpi?.state) - parkStateRank(other.kpi?.state) ||
    (other.kpi?.lostEnergyTodayWh ?? 0) - (one.kpi?.lostEnergyTodayWh ?? 0) ||
    (other.kpi?.openEvents ?? 0) - (one.kpi?.openEvents ?? 0) ||
    compare(one, other);
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
