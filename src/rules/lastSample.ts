interface Sampled {
  /** Epoch milliseconds in ascending order. */
  readonly time: readonly number[];
  readonly value: readonly (number | null)[];
}

/** So far behind the latest series one is late at least, ms: each comes in steps of its own. */
const LATE_MS = 30 * 60_000;

/** When series last said something, epoch milliseconds; undefined where none has a value. */
export function lastSample(series: readonly Sampled[]): number | undefined {
  const last = series.flatMap(({ time, value }) => time[value.findLastIndex((each) => each !== null)] ?? []);
  return last.length === 0 ? undefined : Math.max(...last);
}

/** Whether one has stayed behind the latest of them: by more than two of its own steps, and more than half an hour. */
export function isBehind(at: number, latest: number, stepS: number): boolean {
  return latest - at > Math.max(2 * stepS * 1000, LATE_MS);
}
