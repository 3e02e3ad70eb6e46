import { graphql } from "gql.tada";
import type { ResultOf } from "gql.tada";

/** Whose rights are looked at, however many members there are. */
export const RightsMemberQuery = graphql(`
  query RightsMember($organization: ID!, $accounts: [ID!]!) {
    membersNamed(organization: $organization, accounts: $accounts) {
      account
      role
      email
      firstName
      lastName
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

export type MemberItem = ResultOf<typeof RightsMemberQuery>["membersNamed"][number];
export type ObjectRight = ResultOf<typeof ObjectRightsQuery>["memberPermissions"]["items"][number];
