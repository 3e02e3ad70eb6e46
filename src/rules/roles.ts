/** Account roles from least to most (§ 6). */
export const accountRoles = ["user", "admin", "owner"] as const;
/** Organisation roles from least to most, trades aside (readings "Organisation role order"). */
export const organizationRoles = ["guest", "member", "moderator", "admin", "owner"] as const;
/** Roles of a trade: they rank as member. */
export const tradeRoles = ["gardener", "electrician", "tbf", "operator"] as const;

export type AccountRole = (typeof accountRoles)[number];
export type OrganizationRole = (typeof organizationRoles)[number];
export type MemberRole = OrganizationRole | (typeof tradeRoles)[number];

/** Every role an organisation can give, in the order in which they are offered. */
export const memberRoles: readonly MemberRole[] = [
  "guest",
  "member",
  ...tradeRoles,
  "moderator",
  "admin",
  "owner",
];

/** Below every known role. */
const UNKNOWN = -1;

/** Place of an account role in its order; an unknown role ranks below all. */
export function accountRank(role: string | null | undefined): number {
  return accountRoles.findIndex((known) => known === role);
}

/** Place of an organisation role in its order; trades rank as member, an unknown role below all. */
export function memberRank(role: string | null | undefined): number {
  const known = tradeRoles.some((trade) => trade === role) ? "member" : role;
  return organizationRoles.findIndex((organizationRole) => organizationRole === known);
}

/** Whether an organisation role is the given one or higher; no role is not. */
export function isAtLeast(role: string | null | undefined, least: OrganizationRole): boolean {
  return memberRank(role) >= memberRank(least);
}

/** Account role admin or above: full access (§ 6). */
export function isPlatformAdmin(accountRole: string | null | undefined): boolean {
  return accountRank(accountRole) >= accountRank("admin");
}

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
