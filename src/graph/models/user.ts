import type { Schemas } from "./schemas";

export type UserModel = Schemas["User"];
