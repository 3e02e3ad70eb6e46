import { graphql } from "gql.tada";
import type { ResultOf } from "gql.tada";
import type { PortfolioItem } from "../../frame/portfoliosQuery";

/** What a park is. */
export const ParkQuery = graphql(`
  query Park($uid: ID!) {
    park(uid: $uid) {
      uid
      name
      kind
      peakPowerW
      commissionedAt
      latitude
      longitude
    }
  }
`);

/** How it does now. */
export const ParkFiguresQuery = graphql(`
  query ParkFigures($uid: ID!) {
    parkKpi(uid: $uid) {
      state
      powerW
      energyTodayWh
      lostEnergyTodayWh
      openEvents
      lastData
    }
  }
`);

/** How many important events it had since an instant. */
export const EventsSinceQuery = graphql(`
  query EventsSince($parks: [ID!], $start: DateTime, $end: DateTime) {
    eventCounts(parks: $parks, start: $start, end: $end) {
      total
    }
  }
`);

export type ParkItem = NonNullable<ResultOf<typeof ParkQuery>["park"]> & {
  /** Where it belongs; null where one may not see that. */
  readonly portfolio: Pick<PortfolioItem, "uid" | "name" | "timezone"> | null;
};
export type ParkFigures = ResultOf<typeof ParkFiguresQuery>["parkKpi"];
