import { graphql } from "gql.tada";
import type { ResultOf } from "gql.tada";

export const RightsUserQuery = graphql(`
  query RightsUser($account: ID!) {
    user(account: $account) {
      account
      role
      email
      firstName
      lastName
      organizationUid
    }
  }
`);

export type RightsUser = NonNullable<ResultOf<typeof RightsUserQuery>["user"]>;

export const ObjectRightsQuery = graphql(`
  query ObjectRights($organization: ID!, $account: ID!) {
    memberPermissions(organization: $organization, account: $account) {
      items {
        object
        uid
        name
      }
    }
  }
`);

export const PartnersQuery = graphql(`
  query RightsPartners($organization: ID!) {
    cooperations(organization: $organization, limit: 100) {
      total
      items {
        id
        name
        pending
        expired
      }
    }
  }
`);

export type ObjectRight = ResultOf<typeof ObjectRightsQuery>["memberPermissions"]["items"][number];
