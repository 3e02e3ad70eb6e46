import type { Zone } from "../rules/zone";
import { AsOf } from "./AsOf";
import type { GraphState } from "./useGraph";
import { staleAfter, useGraphRefresh } from "./useGraphRefresh";

/** When the parks' figures were last loaded; while this is shown they are loaded anew as often as the others (§4). */
export function AsOfParks({ query, zone }: { query: GraphState<unknown>; zone: Zone }) {
  useGraphRefresh(query);
  return <AsOf at={query.asOf} zone={zone} staleAfter={staleAfter} />;
}
