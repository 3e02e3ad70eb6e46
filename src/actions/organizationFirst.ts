import type { Context } from "../command/context";
import type { Route } from "../routes";

/** What keeps whoever has no organization from a route: they would be led to /organization from it (§2 [11]). */
export function organizationFirst(route: Route | undefined) {
  const isOpen = route === undefined || route.withoutOrganization === true;
  return ({ access }: Context): string | undefined =>
    !isOpen && access.organizationUid === null ? "noOrganization" : undefined;
}
