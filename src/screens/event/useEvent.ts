import { useMemo } from "react";
import { EVENTS_AT_ONCE, ParkEventQuery, ParkEventsQuery } from "../../actions/eventDocuments";
import type { ParkEventItem } from "../../actions/eventDocuments";
import { usePages } from "../../frame/list/usePages";
import { useGraph } from "../../frame/useGraph";

/** One event: as a list has brought it, else looked for in the list of its park, or of all. */
export function useEvent(id: string, park: string | null) {
  const known = useGraph(
    ParkEventQuery,
    useMemo(() => ({ id }), [id]),
  );
  const isKnown = (known.data?.parkEvent ?? null) !== null;
  const base = useMemo(
    () => ({
      limit: EVENTS_AT_ONCE,
      parks: park === null ? [] : [park],
      portfolio: null,
      eventType: null,
      start: null,
      end: null,
      showHidden: true,
      importanceThreshold: null,
    }),
    [park],
  );
  const pages = usePages(ParkEventsQuery, base, {
    pause: isKnown,
    read: ({ parkEvents }) => parkEvents,
    searching: !isKnown,
  });
  const found: ParkEventItem | undefined = pages.items.find((each) => each.id === id);
  return {
    event: known.data?.parkEvent ?? found,
    pages,
    /** All of the list has been looked through. */
    isMissing: !isKnown && found === undefined && pages.query.data !== undefined && !pages.hasMore,
  };
}
