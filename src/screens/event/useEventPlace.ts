import { useMemo } from "react";
import type { ParkItem, PortfolioItem } from "../../frame/portfoliosQuery";
import type { GraphState } from "../../frame/useGraph";
import { useScope } from "../../frame/useScope";
import { eventPlaces, placeOf } from "../../parts/event/eventPlaces";
import type { EventPlace } from "../../parts/event/eventPlaces";

/** What a park's power is asked and drawn by. */
export type PowerPark = Pick<ParkItem, "uid" | "name" | "latitude" | "longitude" | "peakPowerW">;

interface PlaceOfEvent {
  readonly place: EventPlace;
  /** Undefined where it happened at no park that one may see. */
  readonly park: PowerPark | undefined;
  readonly portfolios: GraphState<{ portfolios: PortfolioItem[] }>;
  /** The list is there, or cannot be had: nothing of the place changes any more. */
  readonly isReady: boolean;
}

/** Where an event happened, by its park's uid, which is all that is known where the portfolios cannot be had. */
export function useEventPlace(uid: string | null): PlaceOfEvent {
  const { portfolios, isReady } = useScope();
  const list = portfolios.data?.portfolios;
  const place = useMemo(() => placeOf(eventPlaces(list), uid), [list, uid]);
  const park = useMemo((): PowerPark | undefined => {
    if (uid === null) return undefined;
    if (list === undefined) return { uid, name: uid, latitude: null, longitude: null, peakPowerW: null };
    return list.flatMap(({ parks }) => parks).find((each) => each.uid === uid);
  }, [list, uid]);
  return { place, park, portfolios, isReady };
}
