import type { Scope } from "./useScope";

/** Whose figures a screen shows: the name of the one park or portfolio; undefined for several, and for all. */
export function scopeName({ parks, portfolio, portfolios }: Scope): string | undefined {
  const list = portfolios.data?.portfolios ?? [];
  if (parks.length === 0) return list.find(({ uid }) => uid === portfolio)?.name;
  const all = list.flatMap((each) => each.parks);
  return parks.length === 1 ? all.find(({ uid }) => uid === parks[0])?.name : undefined;
}
