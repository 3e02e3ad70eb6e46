/** Below this share of the siblings' median something is worth a look. */
export const LAGGING = -0.15;

/** One that yields far less than its siblings. */
export interface Lagging {
  readonly name: string;
  /** From the median of the siblings, as a share. */
  readonly deviation: number;
  /** Id of what is looked at for it: the inverter, or the box of a string; null where none is known. */
  readonly leadsTo: string | null;
}

/** The middle of the numbers; null of none. */
export function medianOf(values: readonly (number | null)[]): number | null {
  const sorted = values
    .filter((value): value is number => value !== null && Number.isFinite(value))
    .sort((a, b) => a - b);
  const middle = sorted.length >> 1;
  const [lower, upper] = [sorted[(sorted.length - 1) >> 1], sorted[middle]];
  return lower === undefined || upper === undefined ? null : (lower + upper) / 2;
}

/**
 * How far each is from the median of all, as a share: −0.18 is 18 % less. Null where it has no value, or where there is
 * nothing to compare with: fewer than two values, or a median that is not above zero.
 */
export function deviations(values: readonly (number | null)[]): readonly (number | null)[] {
  const median = medianOf(values);
  const known = values.filter((value) => value !== null).length;
  return values.map((value) =>
    value === null || median === null || median <= 0 || known < 2 ? null : value / median - 1,
  );
}
