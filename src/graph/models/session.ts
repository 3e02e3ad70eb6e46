import type { Schemas } from "./schemas";

export type SessionModel = Schemas["Session"];
