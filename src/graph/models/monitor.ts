/** The window of the monitor; each of its fields makes its own range query. */
export interface MonitorModel {
  /** ISO 8601. */
  readonly start: string;
  readonly end: string;
  /** Seconds. */
  readonly step: number;
  readonly reportStep: number;
  readonly parks: readonly string[];
  /** What was asked for already: the remarks are those of the same answers. */
  readonly asked: Map<MonitorKind, Promise<RangeAnswer>>;
}

export type MonitorKind = "grid" | "ac" | "report" | "radiation" | "loss";

/** One range query's answer. */
export interface RangeAnswer {
  readonly series: SeriesModel[];
  /** The server's warnings; null among them: the answer is partial, and nothing more was said. */
  readonly remarks: readonly (string | null)[];
}
/** A packed series; `time` in epoch milliseconds, ascending, `null` values are gaps. */
export interface SeriesModel {
  readonly park: string | null;
  /** Losses alone: who ordered them. */
  readonly kind: "grid" | "marketer" | "other" | null;
  readonly time: readonly number[];
  readonly value: readonly (number | null)[];
}
