import type { PortfolioItem } from "../frame/portfoliosQuery";
import { byName } from "../rules/names";
import { parkStateOf, parkStateRank, parkStates } from "../rules/parkState";
import type { KnownParkState } from "../rules/parkState";

/** So many of the worst parks are drawn; the others are counted. */
const MOST = 6;

export interface SiteTile {
  readonly uid: string;
  readonly name: string;
  readonly state: KnownParkState;
  readonly powerW: number | null;
}

/** The parks as the site canvas draws them: how many are in each state, and the worst, then by name. */
export function siteTiles(
  portfolios: readonly PortfolioItem[],
  language: string,
): {
  readonly tiles: readonly SiteTile[];
  readonly counts: readonly { readonly state: KnownParkState; readonly count: number }[];
} {
  const compare = byName(language);
  const all = portfolios
    .flatMap(({ parks }) => parks)
    .map(({ uid, name, kpi }) => ({
      uid,
      name,
      state: parkStateOf(kpi?.state),
      powerW: kpi?.powerW ?? null,
    }))
    .sort((a, b) => parkStateRank(a.state) - parkStateRank(b.state) || compare(a, b));
  const counts = parkStates
    .map((state) => ({ state, count: all.filter((tile) => tile.state === state).length }))
    .filter(({ count }) => count > 0);
  return { tiles: all.slice(0, MOST), counts };
}
