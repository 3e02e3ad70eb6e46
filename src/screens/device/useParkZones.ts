import { useMemo } from "react";
import type { PortfolioItem } from "../../frame/portfoliosQuery";
import { useScope } from "../../frame/useScope";
import { zoneOf } from "../../rules/zone";
import type { Zone } from "../../rules/zone";

/** In which zones the times of devices are told. */
export interface ParkZones {
  /** That of a device's park; of one without a park, or in a park that one does not see, the screen's. */
  readonly of: (park: { readonly uid: string } | null | undefined) => Zone;
  /** The one zone of all of them; undefined where parks lie in several. */
  readonly only: Zone | undefined;
}

function zonesWithin(portfolios: readonly PortfolioItem[], fallback: Zone): ParkZones {
  const byPark = new Map<string, Zone>();
  for (const { parks, timezone } of portfolios)
    for (const { uid } of parks) byPark.set(uid, zoneOf(timezone).zone);
  const all = new Set([fallback, ...byPark.values()]);
  return {
    of: (park) => byPark.get(park?.uid ?? "") ?? fallback,
    only: all.size === 1 ? fallback : undefined,
  };
}

const none: readonly PortfolioItem[] = [];

/** The zones of the parks that one sees; the same object as long as they are the same. */
export function useParkZones(): ParkZones {
  const { portfolios, zone } = useScope();
  const list = portfolios.data?.portfolios ?? none;
  return useMemo(() => zonesWithin(list, zone), [list, zone]);
}
