import { graphql } from "gql.tada";
import type { FragmentOf } from "gql.tada";

const ContactRow = graphql(`
  fragment ContactRow on Contact @_unmask {
    id
    name
    firstName
    lastName
    email
    phone
    mobile
    company
    position
    address1
    zipCode
    city
    country
    information
  }
`);

export type ContactItem = FragmentOf<typeof ContactRow>;

export const OrganizationContactsQuery = graphql(
  `
    query OrganizationContacts($place: ID!, $page: Int!, $limit: Int!) {
      list: contacts(organization: $place, page: $page, limit: $limit) {
        total
        page
        items {
          ...ContactRow
        }
      }
    }
  `,
  [ContactRow],
);

export const PortfolioContactsQuery = graphql(
  `
    query PortfolioContacts($place: ID!, $page: Int!, $limit: Int!) {
      list: portfolioContacts(portfolio: $place, page: $page, limit: $limit) {
        total
        page
        items {
          ...ContactRow
        }
      }
    }
  `,
  [ContactRow],
);

export const ParkContactsQuery = graphql(
  `
    query ParkContacts($place: ID!, $page: Int!, $limit: Int!) {
      list: parkContacts(park: $place, page: $page, limit: $limit) {
        total
        page
        items {
          ...ContactRow
        }
      }
    }
  `,
  [ContactRow],
);

/** Contacts of the organization that hold a text in any field [132]. */
export const ContactSearchQuery = graphql(
  `
    query ContactSearch($organization: ID!, $search: String!, $limit: Int!) {
      contactSearch(organization: $organization, search: $search, limit: $limit) {
        ...ContactRow
      }
    }
  `,
  [ContactRow],
);
