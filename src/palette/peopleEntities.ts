import type { ResultOf } from "gql.tada";
import type { Entity } from "../command/entity";
import type {
  AccountingContactsForPalette,
  ContactsForPalette,
  InvitationsForPalette,
  SessionsForPalette,
  UsersForPalette,
} from "./entityQueries";
import { aliasesOf } from "./placeEntities";

type UserOfPalette = ResultOf<typeof UsersForPalette>["users"]["items"][number];
type ContactOfPalette = ResultOf<typeof ContactsForPalette>["contacts"]["items"][number];
type AccountingContactOfPalette = ResultOf<
  typeof AccountingContactsForPalette
>["accountingContacts"]["items"][number];
type InvitationOfPalette = ResultOf<typeof InvitationsForPalette>["invitations"][number];
type SessionOfPalette = ResultOf<typeof SessionsForPalette>["sessions"][number];

/** What tells two of one name apart, where there is anything. */
function told(context: string | null | undefined): { context?: string } {
  return context ? { context } : {};
}

export function entityOfUser(user: UserOfPalette): Entity {
  const { account, role, email, firstName, lastName, organizationName } = user;
  const name = [firstName, lastName].filter(Boolean).join(" ") || email || account;
  return {
    kind: "user",
    uid: account,
    name,
    aliases: aliasesOf(name, [email]),
    state: role,
    ...told(organizationName),
  };
}

export function entityOfContact({ id, name, email, company }: ContactOfPalette): Entity {
  const shown = name || company || email || id;
  return {
    kind: "contact",
    uid: id,
    name: shown,
    aliases: aliasesOf(shown, [email, company]),
    ...told(shown === company ? email : company),
  };
}

export function entityOfAccountingContact(contact: AccountingContactOfPalette): Entity {
  const { id, name, email, company } = contact;
  const shown = name || company || email || id;
  return {
    kind: "accountingContact",
    uid: id,
    name: shown,
    aliases: aliasesOf(shown, [email, company]),
    ...told(shown === company ? email : company),
  };
}

/** An invitation to oneself goes by the organization it leads to. */
export function entityOfInvitation({ id, email, role, organization }: InvitationOfPalette): Entity {
  const name = organization?.name || email || id;
  return {
    kind: "invitation",
    uid: id,
    name,
    ...told(email === name ? null : email),
    ...(role ? { state: role } : {}),
  };
}

export function entityOfSession({ id, isActive, userAgent, ip, lastSeen }: SessionOfPalette): Entity {
  const name = userAgent || ip || id;
  const context = [ip === name ? null : ip, lastSeen?.slice(0, 16).replace("T", " ")]
    .filter(Boolean)
    .join(" · ");
  return { kind: "session", uid: id, name, state: isActive ? "active" : "ended", ...told(context) };
}
