import type { components } from "../generated/rest";

/**
 * What a resolver gets as parent: the REST object as it came, so that each name is changed once, in the resolver of
 * its field.
 */
type Schemas = components["schemas"];

export type SelfModel = Schemas["v1_self_user"];
export type SelfContactModel = Schemas["SelfContact"];
export type SelfOrganizationModel = NonNullable<SelfModel["organization"]>;
export type TotpModel = Schemas["TotpStatus"];
export type OrganizationModel = Schemas["Organization"];
export type PlanModel = NonNullable<OrganizationModel["subscription"]>;
export type PortfolioModel = Schemas["Portfolio"];
export type ParkModel = Schemas["Park"];
export type KpiModel = Schemas["Kpi"];
/** Pairs of epoch seconds and value. */
export type MetricModel = Omit<Schemas["Metric"], "points"> & {
  points: readonly (readonly (number | null)[])[];
};
export type KpiGraphModel = Schemas["Graph"];
export type DeviceModel = Schemas["Device"];
export type DeviceStatusModel = Schemas["DeviceStatus"];
export type DeviceVersionModel = NonNullable<DeviceModel["version"]>;
export type EventCountModel = Schemas["EventCount"];

/** The window of the monitor; each of its fields makes its own range query. */
export interface MonitorModel {
  /** ISO 8601. */
  readonly start: string;
  readonly end: string;
  /** Seconds. */
  readonly step: number;
  readonly reportStep: number;
  readonly parks: readonly string[];
}

/** A packed series; `time` in epoch milliseconds, ascending, `null` values are gaps. */
export interface SeriesModel {
  readonly park: string | null;
  /** Losses alone: who ordered them. */
  readonly kind: "grid" | "marketer" | "other" | null;
  readonly time: readonly number[];
  readonly value: readonly (number | null)[];
}
