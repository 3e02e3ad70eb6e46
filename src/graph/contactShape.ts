import type { components } from "../generated/rest";
import type { ContactInput } from "../generated/resolvers";
import type { ContactModel, ContactPageModel } from "./models/contact";
import { RestError } from "./restError";

type Fields = components["schemas"]["ContactFields"];

/** The fields that were given, by the server's names; null empties one, and what is missing is not sent. */
export function contactBody(contact: ContactInput): Fields {
  const { firstName, lastName, zipCode, ...same } = contact;
  const fields = { first_name: firstName, last_name: lastName, zip_code: zipCode, ...same };
  return Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== undefined));
}

/** An id as the server had it: the graph knows texts alone, the server may count. */
export function contactKey(id: string): string | number {
  return /^[1-9]\d{0,14}$/.test(id) ? Number(id) : id;
}

/** First and last name, else the company, else the address, else the id. */
export function contactName({ id, first_name, last_name, company, email }: ContactModel): string {
  const person = [first_name, last_name].filter((part) => part?.trim()).join(" ");
  return [person, company, email].find((part) => part?.trim()) ?? String(id);
}

function isContact(value: unknown): value is ContactModel {
  const id: unknown = typeof value === "object" && value !== null ? Reflect.get(value, "id") : undefined;
  return (typeof id === "string" && id !== "") || typeof id === "number";
}

/** A contact that the server has made or changed; one without an id is a malformed answer. */
export async function contactOf(answer: Promise<unknown>): Promise<ContactModel> {
  const contact = await answer;
  if (!isContact(contact)) throw new RestError("malformed", 200);
  return contact;
}

/**
 * One page of contacts: each once, and none without an id, which could be neither changed nor told from another. A total
 * that is no number counts as none: the list then ends here. Without a list the answer is malformed.
 */
export async function contactPage(
  answer: Promise<{ readonly contacts?: unknown; readonly total?: unknown; readonly page?: unknown }>,
  asked: number,
): Promise<ContactPageModel> {
  const { contacts, total, page } = await answer;
  if (!Array.isArray(contacts)) throw new RestError("malformed", 200);
  const byId = new Map(contacts.filter(isContact).map((one) => [String(one.id), one]));
  return {
    items: [...byId.values()],
    total: typeof total === "number" && Number.isFinite(total) ? Math.max(0, Math.trunc(total)) : 0,
    page: typeof page === "number" && Number.isInteger(page) ? page : asked,
  };
}
