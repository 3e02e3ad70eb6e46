import { graphql } from "gql.tada";
import type { ResultOf } from "gql.tada";

export const UsersQuery = graphql(`
  query Users($page: Int!, $limit: Int!) {
    users(page: $page, limit: $limit) {
      total
      page
      items {
        account
        role
        email
        firstName
        lastName
        organizationUid
        organizationName
      }
    }
  }
`);

export const UserQuery = graphql(`
  query User($account: ID!) {
    user(account: $account) {
      account
      role
      email
      firstName
      lastName
      organizationUid
      organizationName
    }
  }
`);

export type UserRow = ResultOf<typeof UsersQuery>["users"]["items"][number];
