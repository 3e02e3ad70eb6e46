import type { PortfolioItem } from "../portfoliosQuery";
import type { Scope } from "../useScope";

/** A park as the monitor names it. */
export interface MonitorPark {
  readonly uid: string;
  readonly name: string;
  readonly portfolio: string;
  readonly portfolioUid: string;
  readonly latitude: number | null;
  readonly longitude: number | null;
  /** W; null where nobody knows it. */
  readonly peakPowerW: number | null;
}

export type MonitorParks =
  | {
      readonly kind: "asked";
      /** What the server is asked for; empty means all. */
      readonly uids: readonly string[];
      /** The parks meant, by name; without the list only what the address says. */
      readonly parks: readonly MonitorPark[];
    }
  | { readonly kind: "none"; readonly reason: "unknown" | "noParks" | "noList" };

const nameless = { portfolio: "", portfolioUid: "", latitude: null, longitude: null, peakPowerW: null };

/** All parks there are. */
export function parksOf(portfolios: readonly PortfolioItem[]): MonitorPark[] {
  return portfolios.flatMap(({ uid: portfolioUid, name: portfolio, parks }) =>
    parks.map(({ uid, name, latitude, longitude, peakPowerW }) => {
      return { uid, name, latitude, longitude, peakPowerW, portfolio, portfolioUid };
    }),
  );
}

/** Without the list of parks: uids of the address are asked for as they are, a portfolio cannot be. */
function withoutList({ filter, parks }: Pick<Scope, "filter" | "parks">): MonitorParks {
  if (parks.length > 0)
    return { kind: "asked", uids: parks, parks: parks.map((uid) => ({ uid, name: uid, ...nameless })) };
  if (filter.portfolios.length > 0) return { kind: "none", reason: "noList" };
  return { kind: "asked", uids: [], parks: [] };
}

/**
 * The parks the monitor is about: the selected ones, else those of the selected portfolio, else all. An address of
 * which nothing is known asks for nothing, rather than for everything [67].
 */
export function monitorParks(
  scope: Pick<Scope, "filter" | "parks" | "portfolio">,
  portfolios: readonly PortfolioItem[] | undefined,
): MonitorParks {
  if (portfolios === undefined) return withoutList(scope);
  const all = parksOf(portfolios);
  const wanted = new Set(scope.parks);
  if (wanted.size > 0)
    return { kind: "asked", uids: scope.parks, parks: all.filter(({ uid }) => wanted.has(uid)) };
  const own = all.filter(({ portfolioUid }) => portfolioUid === scope.portfolio);
  if (scope.portfolio !== undefined) {
    if (own.length === 0) return { kind: "none", reason: "noParks" };
    return { kind: "asked", uids: own.map(({ uid }) => uid), parks: own };
  }
  const isNamed = scope.filter.parks.length > 0 || scope.filter.portfolios.length > 0;
  if (isNamed) return { kind: "none", reason: "unknown" };
  if (all.length === 0) return { kind: "none", reason: "noParks" };
  return { kind: "asked", uids: all.length === 1 ? all.map(({ uid }) => uid) : [], parks: all };
}
