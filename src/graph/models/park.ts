import type { Schemas } from "./schemas";

export type ParkModel = Schemas["Park"];
export type KpiModel = Schemas["Kpi"];
