import type { SampleCompany, SampleInvoice } from "../../rules/billing";

export type BillingCustomerModel = SampleCompany;
export type BillingAddressModel = SampleCompany;
export type InvoiceModel = SampleInvoice;
