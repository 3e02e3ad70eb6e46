import type { Zone } from "../rules/zone";
import { AsOf } from "./AsOf";
import type { GraphState } from "./useGraph";
import { refreshEvery, staleAfter, useGraphRefresh } from "./useGraphRefresh";
import { useNow } from "./useNow";

/** When something was last loaded; while this is shown it is loaded anew, silently, as often as the figures (§4). */
export function AsOfFresh({ query, zone }: { query: GraphState<unknown>; zone: Zone }) {
  useGraphRefresh(query, useNow(refreshEvery));
  return <AsOf at={query.asOf} zone={zone} staleAfter={staleAfter} />;
}
