/** Digits after the decimal mark, `most` at most, that all of a column need: given to each, their marks stand in line. */
export function digitsOfAll(values: readonly (number | null | undefined)[], most = 1): number {
  let digits = 0;
  for (const value of values) {
    const rounded = Number.isFinite(value) ? Math.round((value ?? 0) * 10 ** most) : 0;
    while (rounded % 10 ** (most - digits) !== 0) digits += 1;
  }
  return digits;
}
