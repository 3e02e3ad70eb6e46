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
