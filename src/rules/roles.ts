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
