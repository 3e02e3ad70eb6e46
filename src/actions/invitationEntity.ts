import type { Entity } from "../command/entity";

interface InvitationRow {
  readonly id: string;
  readonly email: string | null;
  readonly role: string | null;
  readonly organization: { readonly name: string | null } | null;
}

/** An invitation to oneself goes by the organization it leads to. */
export function invitationEntity({ id, email, role, organization }: InvitationRow): Entity {
  const name = organization?.name || email || id;
  return {
    kind: "invitation",
    uid: id,
    name,
    ...(email && email !== name ? { context: email } : {}),
    ...(role ? { state: role } : {}),
  };
}
