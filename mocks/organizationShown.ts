import type { Schemas } from "./http";
import type { Organization } from "./world/types";

/** An organization as its members see it. */
export function shown({ created_at: _, ...organization }: Organization): Schemas["Organization"] {
  return organization;
}
