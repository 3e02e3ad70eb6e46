import type { Entity } from "../command/entity";

export interface AccountingContactName {
  readonly id: string;
  readonly name: string | null;
  readonly company: string | null;
  readonly email: string | null;
}

/** What a contact of accounting goes by. */
export function nameOfAccountingContact({ id, name, company, email }: AccountingContactName): string {
  return name || company || email || id;
}

/** A contact of accounting as keys and palette act on it. */
export function accountingContactEntity(contact: AccountingContactName): Entity {
  const { id, company, email } = contact;
  const name = nameOfAccountingContact(contact);
  const told = name === company ? email : company;
  return {
    kind: "accountingContact",
    uid: id,
    name,
    aliases: [email, company].flatMap((other) => (other && other !== name ? [other] : [])),
    ...(told ? { context: told } : {}),
  };
}
