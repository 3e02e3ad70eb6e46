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

/**
 * Whether an organisation would lose its last owner, or the last person who can administer it, with this member
 * [107]: such a member is neither removed nor demoted.
 */
export function isLastLeader(account: string, members: readonly Member[]): boolean {
  const rank = memberRank(members.find((member) => member.account === account)?.role);
  const others = members
    .filter((member) => member.account !== account)
    .map((member) => memberRank(member.role));
  const highest = Math.max(UNKNOWN, ...others);
  const owner = memberRank("owner");
  return (
    (rank === owner && highest < owner) || (rank >= memberRank("admin") && highest < memberRank("admin"))
  );
}
