import { sumOf } from "../../rules/money";
import type { AddressRow, Billing, CustomerRow, InvoiceRow } from "./invoiceQueries";

export interface InvoiceSums {
  readonly paid: number;
  readonly pending: number;
  readonly all: number;
}

const withStatus = (invoices: readonly InvoiceRow[], status: string) =>
  sumOf(invoices.filter((each) => each.status === status).map(({ amount }) => amount));

/** What is paid, what is pending and both; a status that nobody knows counts in the last alone. */
export function invoiceSums(invoices: readonly InvoiceRow[]): InvoiceSums {
  return {
    paid: withStatus(invoices, "paid"),
    pending: withStatus(invoices, "pending"),
    all: sumOf(invoices.map(({ amount }) => amount)),
  };
}

export interface MonthRow extends InvoiceSums {
  /** yyyy-MM. */
  readonly month: string;
}

/** The sums of each month, the latest first. */
export function monthSums(invoices: readonly InvoiceRow[]): readonly MonthRow[] {
  const months = [...new Set(invoices.map(({ date }) => date.slice(0, 7)))].sort().reverse();
  return months.map((month) => ({
    month,
    ...invoiceSums(invoices.filter(({ date }) => date.startsWith(month))),
  }));
}

/** What the sites of a tariff cost a month. */
export function tariffSum({ sites }: Billing["tariffs"][number]): number {
  return sumOf(sites.map(({ monthlyTariff }) => monthlyTariff));
}

export function customerSum({ assignedSites }: CustomerRow): number {
  return sumOf(assignedSites.map(({ priceMonthly }) => priceMonthly));
}

export interface SiteRow {
  readonly id: string;
  readonly name: string;
  readonly customer: string;
  readonly type: string;
  readonly size: string | null;
  readonly reference: string;
  readonly priceMonthly: number;
}

/** Every billed site with its customer, and its size as its billing address has it. */
export function siteRows(
  customers: readonly CustomerRow[],
  addresses: readonly AddressRow[],
): readonly SiteRow[] {
  const sizes = new Map(
    addresses.flatMap(({ assignedSites }) => assignedSites.map(({ id, size }) => [id, size])),
  );
  return customers.flatMap(({ company, assignedSites }) =>
    assignedSites.map(({ uid, ...site }) => ({
      ...site,
      id: uid,
      customer: company.name,
      size: sizes.get(uid) ?? null,
    })),
  );
}
