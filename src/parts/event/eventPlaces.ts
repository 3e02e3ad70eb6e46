import type { PortfolioItem } from "../../frame/portfoliosQuery";
import { toldApart } from "../../rules/toldApart";
import { FALLBACK_ZONE, zoneOf } from "../../rules/zone";
import type { PlaceZone } from "../../rules/zone";

/** Where an event happened: what the park is called and which clocks hang there. */
export interface EventPlace extends PlaceZone {
  readonly name: string | undefined;
  /** What it goes by beside other parks: with its portfolio where another one bears its name. */
  readonly told: string | undefined;
}

export type EventPlaces = ReadonlyMap<string, EventPlace>;

/** The parks one may see, by uid. */
export function eventPlaces(portfolios: readonly PortfolioItem[] | undefined): EventPlaces {
  const parks = (portfolios ?? []).flatMap(({ name: portfolio, timezone, parks: own }) =>
    own.map(({ uid, name }) => ({ uid, name, portfolio, ...zoneOf(timezone) })),
  );
  const names = toldApart(parks);
  return new Map(
    parks.map(({ uid, name, zone, assumed }, at) => [uid, { name, told: names[at], zone, assumed }] as const),
  );
}

/**
 * The place of an event; a park that is not among them keeps its uid, and its times the usual zone, which no portfolio
 * is to blame for.
 */
export function placeOf(places: EventPlaces, park: string | null): EventPlace {
  const name = park ?? undefined;
  return (
    (park === null ? undefined : places.get(park)) ?? {
      ...{ name, told: name },
      ...{ zone: FALLBACK_ZONE, assumed: false },
    }
  );
}
