import type { Schemas } from "./schemas";

/** Pairs of epoch seconds and value. */
export type MetricModel = Omit<Schemas["Metric"], "points"> & {
  points: readonly (readonly (number | null)[])[];
};
export type KpiGraphModel = Schemas["Graph"];
export type InverterStatModel = Schemas["InverterStat"];
export type StringStatModel = Schemas["StringStat"];
