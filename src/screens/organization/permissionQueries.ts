import { graphql } from "gql.tada";
import type { ResultOf } from "gql.tada";

/** What a member may use beyond their role (§7 Organization). */
export const MemberPermissionsQuery = graphql(`
  query MemberPermissions($organization: ID!, $account: ID!) {
    held: memberPermissions(organization: $organization, account: $account) {
      items {
        object
        uid
        name
      }
    }
  }
`);

/** What a partner may use. */
export const CooperationPermissionsQuery = graphql(`
  query CooperationPermissions($organization: ID!, $partner: ID!) {
    held: cooperationPermissions(organization: $organization, partner: $partner) {
      items {
        object
        uid
        name
      }
    }
  }
`);

export type HeldPermission = ResultOf<typeof MemberPermissionsQuery>["held"]["items"][number];
