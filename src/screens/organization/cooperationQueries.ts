import { graphql } from "gql.tada";
import type { ResultOf } from "gql.tada";

/** The organizations that one's own cooperates with, page by page (§7 Organization [120]). */
export const CooperationsQuery = graphql(`
  query Cooperations($organization: ID!, $page: Int!, $limit: Int!, $includeExpired: Boolean!) {
    cooperations(organization: $organization, page: $page, limit: $limit, includeExpired: $includeExpired) {
      total
      page
      items {
        id
        organization
        uid
        name
        pending
        mayAccept
        proposedBy
        expired
        expiresAt
        permissionsMissing
        permissions {
          object
          uid
          name
        }
      }
    }
  }
`);

export type CooperationItem = ResultOf<typeof CooperationsQuery>["cooperations"]["items"][number];
