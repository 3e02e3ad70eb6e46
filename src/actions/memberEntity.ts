import type { Context } from "../command/context";
import type { Entity } from "../command/entity";
import { canManageMember } from "../rules/manage";

interface MemberRow {
  readonly account: string;
  readonly role: string;
  readonly email?: string | null;
  readonly firstName?: string | null;
  readonly lastName?: string | null;
}

/** A member of an organization as the engine knows it; its role decides who may act on it. */
export function memberEntity(member: MemberRow, organization: string): Entity {
  const { account, role, email, firstName, lastName } = member;
  const full = [firstName, lastName].filter(Boolean).join(" ");
  const name = full || email || account;
  return {
    kind: "member",
    uid: account,
    name,
    ...(email && email !== name ? { context: email, aliases: [email] } : {}),
    parent: organization,
    state: role,
  };
}

/** Whether whoever asks may act on a member: not on themselves, not on those above [105][106]. */
export function isManageable({ uid, state = "" }: Entity, { access }: Context): boolean {
  return canManageMember(access, { account: uid, role: state });
}
