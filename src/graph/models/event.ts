import type { Schemas } from "./schemas";

export type EventCountModel = Schemas["EventCount"];
export type ParkEventModel = Schemas["ParkEvent"];
export type ShutdownEventModel = Schemas["ShutdownEvent"];

/** All events that go on; `isWhole` is false where there are too many to be looked through. */
export interface OpenEventsModel {
  readonly items: readonly ParkEventModel[];
  readonly isWhole: boolean;
}
