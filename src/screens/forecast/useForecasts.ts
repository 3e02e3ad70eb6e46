import { most } from "../../rules/forecastSum";
import type { ResultOf } from "gql.tada";
import { useMemo } from "react";
import type { Entity } from "../../command/entity";
import { useListAddress } from "../../frame/list/useListAddress";
import { useSortable } from "../../frame/list/useSortable";
import { useGraph } from "../../frame/useGraph";
import type { Scope } from "../../frame/useScope";
import { FORECAST_LIMIT, MOST_AT_ONCE } from "../../rules/constants";
import { ForecastsQuery } from "./forecastQueries";

const forecasts = {
  document: ForecastsQuery,
  read: (data: ResultOf<typeof ForecastsQuery>) => data.forecasts,
};

export type ForecastList = ReturnType<typeof useForecastList>;

/** The page that the address and the filter name. The call takes one park: of several, their portfolios are asked. */
export function useForecastList(scope: Scope) {
  const address = useListAddress("/forecast", "park");
  const { page, search } = address;
  const [park = null] = scope.parks.length === 1 ? scope.parks : [];
  const portfolio = scope.parks.length > 0 ? null : (scope.portfolio ?? null);
  const base = useMemo(
    () => ({ search: search === "" ? null : search, portfolio, park }),
    [search, portfolio, park],
  );
  const list = useSortable(forecasts, base, { page, limit: FORECAST_LIMIT, pause: !scope.isReady });
  return { ...address, ...list };
}

export type ShownForecasts = ReturnType<typeof useShownForecasts>;

/** Those that the address names, from the page or asked for by themselves; several are added up, as `park=one,other`. */
export function useShownForecasts({ shown = "", query, all }: ForecastList, { portfolios }: Scope) {
  const items = query.data && all;
  const ids = items?.some(({ id }) => id === shown) === true ? [shown] : [...new Set(shown.split(","))];
  const elsewhere =
    items && shown !== "" ? ids.find((id) => !items.some((item) => item.id === id)) : undefined;
  const isOne = ids.length === 1;
  const homeOf = (id: string | undefined) =>
    portfolios.data?.portfolios.find(({ parks }) => parks.some(({ uid }) => uid === id));
  // Several are summed within the portfolio that most of them stand in.
  const mostly = most(ids.flatMap((id) => homeOf(id)?.uid ?? []));
  const home = portfolios.data?.portfolios.find(({ uid }) => uid === mostly);
  const variables = useMemo(() => {
    const place = isOne
      ? { portfolio: null, park: elsewhere ?? "" }
      : { portfolio: home?.uid ?? "", park: null };
    return { page: 1, limit: isOne ? 1 : MOST_AT_ONCE, search: null, ...place };
  }, [isOne, elsewhere, home?.uid]);
  const isAsked = elsewhere !== undefined && (isOne || home !== undefined);
  const others = useGraph(ForecastsQuery, variables, { pause: !isAsked });
  const known = [...(items ?? []), ...(isAsked ? (others.data?.forecasts.items ?? []) : [])];
  const isComing = isAsked && (others.status === "idle" || others.status === "loading");
  const found = shown === "" ? [] : ids.flatMap((id) => known.find((each) => each.id === id) ?? []);
  const left = ids.filter((id) => !found.some((each) => each.id === id));
  // Asked is one portfolio: what stands in another is left out for that, not for want of a forecast.
  const apart = left.flatMap((id) => {
    const other = homeOf(id);
    return other === undefined || other.uid === home?.uid ? [] : other.parks.filter(({ uid }) => uid === id);
  });
  return { ids, isComing, found, apart, missing: left.length - apart.length };
}

/** The parks that the filter chooses, or those of the chosen portfolio where all are on the page: one press adds them up. */
export function chosenParks(
  { all: items, total }: ForecastList,
  { parks, portfolio, portfolios }: Scope,
): readonly Entity[] {
  const home = portfolios.data?.portfolios.find(({ uid }) => uid === portfolio);
  const all = portfolios.data?.portfolios.flatMap((each) => each.parks) ?? [];
  const wanted = parks.length > 0 ? all.filter(({ uid }) => parks.includes(uid)) : (home?.parks ?? []);
  const listed = new Set(items.map(({ id }) => id));
  const chosen = parks.length > 0 ? wanted : wanted.filter(({ uid }) => listed.has(uid));
  if (chosen.length < 2 || (parks.length === 0 && total > items.length)) return [];
  return chosen.map(({ uid, name }) => ({ kind: "park", uid, name }));
}
