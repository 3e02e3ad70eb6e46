import type { Schemas } from "./schemas";

export type TotpModel = Schemas["TotpStatus"];
export type TotpSetupModel = Schemas["TotpSetup"];
