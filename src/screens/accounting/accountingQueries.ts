import { graphql } from "gql.tada";
import type { ResultOf } from "gql.tada";

/** Without its name an answer of nothing but "no contract" would be no answer at all. */
export const ContractQuery = graphql(`
  query Contract($park: ID!) {
    __typename
    contract(park: $park) {
      park
      number
      tariff
      priceMonthly
      startDate
      endDate
    }
  }
`);

export const AccountingContactsQuery = graphql(`
  query AccountingContacts($page: Int!, $limit: Int!, $search: String) {
    accountingContacts(page: $page, limit: $limit, search: $search) {
      total
      page
      items {
        id
        name
        company
        email
        phone
        parks
      }
    }
  }
`);

export type ContractItem = NonNullable<ResultOf<typeof ContractQuery>["contract"]>;
export type ContactRow = ResultOf<typeof AccountingContactsQuery>["accountingContacts"]["items"][number];
