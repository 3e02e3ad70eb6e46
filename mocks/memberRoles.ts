import type { Backend } from "./backend";
import { refusal } from "./http";
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
export function isLastLeader(backend: Backend, member: Account): boolean {
  const others = membersOf(backend, member.organization_uid ?? "").filter((one) => one !== member);
  return isLastOf(
    member.organization_role,
    others.map((one) => one.organization_role),
  );
}

/** The same of the role that somebody holds beside the roles of all others, wherever they hold them. */
export function isLastOf(role: string | null, others: readonly (string | null)[]): boolean {
  const highest = Math.max(-1, ...others.map(rankOf));
  const own = rankOf(role);
  return (own === rankOf("owner") && highest < own) || (own >= rankOf("admin") && highest < rankOf("admin"));
}

export function lastLeader(): Response {
  return refusal(409, "The last owner or admin stays");
}
