import { hash } from "./random";
import type { Account, AccountContact, MemberRole, Organization, Session } from "./types";

/** Two-factor secret of totp@demo.test (base32), fixed so that a demo authenticator can show its code. */
const DEMO_TOTP_SECRET = "JBSWY3DPEHPK3PXPGEZDGNBVGY3TQOJQ";
const DEMO_BACKUP_CODES: readonly string[] = [
  ...["4f7k-9qzd", "h2wm-x8rt", "p6nc-3vjb", "z9ga-7lse", "t5yu-1dko"],
  ...["m8xf-6bhw", "q3re-4nzp", "c7vj-2tga", "w1sd-5kym", "b6ul-8foe"],
];

type Person = readonly [
  name: string,
  first: string,
  last: string,
  organization: number | null,
  member: MemberRole | null,
  role?: string,
];

const PEOPLE: readonly Person[] = [
  ["admin", "Jürgen", "Weiß", 0, "admin", "admin"],
  ["owner", "Friederike", "Großkreutz", 0, "owner"],
  ["moderator", "Søren", "Jäger", 0, "moderator"],
  ["member", "Zoë", "Müller", 0, "member"],
  ["new", "Björn", "Neumann", null, null],
  ["totp", "Änne", "Schröder", 0, "admin"],
  ["guest", "Paul", "Gäßler", 0, "guest"],
  ["gardener", "Käthe", "Grünewald", 0, "gardener"],
  ["electrician", "Ömer", "Yıldız", 0, "electrician"],
  ["tbf", "Günther", "Strauß", 0, "tbf"],
  ["operator", "Małgorzata", "Wójcik", 0, "operator"],
  ["hanse", "Heike", "Petersen", 1, "owner"],
  ["techniker", "Torben", "Lüders", 1, "member"],
  ["denver", "Denise", "O'Neill", 2, "owner"],
  ["boulder", "José", "García", 2, "moderator"],
  ["root", "Ruth", "Öhler", 2, "admin", "owner"],
  ["showcase", "Demo", "Konto", 0, "guest", "demo"],
];

/** Everyone of the demo; all with the password "demo" and `<name>@demo.test`. */
export function makeAccounts(organizations: readonly Organization[]): Account[] {
  return PEOPLE.map(([name, first, last, organization, member, role], index) => ({
    account: `account-${name}`,
    email: `${name}@demo.test`,
    email_pending: null,
    username: name,
    password: "demo",
    role: role ?? "user",
    theme: null,
    language: null,
    contact: contactOf(index, first, last),
    organization_uid: organization === null ? null : (organizations[organization]?.uid ?? null),
    organization_role: member,
    totp:
      name === "totp"
        ? { secret: DEMO_TOTP_SECRET, enabled: true, backup_codes: [...DEMO_BACKUP_CODES] }
        : null,
  }));
}

function contactOf(index: number, first_name: string, last_name: string): AccountContact {
  const number = String(hash(index, 33) % 10_000_000).padStart(7, "0");
  const nowhere = { information: null, address2: null, state: null };
  const address = {
    address1: `Bördestraße ${index + 1}`,
    zip_code: "31134",
    city: "Hildesheim",
    country: "DE",
  };
  return {
    id: index + 1,
    first_name,
    last_name,
    mobile: `+49 151 ${number}`,
    phone: null,
    ...nowhere,
    ...address,
  };
}

const AGENTS = [
  "Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0",
  "Mozilla/5.0 (iPhone; CPU iPhone OS 18_5 like Mac OS X) AppleWebKit/605.1.15 Safari/604.1",
  "Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 Chrome/142.0 Safari/537.36",
];

/** Earlier sign-ins of everyone: one revoked, two that have run out. None of them lets anybody in. */
export function makeSessions(accounts: readonly Account[], nowMs: number): Session[] {
  return accounts.flatMap((account, person) =>
    AGENTS.map((user_agent, index) => {
      const seen = nowMs - (1 + index * 9 + (hash(person, index) % 7)) * 86_400_000;
      return {
        id: `past-${person}-${index}`,
        account: account.account,
        is_active: false,
        revoked: index === 1,
        created_at: new Date(seen - 5_400_000).toISOString(),
        last_seen: new Date(seen).toISOString(),
        user_agent,
        ip: `198.51.100.${10 + person}`,
        totp_verified: account.totp !== null,
      };
    }),
  );
}
