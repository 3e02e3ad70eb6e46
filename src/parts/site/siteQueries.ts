import { graphql } from "gql.tada";
import type { ResultOf } from "gql.tada";

export const ParkMembersQuery = graphql(`
  query SiteParkMembers($uid: ID!) {
    members: parkMembers(park: $uid) {
      id
      account
      role
      name
      email
    }
  }
`);

export const PortfolioMembersQuery = graphql(`
  query SitePortfolioMembers($uid: ID!) {
    members: portfolioMembers(portfolio: $uid) {
      id
      account
      role
      name
      email
    }
  }
`);

export type SiteMemberItem = ResultOf<typeof ParkMembersQuery>["members"][number];
