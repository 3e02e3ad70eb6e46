import type { Schemas } from "./schemas";

export type OrganizationModel = Schemas["Organization"];
export type PlanModel = NonNullable<OrganizationModel["subscription"]>;
