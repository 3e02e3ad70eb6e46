import type { Context } from "../command/context";
import type { Entity } from "../command/entity";
import { canManageMember, leadLost } from "../rules/manage";
import { nameOfPerson } from "../rules/person";
import type { Person } from "../rules/person";

interface MemberRow extends Person {
  readonly role: string;
}

/**
 * A member of an organization as the engine knows it; its role decides who may act on it. With all members at hand it is
 * known, too, who is the last to lead.
 */
export function memberEntity(
  member: MemberRow,
  organization: string,
  all: readonly MemberRow[] = [],
): Entity {
  const { account, role, email } = member;
  const name = nameOfPerson(member);
  const lastLead = leadLost(account, all);
  return {
    kind: "member",
    uid: account,
    name,
    ...(email && email !== name ? { context: email, aliases: [email] } : {}),
    parent: organization,
    state: role,
    ...(lastLead === undefined ? {} : { lastLead }),
  };
}

/** Whether whoever asks may act on a member: not on themselves, not on those above [105][106]. */
export function isManageable({ uid, state = "" }: Entity, { access }: Context): boolean {
  return canManageMember(access, { account: uid, role: state });
}

/** Why whoever asks may not act on a member. */
export function whyNotManageable({ uid }: Entity, { access }: Context): string {
  return uid === access.account ? "self" : "above";
}
