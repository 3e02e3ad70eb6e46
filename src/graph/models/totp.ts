import type { TotpStatus } from "../totpAnswers";
import type { Schemas } from "./schemas";

export type TotpModel = TotpStatus;
export type TotpSetupModel = Schemas["TotpSetup"];
