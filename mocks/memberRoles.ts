import type { Backend } from "./backend";
import { isPlatformAdmin, roleOf } from "./sight";
import type { Account, MemberRole } from "./world/types";

/** Member roles from least to most; trades rank as member (readings). */
const order = ["guest", "member", "moderator", "admin", "owner"];
const trades = ["gardener", "electrician", "tbf", "operator"];

export const everyRole: readonly MemberRole[] = [
  "guest",
  "member",
  "gardener",
  "electrician",
  "tbf",
  "operator",
  "moderator",
  "admin",
  "owner",
];

/** Place in the order; -1 for an unknown role or none. */
export function rankOf(role: string | null): number {
  return order.indexOf(trades.includes(role ?? "") ? "member" : (role ?? ""));
}

/** How far the authority of an account reaches over members; platform staff have all. */
export function reachOf(backend: Backend, account: Account): number {
  return isPlatformAdmin(account) ? Number.POSITIVE_INFINITY : rankOf(roleOf(backend, account));
}

/** Members of an organization. */
export function membersOf(backend: Backend, organization: string): Account[] {
  return backend.world.accounts.filter(({ organization_uid }) => organization_uid === organization);
}

/** Whether nobody else owns, or nobody else administers, what this member owns or administers. */
export function isLastLeader(
  backend: Backend,
  { account, organization_uid, organization_role }: Account,
): boolean {
  const others = membersOf(backend, organization_uid ?? "").filter((one) => one.account !== account);
  const highest = Math.max(-1, ...others.map((one) => rankOf(one.organization_role)));
  const own = rankOf(organization_role);
  return (own === rankOf("owner") && highest < own) || (own >= rankOf("admin") && highest < rankOf("admin"));
}
