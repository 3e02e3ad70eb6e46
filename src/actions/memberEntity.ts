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

/** Somebody of a park or a portfolio is no member of an organization by that: its commands are not for them [121]. */
export function isOfOrganization({ parent }: Entity): boolean {
  return parent !== undefined;
}

/** Whether whoever asks may act on a member: not on themselves, not on those above [105][106]. */
export function isManageable(member: Entity, { access }: Context): boolean {
  const { uid, state = "" } = member;
  return isOfOrganization(member) && canManageMember(access, { account: uid, role: state });
}

/** Why whoever asks may not act on a member; nothing to say of somebody whom it is not about. */
export function whyNotManageable(member: Entity, { access }: Context): string | undefined {
  if (!isOfOrganization(member)) return undefined;
  return member.uid === access.account ? "self" : "above";
}
