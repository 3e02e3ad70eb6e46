import type { Zone } from "../rules/zone";
import { AsOf } from "./AsOf";
import type { GraphState } from "./useGraph";
import { refreshEvery, staleAfter, useGraphRefresh } from "./useGraphRefresh";
import { useNow } from "./useNow";

/** When the parks' figures were last loaded; while this is shown they are loaded anew as often as the others (§4). */
export function AsOfParks({ query, zone }: { query: GraphState<unknown>; zone: Zone }) {
  useGraphRefresh(query, useNow(refreshEvery));
  return <AsOf at={query.asOf} zone={zone} staleAfter={staleAfter} />;
}
