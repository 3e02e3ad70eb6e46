import { graphql } from "gql.tada";
import type { ResultOf } from "gql.tada";

/** Portfolios with their parks and figures of now: one call that shell, dashboard and sites share. */
export const PortfoliosQuery = graphql(`
  query Portfolios {
    portfolios(updateExt: false) {
      uid
      name
      timezone
      currency
      parks {
        uid
        name
        kind
        latitude
        longitude
        peakPowerW
        commissionedAt
        kpi {
          state
          powerW
          energyTodayWh
          lostEnergyTodayWh
          openEvents
          lastData
        }
      }
    }
  }
`);

export type PortfolioItem = ResultOf<typeof PortfoliosQuery>["portfolios"][number];
export type ParkItem = PortfolioItem["parks"][number];
