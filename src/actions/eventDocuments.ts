import { graphql } from "gql.tada";
import type { ResultOf } from "gql.tada";
import type { Tools } from "../command/tools";

/**
 * An event as lists show it and as a write changes it: everything the lists sort and filter by, so that a write puts it
 * where it belongs.
 */
const parkEvent = graphql(`
  fragment ParkEventItem on ParkEvent @_unmask {
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
`);

/** One event as a list or a write has brought it; null where none has: the server has no call for it. */
export const ParkEventQuery = graphql(
  `
    query ParkEvent($id: ID!) {
      parkEvent(id: $id) {
        ...ParkEventItem
      }
    }
  `,
  [parkEvent],
);

/** Looked through for one of them, events come in pages as long as the server gives them. */
export const EVENTS_AT_ONCE = 100;

/** Pages 1 to `page` of the events of parks: later pages append [167]. */
export const ParkEventsQuery = graphql(
  `
    query ParkEvents(
      $page: Int!
      $limit: Int!
      $parks: [ID!]
      $portfolio: ID
      $eventType: String
      $start: DateTime
      $end: DateTime
      $showHidden: Boolean!
      $importanceThreshold: Int
    ) {
      parkEvents(
        page: $page
        limit: $limit
        parks: $parks
        portfolio: $portfolio
        eventType: $eventType
        start: $start
        end: $end
        showHidden: $showHidden
        importanceThreshold: $importanceThreshold
      ) {
        total
        page
        items {
          ...ParkEventItem
        }
      }
    }
  `,
  [parkEvent],
);

/** The events that go on, however old; what was closed here a moment ago is still among them. */
export const OpenEventsQuery = graphql(
  `
    query OpenEvents($parks: [ID!], $portfolio: ID, $showHidden: Boolean) {
      openEvents(parks: $parks, portfolio: $portfolio, showHidden: $showHidden) {
        isWhole
        items {
          ...ParkEventItem
        }
      }
    }
  `,
  [parkEvent],
);

export const CreateEvent = graphql(
  `
    mutation CreateEvent($event: EventInput!) {
      createEvent(event: $event) {
        ...ParkEventItem
      }
    }
  `,
  [parkEvent],
);

export const UpdateEvent = graphql(
  `
    mutation UpdateEvent($id: ID!, $changes: EventChanges!) {
      updateEvent(id: $id, changes: $changes) {
        ...ParkEventItem
      }
    }
  `,
  [parkEvent],
);

export const CloseEvent = graphql(
  `
    mutation CloseEvent($id: ID!, $solution: String!) {
      closeEvent(id: $id, solution: $solution) {
        ...ParkEventItem
      }
    }
  `,
  [parkEvent],
);

export const DeleteEvent = graphql(`
  mutation DeleteEvent($id: ID!) {
    deleteEvent(id: $id)
  }
`);

export type ParkEventItem = ResultOf<typeof parkEvent>;

/** The event as the lists have it; undefined where nobody has loaded all of it. Asks no server: there is no such call. */
export async function knownEvent(tools: Tools, id: string): Promise<ParkEventItem | undefined> {
  try {
    const { parkEvent } = await tools.query(ParkEventQuery, { id }, { cached: true });
    return parkEvent ?? undefined;
  } catch {
    return undefined;
  }
}
