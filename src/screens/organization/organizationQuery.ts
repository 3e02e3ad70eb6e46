import { graphql } from "gql.tada";
import type { ResultOf } from "gql.tada";

export const OrganizationQuery = graphql(`
  query Organization($uid: ID!) {
    organization(uid: $uid) {
      uid
      name
      email
      phone
      website
      billingAddress {
        street
        city
        postalCode
        country
      }
      subscription {
        status
        endDate
      }
    }
  }
`);

export type OrganizationItem = NonNullable<ResultOf<typeof OrganizationQuery>["organization"]>;
