import { zoneOf } from "../../rules/zone";
import type { PlaceZone } from "../../rules/zone";
import { zoneNotes } from "../scopeNotes";
import type { Note } from "../scopeNotes";
import type { Scope } from "../useScope";

/** The zones of the portfolios that a list is about: of each park it tells in the zone of that park. */
export function placesZones({
  portfolios,
  parks,
  portfolio,
}: Pick<Scope, "portfolios" | "parks" | "portfolio">): readonly PlaceZone[] {
  const named = new Set(parks);
  return (portfolios.data?.portfolios ?? [])
    .filter((home) =>
      named.size > 0
        ? home.parks.some(({ uid }) => named.has(uid))
        : portfolio === undefined || home.uid === portfolio,
    )
    .map(({ timezone }) => zoneOf(timezone));
}

/** What the reader has to know about a list that the filter narrows: what was ignored, and which zones were assumed. */
export function placesNotes(scope: Scope): readonly Note[] {
  return [...scope.notes.map((id) => ({ id })), ...zoneNotes(placesZones(scope))];
}
