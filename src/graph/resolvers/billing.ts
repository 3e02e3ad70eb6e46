import type { Resolvers } from "../../generated/resolvers";
import {
  billingDelay,
  invoiceDelay,
  priceOf,
  sampleCompanies,
  sampleInvoices,
  siteReferences,
  sizeOf,
} from "../../rules/billing";

/** Waits so many milliseconds. */
export type Wait = (ms: number) => Promise<void>;

const groups = [
  ["PV", "pv"],
  ["Wind", "wind"],
] as const;

function tariffGroups() {
  const sites = sampleCompanies.flatMap((company) => company.sites);
  return groups.map(([name, type]) => ({
    name,
    sites: sites
      .filter((site) => site.type === type)
      .map((site) => ({ name: site.name, size: sizeOf(site), monthlyTariff: priceOf(site) })),
  }));
}

/** Invoices and billing out of fixed sample data: no call, only the wait that one would take (§7). */
export function createBilling(wait: Wait): Resolvers {
  const after = async <T>(ms: number, read: () => T): Promise<T> => {
    await wait(ms);
    return read();
  };
  return {
    Query: {
      invoices: () => after(invoiceDelay, () => [...sampleInvoices]),
      billingCustomers: () => after(billingDelay, () => [...sampleCompanies]),
      billingAddresses: () => after(billingDelay, () => [...sampleCompanies]),
      tariffs: () => after(billingDelay, tariffGroups),
    },
    BillingCustomer: {
      company: (customer) => customer,
      contacts: ({ contact }) => [contact],
      assignedSites: ({ sites }) =>
        sites.map((site) => ({
          ...{ uid: site.id, name: site.name, type: site.type, peakPowerWh: site.peakPowerWh },
          ...{ reference: siteReferences.get(site.id) ?? "", priceMonthly: priceOf(site) },
        })),
    },
    BillingAddress: {
      id: ({ id }) => `adresse-${id}`,
      contact: ({ contact, invoiceEmail }) => ({ ...contact, invoiceEmail }),
      assignedSites: ({ id, sites }) =>
        sites.map((site) => ({
          ...{ id: site.id, name: site.name, billingAddressId: `adresse-${id}`, size: sizeOf(site) },
          contractNumber: siteReferences.get(site.id) ?? "",
        })),
    },
    Invoice: {
      billingAddress: ({ company }) => company,
      downloadUrl: () => null,
    },
  };
}

export const billing: Resolvers = createBilling(
  (ms) => new Promise((resolve) => void setTimeout(resolve, ms)),
);
