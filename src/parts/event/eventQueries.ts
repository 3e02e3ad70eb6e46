import { graphql } from "gql.tada";
import type { ResultOf } from "gql.tada";

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

export type ShutdownEventItem = ResultOf<typeof ShutdownEventsQuery>["shutdownEvents"]["items"][number];
