import type { Backend } from "./backend";
import type { Schemas } from "./http";
import { refusal } from "./http";
import { rankOf, reachOf } from "./memberRoles";
import type { Access } from "./organizationAccess";
import { permissionsOf } from "./permissionEntries";
import type { Cooperation } from "./world/types";

function isExpired(backend: Backend, { expires_at }: Cooperation): boolean {
  return expires_at !== null && Date.parse(expires_at) <= backend.now();
}

/** Cooperations that an organization has part in. */
export function cooperationsOf(backend: Backend, uid: string, includeExpired: boolean): Cooperation[] {
  return backend.world.cooperations.filter(
    (one) =>
      (one.organization_uid === uid || one.partner_uid === uid) &&
      (includeExpired || !isExpired(backend, one)),
  );
}

/** The cooperation between two, in either direction, or 404. */
export function pairOf(
  backend: Backend,
  { orgUid, coopOrgUid }: { orgUid: string; coopOrgUid: string },
): Cooperation | Response {
  const found = cooperationsOf(backend, orgUid, true).find(
    (one) => orgUid !== coopOrgUid && [one.organization_uid, one.partner_uid].includes(coopOrgUid),
  );
  return found ?? refusal(404, "Cooperation not found");
}

/** A cooperation as one of its sides sees it; what it permits is for those who may set it. */
export function shown(backend: Backend, one: Cooperation, access: Access): Schemas["Cooperation"] {
  const own = access.organization.uid;
  const uid = one.organization_uid === own ? one.partner_uid : one.organization_uid;
  const maySet = reachOf(backend, access.account) >= rankOf("moderator");
  return {
    uid,
    name: backend.world.organizations.find((each) => each.uid === uid)?.name ?? null,
    pending: one.pending,
    invited_by: one.organization_uid,
    expired: isExpired(backend, one),
    expires_at: one.expires_at,
    ...(maySet ? { permissions: permissionsOf(backend, { organization_uid: own, holder: uid }) } : {}),
  };
}
