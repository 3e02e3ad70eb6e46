import type { Backend } from "./backend";
import { bodyOf } from "./body";
import type { Field } from "./body";
import type { Fields } from "./filters";
import { filterOf } from "./filters";
import type { Schemas } from "./http";
import { invalid, refusal } from "./http";
import { pageOf } from "./paging";
import type { Contact, ContactFields } from "./world/contactTypes";

/** Text, or null to empty it; each may be missing. */
const line: Field<string | null> & { optional: true } = {
  is: (value): value is string | null =>
    value === null || (typeof value === "string" && value.length <= 2000),
  msg: "Text or null expected",
  optional: true,
};
const email: Field<string | null> & { optional: true } = {
  is: (value): value is string | null =>
    value === null || (typeof value === "string" && /^[^\s@]+@[^\s@]+\.[^\s@]+$/.test(value)),
  msg: "Not an email address",
  optional: true,
};

const fields = {
  first_name: line,
  last_name: line,
  email,
  phone: line,
  mobile: line,
  company: line,
  position: line,
  address1: line,
  zip_code: line,
  city: line,
  country: line,
  information: line,
};

type Name = keyof ContactFields;
const names = Object.keys(fields) as Name[];
const blank = Object.fromEntries(names.map((name) => [name, null])) as Record<Name, null>;

/** The fields over those of a contact, or over none; 422 for what is wrong or would leave nobody to call. */
export async function fieldsOf(
  request: Request,
  old: ContactFields = blank,
): Promise<ContactFields | Response> {
  const body = await bodyOf(request, fields);
  if (body instanceof Response) return body;
  const given = Object.fromEntries(Object.entries(body).filter(([, value]) => value !== undefined));
  if (Object.keys(given).length === 0) return invalid([{ msg: "A field expected", loc: ["body"] }]);
  const merged: ContactFields = { ...only(old), ...given };
  return [merged.first_name, merged.last_name, merged.company, merged.email].some((part) => part?.trim())
    ? merged
    : invalid([{ msg: "A name, a company or an address expected", loc: ["body", "last_name"] }]);
}

/** A new contact of an organization; 409 where it has that address already. */
export function addContact(
  backend: Backend,
  owner: string,
  own: ContactFields,
  at: Partial<Pick<Contact, "portfolios" | "parks">> = {},
): Contact | Response {
  const taken = takenBy(backend, owner, own.email, null);
  if (taken) return taken;
  const id = 1 + Math.max(0, ...backend.world.contacts.map((one) => one.id));
  const contact: Contact = { ...own, id, owner, portfolios: [], parks: [], ...at };
  backend.world.contacts.push(contact);
  backend.changed("contacts", id);
  return contact;
}

/** Changes a contact in place; 422 and 409 as above. */
export async function changeContact(
  backend: Backend,
  request: Request,
  contact: Contact,
): Promise<Contact | Response> {
  const merged = await fieldsOf(request, contact);
  if (merged instanceof Response) return merged;
  const taken = takenBy(backend, contact.owner, merged.email, contact.id);
  if (taken) return taken;
  Object.assign(contact, merged);
  backend.changed("contacts", contact.id);
  return contact;
}

function takenBy(backend: Backend, owner: string, address: string | null, self: number | null) {
  const wanted = address?.toLowerCase();
  const isTaken = backend.world.contacts.some(
    (one) => one.owner === owner && one.id !== self && one.email?.toLowerCase() === wanted,
  );
  return wanted !== undefined && isTaken ? refusal(409, "A contact with this address exists") : null;
}

/** One page of contacts by name, filtered by email_search, search_all and filters; 422 for what cannot be read. */
export function contactPage(
  all: readonly Contact[],
  query: URLSearchParams,
): { contacts: Schemas["Contact"][]; total: number; page: number } | Response {
  const page = pageOf(query.get("page"), query.get("limit"));
  if (page instanceof Response) return page;
  const filter = filterOf(query.get("filters"), filterable);
  if (!filter)
    return invalid([{ msg: "FIELD co TEXT or FIELD ne TEXT expected", loc: ["query", "filters"] }]);
  const address = (query.get("email_search") ?? "").trim().toLowerCase();
  const text = (query.get("search_all") ?? "").trim().toLowerCase();
  const found = all
    .filter((one) => (one.email ?? "").toLowerCase().includes(address) && filter(one) && mentions(one, text))
    .sort((one, other) => nameOf(one).localeCompare(nameOf(other), "de") || one.id - other.id);
  return {
    contacts: found.slice(page.from, page.to).map(shownContact),
    total: found.length,
    page: page.number,
  };
}

const filterable: Fields<Contact> = {
  ...Object.fromEntries(names.map((name) => [name, (one: Contact) => one[name]])),
  name: nameOf,
};

function nameOf({ first_name, last_name, company, email: address }: ContactFields): string {
  const person = [last_name, first_name].filter((part) => part !== null).join(" ");
  return person || (company ?? address ?? "");
}

function mentions(one: Contact, text: string): boolean {
  return text === "" || names.some((name) => (one[name] ?? "").toLowerCase().includes(text));
}

function only(one: ContactFields): ContactFields {
  return Object.fromEntries(names.map((name) => [name, one[name]])) as Record<Name, string | null>;
}

/** A contact as the API shows it. */
export function shownContact(contact: Contact): Schemas["Contact"] {
  return { id: contact.id, ...only(contact) };
}
