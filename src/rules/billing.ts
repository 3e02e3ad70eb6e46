/**
 * Billing and invoices: fixed sample data, made up and in German as such data is, with no call to a server (§1, §7).
 * Screens say that it is sample data. Amounts in EUR.
 */
import { SAMPLE_PV_MONTHLY_PRICE, SAMPLE_WIND_TARIFF } from "./constants";
import { sampleNumber } from "./sampleNumbers";

/** How long the samples take to come, in milliseconds (§7). */
export const invoiceDelay = 500;
export const billingDelay = 800;

export interface SampleContact {
  readonly firstName: string;
  readonly lastName: string;
  readonly phone: string;
  readonly email: string;
}

interface SampleSite {
  readonly id: string;
  readonly name: string;
  readonly type: "pv" | "wind";
  readonly peakPowerWh: number;
}

export interface SampleCompany {
  readonly id: string;
  readonly name: string;
  readonly street: string;
  readonly city: string;
  readonly postalCode: string;
  readonly country: string;
  readonly vatId: string;
  readonly invoiceEmail: string;
  readonly contact: SampleContact;
  readonly sites: readonly SampleSite[];
}

const pv = (id: string, name: string, kilowatts: number): SampleSite => ({
  ...{ id, name, type: "pv" },
  peakPowerWh: kilowatts * 1000,
});
const wind = (id: string, name: string, kilowatts: number): SampleSite => ({
  ...{ id, name, type: "wind" },
  peakPowerWh: kilowatts * 1000,
});

export const sampleCompanies: readonly SampleCompany[] = [
  {
    ...{ id: "kunde-1", name: "Sonnenwerk Musterstadt GmbH", street: "Lindenallee 12" },
    ...{ city: "Musterstadt", postalCode: "12345", country: "Deutschland", vatId: "DE000000001" },
    invoiceEmail: "rechnung@sonnenwerk.example",
    contact: {
      ...{ firstName: "Käthe", lastName: "Mustermann" },
      ...{ phone: "+49 30 0000001", email: "k.mustermann@sonnenwerk.example" },
    },
    sites: [pv("anlage-1", "Solarpark Lindenfeld", 4_800), pv("anlage-2", "Dachanlage Bauhof", 310)],
  },
  {
    ...{ id: "kunde-2", name: "Bürgerenergie Beispieltal eG", street: "Am Mühlbach 3" },
    ...{ city: "Beispieltal", postalCode: "54321", country: "Deutschland", vatId: "DE000000002" },
    invoiceEmail: "buchhaltung@beispieltal.example",
    contact: {
      ...{ firstName: "Jürgen", lastName: "Beispiel" },
      ...{ phone: "+49 651 0000002", email: "j.beispiel@beispieltal.example" },
    },
    sites: [pv("anlage-3", "Solarpark Mühlwiese", 2_250), wind("anlage-4", "Windrad Höhenweg", 3_000)],
  },
  {
    ...{ id: "kunde-3", name: "Windhof Nordermoor KG", street: "Deichstraße 40" },
    ...{ city: "Nordermoor", postalCode: "26789", country: "Deutschland", vatId: "DE000000003" },
    invoiceEmail: "office@nordermoor.example",
    contact: {
      ...{ firstName: "Silke", lastName: "Größer" },
      ...{ phone: "+49 491 0000003", email: "s.groesser@nordermoor.example" },
    },
    sites: [wind("anlage-5", "Windpark Nordermoor", 12_600), wind("anlage-6", "Windpark Süderkoog", 6_900)],
  },
];

export function priceOf({ type }: Pick<SampleSite, "type">): number {
  return type === "pv" ? SAMPLE_PV_MONTHLY_PRICE : SAMPLE_WIND_TARIFF;
}

/** "4.800 kWp" as a German invoice writes it; wind in kW. */
export function sizeOf({ type, peakPowerWh }: SampleSite): string {
  const kilowatts = String(peakPowerWh / 1000).replace(/\B(?=(\d{3})+$)/g, ".");
  return `${kilowatts} ${type === "pv" ? "kWp" : "kW"}`;
}

/** The contract number of each site, by its id: VS-2024-01 and on. */
export const siteReferences: ReadonlyMap<string, string> = new Map(
  sampleCompanies.flatMap(({ sites }) => sites).map(({ id }, index) => [id, sampleNumber(index)]),
);

export interface SampleInvoice {
  readonly id: string;
  readonly number: string;
  readonly company: SampleCompany;
  readonly date: string;
  readonly amount: number;
  readonly status: "paid" | "pending";
}

/** One invoice a month and company; those of the last month are not paid yet. */
const invoiceDays = ["2024-01-31", "2024-02-29", "2024-03-31"];

export const sampleInvoices: readonly SampleInvoice[] = invoiceDays
  .flatMap((date, month) => sampleCompanies.map((company) => ({ company, date, month })))
  .map(({ company, date, month }, index) => ({
    id: `rechnung-${index + 1}`,
    number: sampleNumber(index),
    company,
    date,
    amount: company.sites.reduce((sum, site) => sum + priceOf(site), 0),
    status: month < invoiceDays.length - 1 ? "paid" : "pending",
  }));
