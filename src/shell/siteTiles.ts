import type { PortfolioItem } from "../frame/portfoliosQuery";
import { byName } from "../rules/names";
import type { StatusKind } from "../ui/Status";

/** Most tiles that are drawn; the others are counted, and listed by the screen "Sites". */
const MOST = 300;

/** Worst first. What is not known counts as no data. */
const order = ["fault", "warning", "offline", "ok"] as const;
type State = (typeof order)[number];

export interface SiteTile {
  readonly uid: string;
  readonly name: string;
  readonly state: State & StatusKind;
}

function stateOf(raw: string | undefined): State {
  return order.find((known) => known === raw) ?? "offline";
}

/** The parks as the site canvas draws them: worst first, then by name; `more` are left out. */
export function siteTiles(
  portfolios: readonly PortfolioItem[],
  language: string,
): { readonly tiles: readonly SiteTile[]; readonly more: number } {
  const compare = byName(language);
  const all = portfolios
    .flatMap(({ parks }) => parks)
    .map(({ uid, name, kpi }) => ({ uid, name, state: stateOf(kpi?.state) }))
    .sort((a, b) => order.indexOf(a.state) - order.indexOf(b.state) || compare(a, b));
  return { tiles: all.slice(0, MOST), more: Math.max(0, all.length - MOST) };
}
