import { hash } from "./random";
import type { Contact } from "./contactTypes";
import type { Organization, Park, Portfolio } from "./types";

const FIRST = [
  "Ingrid",
  "Lars",
  "Änne",
  "Tobias",
  "Käthe",
  "Jonas",
  "Maren",
  "Uwe",
  "Sophie",
  "Rıza",
  "Eva",
  "Knut",
];
const LAST = [
  "Hartung",
  "Jürgensen",
  "Groß",
  "Weber",
  "Östermann",
  "Kuhn",
  "Nguyen",
  "Brandt",
  "Lindqvist",
  "Maaß",
];
const FIRMS = [
  "Netzdienst Nord GmbH",
  "Grünpflege Jürgens",
  "Elektro Saß",
  "Direktvermarktung Süd AG",
  "Feuerwehr",
];
const DUTIES = ["Betriebsführung", "Netzleitstelle", "Grünpflege", "Elektrik", "Grundstück", "Notfall"];
/** Contacts by organization: the first one's list has a second page. */
const COUNTS = [46, 12, 9];
/** Copies of a fleet have no contacts of their own. */
const PARKS_WITH_CONTACTS = 40;

/** Whom an organization knows: each is assigned to one portfolio and two of its parks, every seventh to none. */
export function makeContacts(
  seed: number,
  organizations: readonly Organization[],
  portfolios: readonly Portfolio[],
  parks: readonly Park[],
): Contact[] {
  const base = parks.slice(0, PARKS_WITH_CONTACTS);
  return organizations.flatMap(({ uid }, place) => {
    const own = portfolios.filter(({ organization_uid }) => organization_uid === uid);
    return Array.from({ length: COUNTS[place] ?? 0 }, (_, index) => {
      const portfolio = index % 7 === 6 ? undefined : own[index % Math.max(1, own.length)];
      const near = base.filter(({ portfolio_uid }) => portfolio_uid === portfolio?.uid);
      const two = [near[index % Math.max(1, near.length)], near[(index + 1) % Math.max(1, near.length)]];
      return {
        ...person(seed, place * 100 + index + 1, place),
        owner: uid,
        portfolios: portfolio ? [portfolio.uid] : [],
        parks: [...new Set(two.flatMap((park) => park?.uid ?? []))],
      };
    });
  });
}

function person(seed: number, id: number, place: number): Omit<Contact, "owner" | "portfolios" | "parks"> {
  const roll = hash(seed + 301, id);
  const pick = (list: readonly string[], salt: number) => list[(roll >>> salt) % list.length] ?? "";
  const first_name = pick(FIRST, 2);
  const last_name = pick(LAST, 9);
  const isFirm = id % 9 === 0;
  const number = String(roll % 10_000_000).padStart(7, "0");
  const american = place === 2;
  return {
    id,
    first_name: isFirm ? null : first_name,
    last_name: isFirm ? null : last_name,
    email: `kontakt-${id}@${american ? "example.com" : "beispiel.test"}`,
    phone: american ? `+1 303 ${number}` : `+49 5121 ${number}`,
    mobile: id % 3 === 0 ? `+49 160 ${number}` : null,
    company: pick(FIRMS, 14),
    position: pick(DUTIES, 18),
    address1: `Umspannwerk ${1 + (roll % 90)}`,
    zip_code: american ? "80302" : "31134",
    city: american ? "Boulder" : "Hildesheim",
    country: american ? "US" : "DE",
    information: id % 5 === 0 ? "Nachts nur über die Leitstelle" : null,
  };
}
