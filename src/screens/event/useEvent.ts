import { graphql } from "gql.tada";
import { useMemo } from "react";
import { usePages } from "../../frame/list/usePages";
import { ParkEventsQuery } from "../../parts/event/eventQueries";
import type { ParkEventItem } from "../../parts/event/eventQueries";
import { useGraph } from "../../frame/useGraph";

/** The server gives lists alone: an event that no list has brought is looked for in pages as long as it gives them. */
const SEARCH_LIMIT = 100;

const EventQuery = graphql(`
  query Event($id: ID!) {
    parkEvent(id: $id) {
      id
      park
      eventType
      start
      end
      importance
      hidden
      title
      description
      solution
    }
  }
`);

/** One event: as a list has brought it, else looked for in the list of its park, or of all. */
export function useEvent(id: string, park: string | null) {
  const known = useGraph(
    EventQuery,
    useMemo(() => ({ id }), [id]),
  );
  const isKnown = (known.data?.parkEvent ?? null) !== null;
  const base = useMemo(
    () => ({
      limit: SEARCH_LIMIT,
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
