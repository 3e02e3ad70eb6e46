import { graphql } from "gql.tada";
import type { ResultOf } from "gql.tada";

/** Members by account, however many the organization has. */
export const NamedMembersQuery = graphql(`
  query NamedMembers($organization: ID!, $accounts: [ID!]!) {
    membersNamed(organization: $organization, accounts: $accounts) {
      account
      role
      email
      firstName
      lastName
    }
  }
`);

export type NamedMember = ResultOf<typeof NamedMembersQuery>["membersNamed"][number];
