import { accountRank, accountRoles, isAtLeast, isPlatformAdmin, memberRank, memberRoles } from "./roles";
import type { AccountRole, MemberRole } from "./roles";

/** Below every known role. */
const UNKNOWN = -1;

/** The organisation roles someone may grant: none above their own [106], all for a platform admin. */
export function grantableRoles(ownRole: string | null | undefined, platformAdmin: boolean): MemberRole[] {
  return memberRoles.filter((role) => platformAdmin || memberRank(role) <= memberRank(ownRole));
}

/** The account roles someone may grant in the user directory: none above their own. */
export function grantableAccountRoles(ownRole: string | null | undefined): AccountRole[] {
  return isPlatformAdmin(ownRole)
    ? accountRoles.filter((role) => accountRank(role) <= accountRank(ownRole))
    : [];
}

/**
 * Whether a platform admin may change the role of a user of the directory or delete them [201]: never oneself, and
 * nobody above.
 */
export function canManageUser(
  own: { readonly account: string; readonly accountRole: string },
  user: { readonly account: string; readonly role: string },
): boolean {
  if (own.account === "" || own.account === user.account || !isPlatformAdmin(own.accountRole)) return false;
  return accountRank(own.accountRole) >= accountRank(user.role);
}

/** Someone who may act on members: their account and both roles. */
export interface Manager {
  readonly account: string;
  readonly accountRole: string;
  readonly organizationRole: string | null;
}

export interface Member {
  readonly account: string;
  readonly role: string;
}

/**
 * Whether `own` may act on a member at all (§ 6 [105], [106]): never on oneself; a platform admin on everybody else;
 * otherwise a moderator or higher on members who are not above. What exactly may be done is the capability's matter.
 */
export function canManageMember(own: Manager, member: Member): boolean {
  if (own.account === "" || own.account === member.account) return false;
  if (isPlatformAdmin(own.accountRole)) return true;
  return (
    isAtLeast(own.organizationRole, "moderator") &&
    memberRank(own.organizationRole) >= memberRank(member.role)
  );
}

/** What a place cannot be without: someone who owns it, and someone who can administer it. */
export type Lead = "owner" | "admin";

/**
 * Whom an organisation, or a park, would have no other of were this member removed, or given `role` instead of theirs
 * [107]: its owner, or else anybody to administer it. Undefined where nothing would be lost.
 */
export function leadLost(account: string, members: readonly Member[], role = ""): Lead | undefined {
  const rank = memberRank(members.find((member) => member.account === account)?.role);
  const others = members
    .filter((member) => member.account !== account)
    .map((member) => memberRank(member.role));
  const highest = Math.max(UNKNOWN, ...others);
  const [owner, admin] = [memberRank("owner"), memberRank("admin")];
  if (memberRank(role) >= rank) return undefined;
  if (rank === owner && highest < owner) return "owner";
  return rank >= admin && highest < admin ? "admin" : undefined;
}
