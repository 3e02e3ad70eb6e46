import type { Entity } from "../../command/entity";
import type { ContactItem } from "./contactQueries";

/** A contact as the engine knows it; its company, or its address, tells two of one name apart. */
export function contactEntity({ id, name, company, email }: ContactItem): Entity {
  const context = name === company ? email : company || email;
  return {
    kind: "contact",
    uid: id,
    name,
    ...(context && context !== name ? { context } : {}),
    ...(email && email !== name ? { aliases: [email] } : {}),
  };
}

/** What is known of a contact, as its form has it. */
export function contactValues(contact: ContactItem): Readonly<Record<string, string | undefined>> {
  const { id: _id, name: _name, ...fields } = contact;
  return Object.fromEntries(Object.entries(fields).map(([field, value]) => [field, value ?? undefined]));
}
