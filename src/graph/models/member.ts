import type { Schemas } from "./schemas";

export type MemberModel = Schemas["Member"];
export type PermissionModel = Schemas["Permission"];
