import type { PortfolioItem } from "../../frame/portfoliosQuery";
import { FALLBACK_ZONE, zoneOf } from "../../rules/zone";
import type { Zone } from "../../rules/zone";

/** Where an event happened: what the park is called and which clocks hang there. */
export interface EventPlace {
  readonly name: string | undefined;
  readonly zone: Zone;
}

export type EventPlaces = ReadonlyMap<string, EventPlace>;

/** The parks one may see, by uid. */
export function eventPlaces(portfolios: readonly PortfolioItem[] | undefined): EventPlaces {
  return new Map(
    (portfolios ?? []).flatMap(({ timezone, parks }) =>
      parks.map(({ uid, name }) => [uid, { name, zone: zoneOf(timezone).zone }] as const),
    ),
  );
}

/** The place of an event; a park that is not among them keeps its uid, and its times the usual zone. */
export function placeOf(places: EventPlaces, park: string | null): EventPlace {
  return (park === null ? undefined : places.get(park)) ?? { name: park ?? undefined, zone: FALLBACK_ZONE };
}
