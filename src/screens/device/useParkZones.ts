import { useMemo } from "react";
import type { PortfolioItem } from "../../frame/portfoliosQuery";
import { useScope } from "../../frame/useScope";
import { zoneOf } from "../../rules/zone";
import type { PlaceZone, Zone } from "../../rules/zone";

/** In which zones the times of devices are told. */
export interface ParkZones {
  /** That of a device's park; of one without a park, or in a park that one does not see, the screen's. */
  readonly of: (park: { readonly uid: string } | null | undefined) => PlaceZone;
  /** The one zone of all of them; undefined where parks lie in several. */
  readonly only: Zone | undefined;
  /** That of each portfolio. */
  readonly all: readonly PlaceZone[];
}

function zonesWithin(portfolios: readonly PortfolioItem[], fallback: PlaceZone): ParkZones {
  const byPark = new Map<string, PlaceZone>();
  for (const { parks, timezone } of portfolios)
    for (const { uid } of parks) byPark.set(uid, zoneOf(timezone));
  const zones = new Set([fallback, ...byPark.values()].map(({ zone }) => zone));
  return {
    of: (park) => byPark.get(park?.uid ?? "") ?? fallback,
    only: zones.size === 1 ? fallback.zone : undefined,
    all: portfolios.map(({ timezone }) => zoneOf(timezone)),
  };
}

const none: readonly PortfolioItem[] = [];

/** The zones of the parks that one sees; the same object as long as they are the same. */
export function useParkZones(): ParkZones {
  const { portfolios, zone, assumed } = useScope();
  const list = portfolios.data?.portfolios ?? none;
  return useMemo(() => zonesWithin(list, { zone, assumed }), [list, zone, assumed]);
}
