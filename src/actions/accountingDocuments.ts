import { graphql } from "gql.tada";

/** Contacts of accounting as they are now: what an edit begins with, and what each is assigned to. */
export const AccountingContactsKnown = graphql(`
  query AccountingContactsKnown($page: Int!, $limit: Int!) {
    accountingContacts(page: $page, limit: $limit) {
      total
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
