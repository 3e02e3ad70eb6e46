import type { Backend } from "./backend";
import { refusal } from "./http";
import { rankOf, reachOf } from "./memberRoles";
import { isPlatformAdmin } from "./sight";
import { visitor } from "./visitor";
import type { Account, Organization } from "./world/types";

/** Who asks, and about which organization. */
export interface Access {
  readonly account: Account;
  readonly organization: Organization;
}

/**
 * The visitor with the organization of the path: 401, 404 for an unknown one, 403 for one that is not theirs or where
 * they hold less than `least` (§6).
 */
export function organizationAccess(
  backend: Backend,
  request: Request,
  uid: string,
  least: "guest" | "moderator" | "admin" = "guest",
): Access | Response {
  const who = visitor(backend, request);
  if (who instanceof Response) return who;
  const { account } = who;
  const organization = backend.world.organizations.find((one) => one.uid === uid);
  if (!organization) return refusal(404, "Organization not found");
  if (!isPlatformAdmin(account) && account.organization_uid !== uid)
    return refusal(403, "Not allowed to see this organization");
  if (reachOf(backend, account) < rankOf(least)) return refusal(403, `This needs the role ${least}`);
  return { account, organization };
}
