import type { Schemas } from "./schemas";

export type EventCountModel = Schemas["EventCount"];
