import type { Schemas } from "./schemas";

export type InvitationModel = Schemas["Invitation"];
export type InvitingOrganizationModel = NonNullable<InvitationModel["organization"]>;
