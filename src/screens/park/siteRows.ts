import { matcherOf } from "../../command/fold";
import type { ParkItem, PortfolioItem } from "../../frame/portfoliosQuery";
import type { Scope } from "../../frame/useScope";
import { byName } from "../../rules/names";
import { parkStateOf } from "../../rules/parkState";
import { specificYield } from "../../rules/quantities";
import { zoneOf } from "../../rules/zone";
import type { Zone } from "../../rules/zone";

/** A park with the portfolio it is in, as the list of sites shows it. */
export interface SiteRow {
  readonly uid: string;
  readonly name: string;
  readonly kind: string | null;
  readonly portfolio: string;
  readonly portfolioUid: string;
  readonly zone: Zone;
  readonly kpi: ParkItem["kpi"];
  readonly latitude: number | null;
  readonly longitude: number | null;
  /** kWh/kWp since midnight, or why there is none. */
  readonly yieldToday: number | "noPeakPower" | "noFigures";
}

function yieldOf({ kpi, peakPowerW }: ParkItem): SiteRow["yieldToday"] {
  if (peakPowerW === null || peakPowerW <= 0) return "noPeakPower";
  return specificYield(kpi?.energyTodayWh, peakPowerW) ?? "noFigures";
}

/** Tells whether every word of the search is in the park's or its portfolio's name. */
export function siteMatcher(search: string): (row: Pick<SiteRow, "name" | "portfolio">) => boolean {
  const matches = matcherOf(search);
  return (row) => matches(`${row.name} ${row.portfolio}`);
}

/** Whether a park is in the state that the address asks for; `unknown` is any that has no word of its own. */
export function isInState({ kpi }: Pick<SiteRow, "kpi">, state: string | null): boolean {
  return state === null || parkStateOf(kpi?.state) === state;
}

/** The parks of the scope, by name. */
export function siteRows(
  portfolios: readonly PortfolioItem[],
  scope: Pick<Scope, "parks" | "portfolio">,
  language: string,
): SiteRow[] {
  const wanted = new Set(scope.parks);
  const isWanted = (uid: string, portfolio: string) =>
    wanted.size > 0 ? wanted.has(uid) : scope.portfolio === undefined || scope.portfolio === portfolio;
  return portfolios
    .flatMap((portfolio) =>
      portfolio.parks
        .filter(({ uid }) => isWanted(uid, portfolio.uid))
        .map((park) => ({
          uid: park.uid,
          name: park.name,
          kind: park.kind,
          portfolio: portfolio.name,
          portfolioUid: portfolio.uid,
          zone: zoneOf(portfolio.timezone).zone,
          kpi: park.kpi,
          latitude: park.latitude,
          longitude: park.longitude,
          yieldToday: yieldOf(park),
        })),
    )
    .sort(byName(language));
}
