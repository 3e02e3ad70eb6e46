import { graphql } from "gql.tada";
import type { ResultOf } from "gql.tada";

export const ForecastsQuery = graphql(`
  query Forecasts($page: Int!, $limit: Int!, $search: String, $portfolio: ID, $park: ID) {
    forecasts(page: $page, limit: $limit, search: $search, portfolio: $portfolio, park: $park) {
      items {
        id
        park {
          uid
          name
        }
        portfolio {
          uid
          name
        }
        unit
        horizonHours
        createdAt
        series
        actual
        earlier {
          createdAt
          series
        }
      }
      total
      page
    }
  }
`);

export type ForecastItem = ResultOf<typeof ForecastsQuery>["forecasts"]["items"][number];
