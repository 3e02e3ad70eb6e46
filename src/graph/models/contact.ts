import type { Schemas } from "./schemas";

export type ContactModel = Schemas["Contact"];
