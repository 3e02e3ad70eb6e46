import { graphql } from "gql.tada";
import type { ResultOf } from "gql.tada";

/** The members of an organization, as many as one call gives (§7 Organization [102]). */
export const MembersQuery = graphql(`
  query Members($organization: ID!) {
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

export type MemberItem = ResultOf<typeof MembersQuery>["members"]["items"][number];
