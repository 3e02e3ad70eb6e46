import type { Schemas } from "./schemas";

export type EventCountModel = Schemas["EventCount"];
export type ParkEventModel = Schemas["ParkEvent"];
export type ShutdownEventModel = Schemas["ShutdownEvent"];
