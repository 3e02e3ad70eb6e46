import type { Schemas } from "./schemas";

export type TotpModel = Schemas["TotpStatus"];
