import { useCallback, useMemo } from "react";
import { notesFor, readFilter, writeFilter } from "../rules/filter";
import type { Filter, FilterNote } from "../rules/filter";
import { zoneOf } from "../rules/zone";
import type { Zone } from "../rules/zone";
import { useCurrentRoute } from "./currentRoute";
import { PortfoliosQuery } from "./portfoliosQuery";
import type { PortfolioItem } from "./portfoliosQuery";
import { useGraph } from "./useGraph";
import type { GraphState } from "./useGraph";
import { useSearch } from "./useSearch";

/** What a screen is about: the address's filter, held against the portfolios one may see. */
export interface Scope {
  readonly filter: Filter;
  /** Why the address was not followed to the letter, as far as the screen shows it. */
  readonly notes: readonly (FilterNote | "unknownUids")[];
  /** The list is there, or cannot be had: what follows may be asked for. */
  readonly isReady: boolean;
  /** Zone of the selected portfolio, else of the first; `assumed` where the portfolio names none. */
  readonly zone: Zone;
  readonly assumed: boolean;
  /** Selected parks that exist; empty means all of the portfolio, or all. */
  readonly parks: readonly string[];
  readonly portfolio: string | undefined;
  readonly portfolios: GraphState<{ portfolios: PortfolioItem[] }>;
  /** Writes the filter to the address; Back restores it. */
  readonly setFilter: (filter: Filter, options?: { replace?: boolean }) => void;
}

function known(uids: readonly string[], existing: ReadonlySet<string> | undefined): readonly string[] {
  return existing ? uids.filter((uid) => existing.has(uid)) : uids;
}

/** Holds the uids of an address against what exists: unknown ones are dropped with a note, never sent [67]. */
function within(filter: Filter, portfolios: readonly PortfolioItem[] | undefined) {
  const allParks = portfolios && new Set(portfolios.flatMap(({ parks }) => parks.map(({ uid }) => uid)));
  const parks = known(filter.parks, allParks);
  const selected = known(filter.portfolios, portfolios && new Set(portfolios.map(({ uid }) => uid)));
  const home = (portfolio: PortfolioItem) => portfolio.parks.some(({ uid }) => uid === parks[0]);
  const first =
    portfolios?.find(parks.length > 0 ? home : ({ uid }) => uid === selected[0]) ?? portfolios?.[0];
  const dropped = parks.length < filter.parks.length || selected.length < filter.portfolios.length;
  const zone = zoneOf(first?.timezone);
  // Only a portfolio that is there ought to have named it.
  const assumed = zone.assumed && first !== undefined;
  return { parks, portfolio: selected[0], zone: { ...zone, assumed }, dropped };
}

/** The filter of the address, the zone in which it is meant and the portfolios it is about. */
export function useScope(): Scope {
  const [search, setSearch] = useSearch();
  const read = useMemo(() => readFilter(search), [search]);
  const notes = notesFor(read.notes, useCurrentRoute()?.time);
  const portfolios = useGraph(PortfoliosQuery, {});
  const list = portfolios.data?.portfolios;
  const { parks, portfolio, zone, dropped } = useMemo(() => within(read.filter, list), [read.filter, list]);
  const setFilter = useCallback(
    (filter: Filter, options?: { replace?: boolean }) =>
      setSearch((current) => writeFilter(current, filter), options ?? {}),
    [setSearch],
  );
  return {
    filter: read.filter,
    notes: dropped ? [...notes, "unknownUids"] : notes,
    isReady: portfolios.status === "succeeded" || portfolios.status === "failed",
    ...zone,
    parks,
    portfolio,
    portfolios,
    setFilter,
  };
}
