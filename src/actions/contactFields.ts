import { graphql } from "gql.tada";
import { text } from "../command/args";
import { ActionError } from "../command/tools";
import type { Tools } from "../command/tools";
import { errorTexts } from "../rules/errorTexts";

const line = () => text({ optional: true, maxLength: 255 });

/** What can be said of a contact. */
export const contactFields = {
  firstName: line(),
  lastName: line(),
  company: line(),
  position: line(),
  email: text({ format: "email", optional: true, maxLength: 255 }),
  phone: line(),
  mobile: line(),
  address1: line(),
  zipCode: line(),
  city: line(),
  country: line(),
  information: text({ format: "multiline", optional: true, maxLength: 2000 }),
};

/** Whatever is known of a contact may be taken away again. */
export const clearableContactFields = Object.fromEntries(
  Object.entries(contactFields).map(([name, field]) => [name, { ...field, clears: true as const }]),
) as { readonly [K in keyof typeof contactFields]: (typeof contactFields)[K] & { readonly clears: true } };

type Named = { readonly [K in "firstName" | "lastName" | "company" | "email"]?: string | null | undefined };

/** What a contact is called by what was said of it. */
export function nameOf({ firstName, lastName, company, email }: Named): string {
  const person = [firstName, lastName].filter((part) => part?.trim()).join(" ");
  return [person, company, email].find((part) => part?.trim()) ?? "";
}

/** A changed contact shows wherever it is listed. */
export const ChangedContact = graphql(`
  fragment ChangedContact on Contact @_unmask {
    id
    name
    firstName
    lastName
    email
    phone
    mobile
    company
    position
    address1
    zipCode
    city
    country
    information
  }
`);

/** The user's organization, without which no call on contacts is made (§5). */
export function ownOrganization(tools: Pick<Tools, "context">): string {
  const { organizationUid } = tools.context().access;
  if (organizationUid === null) throw new ActionError(errorTexts.noOrganization);
  return organizationUid;
}
