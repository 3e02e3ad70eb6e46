import { stated } from "./answers";
import type { components } from "../generated/rest";
import type { ContactInput } from "../generated/resolvers";
import type { ContactModel } from "./models/contact";

type Fields = components["schemas"]["ContactFields"];

/** The fields that were given, by the server's names; null empties one, and what is missing is not sent. */
export function contactBody(contact: ContactInput): Fields {
  const { firstName, lastName, zipCode, ...same } = contact;
  const fields = { first_name: firstName, last_name: lastName, zip_code: zipCode, ...same };
  return stated(fields);
}

/** First and last name, else the company, else the address, else the id. */
export function contactName({ id, first_name, last_name, company, email }: ContactModel): string {
  const person = [first_name, last_name].filter((part) => part?.trim()).join(" ");
  return [person, company, email].find((part) => part?.trim()) ?? String(id);
}
