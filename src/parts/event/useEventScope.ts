import { useMemo } from "react";
import { eventPlaces } from "./eventPlaces";
import { placesZones } from "../../frame/list/placesNotes";
import { zoneNotes } from "../../frame/scopeNotes";
import type { Note } from "../../frame/scopeNotes";
import { useNow } from "../../frame/useNow";
import { useScope } from "../../frame/useScope";
import { useSearch } from "../../frame/useSearch";
import { readEventFilter, writeEventFilter } from "../../rules/eventFilter";
import type { EventFilter } from "../../rules/eventFilter";
import { filterParameters } from "../../rules/filter";
import { eventsWhere, listNote, listTime } from "../../rules/eventList";
import { isPeriod } from "../../rules/period";
import type { Zone } from "../../rules/zone";

/** A day's worth of time is asked for anew at most this often, milliseconds. */
const STEP = 60_000;

/**
 * Which events a screen of events is about: the parks and the time of the address, and its own filter. With a park it is
 * about that one alone, in its zone, whatever parks the address names.
 */
export function useEventScope(place?: { readonly park: string; readonly zone: Zone }) {
  const scope = useScope();
  const { filter, portfolios } = scope;
  const [park, zone] = [place?.park, place?.zone ?? scope.zone];
  const parks = useMemo(() => (park === undefined ? scope.parks : [park]), [park, scope.parks]);
  const portfolio = park === undefined ? scope.portfolio : undefined;
  const [search, setSearch] = useSearch();
  const now = useNow(STEP);
  const { time, range, notes: ofDates } = listTime(search, filter, { now, zone });
  // Which parks the filter names is nothing to a park's own screen.
  const ofAddress = park === undefined ? scope.notes : scope.notes.filter((id) => id !== "unknownUids");
  const [start, end] = [range?.start, range?.end];
  const where = useMemo(
    () =>
      eventsWhere(
        { parks, portfolio },
        start === undefined || end === undefined ? undefined : { start, end },
      ),
    [parks, portfolio, start, end],
  );
  const own = useMemo(() => readEventFilter(search), [search]);
  const list = portfolios.data?.portfolios;
  const places = useMemo(() => eventPlaces(list), [list]);
  return {
    scope,
    park,
    zone,
    isReady: park !== undefined || scope.isReady,
    places,
    where,
    own,
    now,
    range,
    time,
    notes: [
      ...[...ofAddress, ...ofDates].map((id): Note => ({ id: listNote(id, time) })),
      // The page of a park says so itself.
      ...(park === undefined ? zoneNotes(placesZones(scope)) : []),
    ],
    setOwn: (changes: Partial<EventFilter>) => setSearch((current) => writeEventFilter(current, changes)),
    setTime: (to: string) =>
      setSearch((current) => {
        const next = new URLSearchParams(current);
        for (const name of [filterParameters.period, filterParameters.start, filterParameters.end])
          next.delete(name);
        if (isPeriod(to)) next.set(filterParameters.period, to);
        return next;
      }),
    showAllParks: () => scope.setFilter({ ...filter, parks: [], portfolios: [] }),
  };
}

export type EventScope = ReturnType<typeof useEventScope>;
