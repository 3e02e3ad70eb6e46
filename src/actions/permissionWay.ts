import type { Entity } from "../command/entity";
import { routeById } from "../routes";

/** Where permissions are shown and changed, below /v1. */
export const permissionsPath = routeById("organizationPermissions")?.path ?? "";

/** Everything a member or partner may use beyond their role; `from` is the member whose permissions are to be copied. */
export function addressOfPermissions(holder: Entity | undefined, from?: Entity): string {
  const search = new URLSearchParams({
    ...(holder && { [holder.kind]: holder.uid }),
    ...(from && { from: from.uid }),
  });
  return `${permissionsPath}?${search.toString()}`;
}
