import type { PortfolioItem } from "../frame/portfoliosQuery";
import { byName } from "../rules/names";
import { parkStateOf, parkStateRank } from "../rules/parkState";
import type { KnownParkState } from "../rules/parkState";

/** Most tiles that are drawn; the others are counted, and listed by the screen "Sites". */
const MOST = 300;

export interface SiteTile {
  readonly uid: string;
  readonly name: string;
  readonly state: KnownParkState;
}

/** The parks as the site canvas draws them: worst first, then by name; `more` are left out. */
export function siteTiles(
  portfolios: readonly PortfolioItem[],
  language: string,
): { readonly tiles: readonly SiteTile[]; readonly more: number } {
  const compare = byName(language);
  const all = portfolios
    .flatMap(({ parks }) => parks)
    .map(({ uid, name, kpi }) => ({ uid, name, state: parkStateOf(kpi?.state) }))
    .sort((a, b) => parkStateRank(a.state) - parkStateRank(b.state) || compare(a, b));
  return { tiles: all.slice(0, MOST), more: Math.max(0, all.length - MOST) };
}
