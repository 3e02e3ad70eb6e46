import type { Backend } from "./backend";
import { inSight, visibleParks, visiblePortfolios } from "./sight";
import { DEFAULT_ZONE } from "./world/live";
import type { Account, Park } from "./world/types";

/** Parks a call is about, and the zone its days are in: that of the first portfolio. */
export interface Selection {
  readonly parks: readonly Park[];
  readonly zone: string;
}

/**
 * The parks named by `park` (uids joined with commas), else those of `portfolio`, else all one may see.
 * 404 for an unknown uid, 403 for one out of sight.
 */
export function selectionOf(
  backend: Backend,
  account: Account,
  wanted: { readonly park: string | null; readonly portfolio: string | null },
): Selection | Response {
  const parks = parksOf(backend, account, wanted);
  if (parks instanceof Response) return parks;
  const first = backend.world.portfolios.find(({ uid }) => uid === parks[0]?.portfolio_uid);
  return { parks, zone: first?.timezone ?? DEFAULT_ZONE };
}

function parksOf(
  backend: Backend,
  account: Account,
  wanted: { readonly park: string | null; readonly portfolio: string | null },
): readonly Park[] | Response {
  const visible = visibleParks(backend, account);
  if (wanted.park) {
    return allInSight(wanted.park.split(","), backend.world.parks, visible);
  }
  if (!wanted.portfolio) return visible;
  const seen = visiblePortfolios(backend, account);
  const portfolio = inSight(wanted.portfolio, backend.world.portfolios, seen, "Portfolio");
  if (portfolio instanceof Response) return portfolio;
  return visible.filter((park) => park.portfolio_uid === portfolio.uid);
}

function allInSight(
  uids: readonly string[],
  all: readonly Park[],
  visible: readonly Park[],
): readonly Park[] | Response {
  const parks: Park[] = [];
  for (const uid of new Set(uids)) {
    const park = inSight(uid, all, visible, "Park");
    if (park instanceof Response) return park;
    parks.push(park);
  }
  return parks;
}
