import { uidFor } from "./random";
import type { Cooperation, Organization, Portfolio } from "./types";

/** The demo accounts belong to the first one. All three cooperate; one cooperation still waits to be accepted. */
export function makeOrganizations(seed: number): Organization[] {
  const make = (
    index: number,
    name: string,
    city: string,
    street: string,
    postalCode: string,
  ): Organization => ({
    uid: uidFor(seed, 1, index),
    name,
    mainBillingAddress: { street, city, postalCode, country: index === 2 ? "US" : "DE" },
    subscription: { status: index === 2 ? "inactive" : "active", endDate: index === 2 ? null : "2027-12-31" },
    created_at: `20${17 + index}-03-0${index + 1}T09:00:00.000Z`,
  });
  return [
    make(0, "Bördekraft Energie eG", "Hildesheim", "Große Venedig 4", "31134"),
    make(1, "Hansewind Betriebsführung GmbH", "Mölln", "Grambeker Weg 111", "23879"),
    make(2, "Front Range Renewables LLC", "Boulder", "1942 Broadway", "80302"),
  ];
}

export function makeCooperations(organizations: readonly Organization[]): Cooperation[] {
  const [demo, wind, west] = organizations.map((organization) => organization.uid);
  if (!demo || !wind || !west) return [];
  return [
    { organization_uid: demo, partner_uid: wind, pending: false },
    { organization_uid: west, partner_uid: demo, pending: false },
    { organization_uid: wind, partner_uid: west, pending: true },
  ];
}

/** Six portfolios in three zones, one of them in dollars. The demo organization owns four, two with other zones. */
export function makePortfolios(seed: number, organizations: readonly Organization[]): Portfolio[] {
  const make = (
    index: number,
    owner: number,
    name: string,
    timezone: string,
    currency: string,
  ): Portfolio => ({
    uid: uidFor(seed, 2, index),
    organization_uid: organizations[owner]?.uid ?? "",
    name,
    timezone,
    currency,
  });
  return [
    make(0, 0, "Hildesheimer Börde", "Europe/Berlin", "EUR"),
    make(1, 0, "Lausitz und Fläming", "Europe/Berlin", "EUR"),
    make(2, 1, "Lauenburg", "Europe/Berlin", "EUR"),
    make(3, 1, "Schwäbische Donau", "Europe/Berlin", "EUR"),
    make(4, 0, "Gran Canaria", "Atlantic/Canary", "EUR"),
    make(5, 0, "Front Range", "America/Denver", "USD"),
  ];
}
