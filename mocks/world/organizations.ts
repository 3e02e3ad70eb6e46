import { uidFor } from "./random";
import type { Organization, Portfolio } from "./types";

/** The demo accounts belong to the first one; people and plants are those of the first three, the others cooperate. */
export function makeOrganizations(seed: number): Organization[] {
  const make = (
    index: number,
    name: string,
    city: string,
    street: string,
    postalCode: string,
    domain: string,
  ): Organization => ({
    uid: uidFor(seed, 1, index),
    name,
    mainBillingAddress: { street, city, postalCode, country: index === 2 ? "US" : "DE" },
    subscription: { status: index === 2 ? "inactive" : "active", endDate: index === 2 ? null : "2027-12-31" },
    email: `kontakt@${domain}`,
    phone: index === 2 ? "+1 303 555 0142" : `+49 5121 55501${index}`,
    website: `https://www.${domain}`,
    created_at: `20${17 + index}-03-0${index + 1}T09:00:00.000Z`,
  });
  return [
    make(0, "Bördekraft Energie eG", "Hildesheim", "Große Venedig 4", "31134", "boerdekraft.example"),
    make(1, "Hansewind Betriebsführung GmbH", "Mölln", "Grambeker Weg 111", "23879", "hansewind.example"),
    make(2, "Front Range Renewables LLC", "Boulder", "1942 Broadway", "80302", "frontrange.example"),
    make(
      3,
      "Alpenlicht Solarbetrieb GmbH",
      "Kempten (Allgäu)",
      "Füssener Straße 27",
      "87437",
      "alpenlicht.example",
    ),
    make(4, "Uckermärker Sonne & Wind KG", "Prenzlau", "Am Durchbruch 3", "17291", "uckersonne.example"),
    make(5, "Müritz Netzservice GmbH", "Waren (Müritz)", "Kietzstraße 14", "17192", "mueritznetz.example"),
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
