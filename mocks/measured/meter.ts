type Values = readonly (number | null)[];

/** Readings further apart than this many usual steps tell nothing of the time between. */
const JOIN = 2.5;
/** Beside a fall a rise so many times the usual ones is a fault of the reading, or another meter. */
const FAULT = 10;
const LEAST_RISES = 4;
/** Fewer than four digits are no counter's. */
const LEAST_FULL = 9000;

/** The largest rise between neighbours that is still one of the usual ones. */
export function usualRise(values: Values): number {
  const rises: number[] = [];
  for (let index = 1; index < values.length; index++) {
    const [before, here] = [values[index - 1] ?? null, values[index] ?? null];
    if (before !== null && here !== null && here > before) rises.push(here - before);
  }
  rises.sort((a, b) => a - b);
  return rises[Math.floor((rises.length - 1) * 0.9)] ?? 0;
}

/**
 * The mean power between readings of a meter, W. A counter that begins anew at midnight, or after its last digit, goes
 * on; what else falls, and rises beyond all measure beside it, is missing.
 *
 * @param values - Wh.
 * @param time - epoch seconds.
 */
export function powerOfMeter(values: Values, time: readonly number[], step: number): (number | null)[] {
  const rises = values.filter((value, index) => (value ?? 0) > (values[index - 1] ?? Infinity)).length;
  const most = rises < LEAST_RISES ? Infinity : usualRise(values) * FAULT;
  return values.map((value, index) => {
    const next = values[index + 1] ?? null;
    const seconds = (time[index + 1] ?? Infinity) - (time[index] ?? 0);
    if (value === null || next === null || seconds > step * JOIN) return null;
    const energy = next >= value ? next - value : begunAnew([value, next, values[index + 2] ?? null], most);
    const hasFallen = (values[index - 1] ?? 0) > value || next < value;
    return energy === null || (hasFallen && energy > most) ? null : (energy * 3600) / seconds;
  });
}

/** A reading that is back at once where it was before had a fault between. */
function begunAnew(
  [value, next, after]: readonly [number, number, number | null],
  most: number,
): number | null {
  if (after !== null && after >= value) return null;
  const full = 10 ** Math.ceil(Math.log10(value));
  const over = full - value + next;
  if (value > full * 0.9 && value >= LEAST_FULL && over <= most) return over;
  return next <= value * 0.05 ? next : null;
}
