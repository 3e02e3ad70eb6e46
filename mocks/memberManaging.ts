import type { Backend } from "./backend";
import { refusal } from "./http";
import { membersOf, rankOf, reachOf } from "./memberRoles";
import { revokeWhere } from "./permissionEntries";
import type { Account } from "./world/types";

/** The member of the path, or the refusal: 404 for none, 403 for oneself and for whoever is above (readings). */
export function managed(
  backend: Backend,
  manager: Account,
  { orgUid, account }: { orgUid: string; account: string },
): Account | Response {
  const member = membersOf(backend, orgUid).find((one) => one.account === account);
  if (!member) return refusal(404, "Member not found");
  if (member.account === manager.account) return refusal(403, "Nobody manages themselves");
  if (rankOf(member.organization_role) > reachOf(backend, manager))
    return refusal(403, "This member is above you");
  return member;
}

/** Takes an account and what it was permitted out of its organization. */
export function leave(backend: Backend, member: Account): void {
  const organization = member.organization_uid;
  revokeWhere(backend, (one) => one.organization_uid === organization && one.holder === member.account);
  member.organization_uid = null;
  member.organization_role = null;
  backend.changed("accounts", member.account);
}
