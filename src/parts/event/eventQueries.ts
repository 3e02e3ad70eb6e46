import { graphql } from "gql.tada";
import type { ResultOf } from "gql.tada";

const eventRow = graphql(`
  fragment EventRow on ParkEvent @_unmask {
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
          ...EventRow
        }
      }
    }
  `,
  [eventRow],
);

/** The events that go on, however old; what was closed here a moment ago is still among them. */
export const OpenEventsQuery = graphql(
  `
    query OpenEventRows($parks: [ID!], $portfolio: ID, $showHidden: Boolean) {
      openEvents(parks: $parks, portfolio: $portfolio, showHidden: $showHidden) {
        isWhole
        items {
          ...EventRow
        }
      }
    }
  `,
  [eventRow],
);

/** How many events there are by kind: at or above the threshold, and of any importance [166]. */
export const EventCountsQuery = graphql(`
  query EventCounts(
    $parks: [ID!]
    $portfolio: ID
    $start: DateTime
    $end: DateTime
    $showHidden: Boolean!
    $importanceThreshold: Int!
  ) {
    shown: eventCounts(
      parks: $parks
      portfolio: $portfolio
      start: $start
      end: $end
      showHidden: $showHidden
      importanceThreshold: $importanceThreshold
    ) {
      total
      counts {
        eventType
        count
      }
    }
    all: eventCounts(
      parks: $parks
      portfolio: $portfolio
      start: $start
      end: $end
      showHidden: $showHidden
      importanceThreshold: 0
    ) {
      total
      counts {
        eventType
        count
      }
    }
  }
`);

/** Pages 1 to `page` of the events that cost energy. */
export const ShutdownEventsQuery = graphql(`
  query ShutdownEvents(
    $page: Int!
    $limit: Int!
    $parks: [ID!]
    $portfolio: ID
    $start: DateTime
    $end: DateTime
  ) {
    shutdownEvents(
      page: $page
      limit: $limit
      parks: $parks
      portfolio: $portfolio
      start: $start
      end: $end
    ) {
      total
      page
      items {
        id
        park
        eventType
        shutdownType
        start
        end
        loss
      }
    }
  }
`);

export type ParkEventItem = ResultOf<typeof ParkEventsQuery>["parkEvents"]["items"][number];
export type ShutdownEventItem = ResultOf<typeof ShutdownEventsQuery>["shutdownEvents"]["items"][number];
