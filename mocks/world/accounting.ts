import { hash } from "./random";
import type { AccountingContact, AccountingContract, Park } from "./types";

const people = [
  ...["Käthe Brandt", "Jürgen Weiß", "Søren Holm", "Friederike Groß", "Änne Schröder", "Paul Gäßler"],
  ...["Małgorzata Wójcik", "Ömer Yıldız", "Heike Petersen", "Torben Lüders", "Denise O'Neill", "José García"],
  ...["Ruth Öhler", "Björn Neumann"],
];
const companies = ["Sonnenwerk Buchhaltung", "Nordlicht Treuhand", "Front Range Accounting"];
const contactCount = 26;

/** 26 contacts, so that there is a second page; each is responsible for one or two parks. */
export function makeAccountingContacts(seed: number, parks: readonly Park[]): AccountingContact[] {
  return Array.from({ length: contactCount }, (_, index) => {
    const name = people[index % people.length] ?? "";
    const company = companies[index % companies.length] ?? "";
    const own = [parks[index], hash(seed, index) % 2 === 0 ? parks[index + 7] : undefined];
    return {
      id: index + 1,
      name: index < people.length ? name : `${name} ${Math.floor(index / people.length) + 1}`,
      company,
      email: `buchhaltung${index + 1}@demo.test`,
      phone: `+49 30 ${String(100_000 + (hash(seed + 1, index) % 900_000))}`,
      park_uids: own.flatMap((park) => (park ? [park.uid] : [])),
    };
  });
}

/** Contracts for three of four parks; the others have none yet. */
export function makeContracts(parks: readonly Park[]): AccountingContract[] {
  return parks
    .filter((_, index) => index % 4 !== 3)
    .map((park, index) => ({
      park_uid: park.uid,
      number: `VS-2024-${String(index + 1).padStart(2, "0")}`,
      tariff: park.kind === "wind" ? "wind" : "pv",
      price_monthly: park.kind === "wind" ? 45 : 150,
      start_date: "2024-01-01",
      end_date: null,
    }));
}
