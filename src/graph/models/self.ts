import type { Schemas } from "./schemas";

export type SelfModel = Schemas["v1_self_user"];
export type SelfContactModel = Schemas["SelfContact"];
export type SelfOrganizationModel = NonNullable<SelfModel["organization"]>;
