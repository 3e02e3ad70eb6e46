import type { Cache } from "@urql/exchange-graphcache";
import { heldLists, removeFromLists } from "./lists";

function linked(value: unknown): string[] {
  return Array.isArray(value) ? value.filter((key): key is string => typeof key === "string") : [];
}

function heldPortfolios(cache: Cache): string[] {
  const listed = heldLists(cache, "portfolios").flatMap(({ keys }) => keys);
  const asked = cache.inspectFields("Query").filter(({ fieldName }) => fieldName === "portfolio");
  const alone = asked.flatMap(({ arguments: args }) => keyOf(cache, "Portfolio", args?.["uid"]) ?? []);
  return [...new Set([...listed, ...alone])];
}

export function keyOf(cache: Cache, __typename: "Park" | "Portfolio", uid: unknown): string | null {
  return cache.keyOfEntity({ __typename, uid: String(uid) });
}

/** Puts a portfolio at the end of the lists it is not in yet. */
export function addPortfolio(cache: Cache, uid: unknown): void {
  const key = keyOf(cache, "Portfolio", uid);
  for (const { keys, put } of heldLists(cache, "portfolios"))
    if (key !== null && !keys.includes(key)) put([...keys, key]);
}

/** Takes a portfolio out of the lists; what asked for it or for its parks alone is asked again. */
export function removePortfolio(cache: Cache, uid: unknown): void {
  const gone = keyOf(cache, "Portfolio", uid);
  if (gone === null) return;
  const parks = linked(cache.resolve(gone, "parks"));
  removeFromLists(cache, "portfolios", gone);
  for (const key of [gone, ...parks]) cache.invalidate(key);
}

/** Puts a park at the end of its portfolio's; a portfolio whose parks were never asked for stays as it is. */
export function addPark(cache: Cache, portfolio: unknown, uid: unknown): void {
  const owner = keyOf(cache, "Portfolio", portfolio);
  const key = keyOf(cache, "Park", uid);
  const held = owner === null ? undefined : cache.resolve(owner, "parks");
  if (owner === null || key === null || !Array.isArray(held)) return;
  const parks = linked(held);
  if (!parks.includes(key)) cache.link(owner, "parks", [...parks, key]);
}

/** Takes a park out of its portfolio; what asked for it alone is asked again. */
export function removePark(cache: Cache, uid: unknown): void {
  const gone = keyOf(cache, "Park", uid);
  if (gone === null) return;
  for (const portfolio of heldPortfolios(cache)) {
    const parks = linked(cache.resolve(portfolio, "parks"));
    if (parks.includes(gone))
      cache.link(
        portfolio,
        "parks",
        parks.filter((key) => key !== gone),
      );
  }
  cache.invalidate(gone);
}
