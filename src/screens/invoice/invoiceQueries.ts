import { graphql } from "gql.tada";
import type { ResultOf } from "gql.tada";

export const InvoicesQuery = graphql(`
  query Invoices {
    invoices {
      id
      number
      date
      amount
      status
      billingAddress {
        id
        name
      }
    }
  }
`);

export const BillingQuery = graphql(`
  query Billing {
    billingCustomers {
      id
      company {
        name
        street
        postalCode
        city
        country
        vatId
        invoiceEmail
      }
      contacts {
        firstName
        lastName
        phone
        email
      }
      assignedSites {
        uid
        name
        type
        peakPowerWh
        reference
        priceMonthly
      }
    }
    billingAddresses {
      id
      name
      street
      postalCode
      city
      country
      vatId
      contact {
        firstName
        lastName
        phone
        email
        invoiceEmail
      }
      assignedSites {
        id
        name
        billingAddressId
        size
        contractNumber
      }
    }
    tariffs {
      name
      sites {
        name
        size
        monthlyTariff
      }
    }
  }
`);

export type InvoiceRow = ResultOf<typeof InvoicesQuery>["invoices"][number];
export type Billing = ResultOf<typeof BillingQuery>;
export type CustomerRow = Billing["billingCustomers"][number];
export type AddressRow = Billing["billingAddresses"][number];
export type TariffRow = Billing["tariffs"][number]["sites"][number];
