/** What was measured of one side; without p95 where there was one value. */
export interface Figure {
  readonly median: number;
  readonly p95?: number;
}

export type Unit = "ms" | "s" | "kB" | "MB" | "%" | "";

export interface Peer extends Figure {
  readonly name: string;
  /** How many times ours this peer took on the machine on which the goals were set, had ours met its goal there. */
  readonly goalRatio?: number;
}

/** One line of the table: a job, ours beside the peers of the same run. */
export interface Row {
  readonly job: string;
  readonly unit: Unit;
  readonly ours: Figure;
  readonly peers: readonly Peer[];
  /** As speed.md words it. */
  readonly goal: string;
  /** Null where there is no goal. */
  readonly met: boolean | null;
  /** What has to be known to read the figures. */
  readonly note?: string;
}

/** Median and 95th percentile of what was measured. */
export function figureOf(values: readonly number[]): Figure {
  const sorted = [...values].sort((one, other) => one - other);
  const at = (share: number) => sorted[Math.floor((sorted.length - 1) * share)] ?? Number.NaN;
  return sorted.length > 1 ? { median: at(0.5), p95: at(0.95) } : { median: at(0.5) };
}

export function medianOf(values: readonly number[]): number {
  return figureOf(values).median;
}
