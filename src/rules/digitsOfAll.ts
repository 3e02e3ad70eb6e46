/** Digits after the decimal mark, `most` at most, that all of a column need: given to each, their marks stand in line. */
export function digitsOfAll(values: readonly (number | null | undefined)[], most = 1): number {
  let digits = 0;
  for (const value of values) {
    const rounded = Number.isFinite(value) ? Math.round((value ?? 0) * 10 ** most) : 0;
    while (rounded % 10 ** (most - digits) !== 0) digits += 1;
  }
  return digits;
}

const FIGURES = 3;
const MOST_DIGITS = 4;

/**
 * Digits after the decimal mark with which the greatest of some values is read to three figures: at least one, at most
 * four. Losses of some MWh on an axis of GWh would all read as nought with one.
 */
export function digitsToRead(values: readonly (number | null | undefined)[]): number {
  const most = values.reduce<number>((last, each) => Math.max(last, Math.abs(each ?? 0) || 0), 0);
  if (most === 0) return 1;
  const before = Math.floor(Math.log10(most)) + 1;
  return Math.min(MOST_DIGITS, Math.max(1, FIGURES - before));
}
