import type { Self } from "../machines/answers";
import { accessOf } from "../machines/session";
import { allows } from "../rules/permission";
import type { Route } from "../routes";

/** Whether somebody may see a route's screen, or why not: without an organization there is little to see (§2 [11]). */
export type Admission = "in" | "withoutOrganization" | "denied";

/** Nothing of a screen is loaded, mounted or asked for whoever is not let in [F45]. */
export function admissionOf(self: Self, route: Route): Admission {
  if (self.organization === null && route.withoutOrganization !== true) return "withoutOrganization";
  return allows(accessOf(self), route.need) ? "in" : "denied";
}
