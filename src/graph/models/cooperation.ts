import type { Schemas } from "./schemas";

/** With the organization that looks, and whether its permissions failed to arrive. */
export type CooperationModel = Schemas["Cooperation"] & {
  readonly organization: string;
  readonly permissionsMissing?: boolean;
};
