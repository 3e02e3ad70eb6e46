import { useMemo } from "react";
import { PortfoliosQuery } from "../../frame/portfoliosQuery";
import type { PortfolioItem } from "../../frame/portfoliosQuery";
import { useGraph } from "../../frame/useGraph";
import type { GraphState } from "../../frame/useGraph";
import { ParkQuery } from "./parkQueries";
import type { ParkItem } from "./parkQueries";

interface ParkState extends GraphState<{ readonly park: ParkItem | null }> {
  /** The list of portfolios, which may have failed by itself. */
  readonly portfolios: GraphState<{ portfolios: PortfolioItem[] }>;
}

/**
 * A park and the portfolio that holds it. The portfolio is of the list that the filters and the palette have loaded too:
 * asked for with the park it would be a second call of the same.
 */
export function usePark(uid: string): ParkState {
  const query = useGraph(
    ParkQuery,
    useMemo(() => ({ uid }), [uid]),
  );
  const list = useGraph(PortfoliosQuery, {});
  const isListed = list.status === "succeeded" || list.status === "failed";
  const park = query.data?.park;
  const portfolios = list.data?.portfolios;
  const data = useMemo(() => {
    if (park === undefined || !isListed) return undefined;
    const home = portfolios?.find(({ parks }) => parks.some((each) => each.uid === uid));
    return { park: park && { ...park, portfolio: home ?? null } };
  }, [park, portfolios, isListed, uid]);
  const isWaiting = query.status === "succeeded" && data === undefined;
  const refresh = () => {
    query.refresh();
    if (list.status === "failed") list.refresh();
  };
  return { ...query, status: isWaiting ? "loading" : query.status, data, refresh, portfolios: list };
}
