import { graphql } from "gql.tada";
import type { ResultOf } from "gql.tada";

/** Whose rights a platform admin may look at. */
export const RightsMembersQuery = graphql(`
  query RightsMembers($organization: ID!) {
    members(organization: $organization) {
      total
      items {
        account
        role
        email
        firstName
        lastName
      }
    }
  }
`);

export const RightsUserQuery = graphql(`
  query RightsUser($account: ID!) {
    user(account: $account) {
      account
      role
    }
  }
`);

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
        uid
        name
        pending
        expired
      }
    }
  }
`);

export type MemberItem = ResultOf<typeof RightsMembersQuery>["members"]["items"][number];
export type ObjectRight = ResultOf<typeof ObjectRightsQuery>["memberPermissions"]["items"][number];
