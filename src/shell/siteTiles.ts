import type { PortfolioItem } from "../frame/portfoliosQuery";
import { parkStateOf, parkStates, worstFirst } from "../rules/parkState";
import type { KnownParkState } from "../rules/parkState";

/** So many of the worst parks are drawn; the others are counted. */
const MOST = 6;

interface StateCount {
  readonly state: KnownParkState;
  readonly count: number;
}

export interface SiteTile {
  readonly uid: string;
  readonly name: string;
  readonly state: KnownParkState;
  readonly powerW: number | null;
  readonly peakPowerW: number | null;
}

/**
 * The parks as the site canvas draws them: how many are in each state, and the worst of them. `more` are those in
 * the state of the first that is left out, where something is wrong with it.
 */
export function siteTiles(
  portfolios: readonly PortfolioItem[],
  language: string,
): {
  readonly tiles: readonly SiteTile[];
  readonly counts: readonly StateCount[];
  readonly more: StateCount | undefined;
} {
  const all = portfolios
    .flatMap(({ parks }) => parks)
    .sort(worstFirst(language))
    .map(({ uid, name, kpi, peakPowerW }) => ({
      uid,
      name,
      state: parkStateOf(kpi?.state),
      powerW: kpi?.powerW ?? null,
      peakPowerW,
    }));
  const counts = parkStates
    .map((state) => ({ state, count: all.filter((tile) => tile.state === state).length }))
    .filter(({ count }) => count > 0);
  const left = all.slice(MOST);
  const next = left[0]?.state;
  const isWrong = next !== undefined && next !== "ok" && next !== "unknown";
  const more = isWrong
    ? { state: next, count: left.filter(({ state }) => state === next).length }
    : undefined;
  return { tiles: all.slice(0, MOST), counts, more };
}
