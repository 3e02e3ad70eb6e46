type Values = readonly (number | null)[];

/** Readings further apart than this many usual steps tell nothing of the time between. */
const JOIN = 2.5;
/** A rise so many times the usual ones is a fault of the reading, or another meter; beside a fall fewer times tell it. */
const FAULT = 10;
const FAULT_AT_FALL = 4;
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

/** The mean power of each interval, W, and the places of the readings after which an interval is in doubt. */
export interface MeterPower {
  readonly power: (number | null)[];
  /** Left out: readings fall there, as at another meter. */
  readonly falls: readonly number[];
  /** They rise there beyond all measure, as at another meter that stood higher. */
  readonly jumps: readonly number[];
}

/**
 * The mean power between readings of a meter. A counter that begins anew at midnight, or after its last digit, goes
 * on; what else falls is left out.
 *
 * @param values - Wh.
 * @param time - epoch seconds.
 */
export function powerOfMeter(values: Values, time: readonly number[], step: number): MeterPower {
  const rises = values.filter((value, index) => (value ?? 0) > (values[index - 1] ?? Infinity)).length;
  const usual = usualRise(values);
  const most = rises < LEAST_RISES ? Infinity : usual * FAULT_AT_FALL;
  const jump = rises < 2 ? Infinity : usual * (rises < LEAST_RISES ? FAULT * FAULT : FAULT);
  const [falls, jumps]: [number[], number[]] = [[], []];
  const power = values.map((value, index) => {
    const next = values[index + 1] ?? null;
    const seconds = (time[index + 1] ?? Infinity) - (time[index] ?? 0);
    if (value === null || next === null || seconds > step * JOIN) return null;
    const energy = next >= value ? next - value : begunAnew([value, next, values[index + 2] ?? null], most);
    const hasFallen = (values[index - 1] ?? 0) > value || next < value;
    if (energy === null || (hasFallen && energy > most)) {
      falls.push(index);
      return null;
    }
    if (!hasFallen && energy > jump) jumps.push(index);
    return (energy * 3600) / seconds;
  });
  return { power, falls, jumps };
}

/** Fewer values tell nothing of what is usual. */
const LEAST_VALUES = 20;

/** The place of the highest value where it is many times nearly all others; -1 where it is not. */
export function spikeOf(values: Values): number {
  const known = values.filter((value) => value !== null && value > 0) as number[];
  if (known.length < LEAST_VALUES) return -1;
  const sorted = Float64Array.from(known).sort();
  const usual = sorted[Math.min(Math.floor(sorted.length * 0.99), sorted.length - 2)] ?? 0;
  const highest = sorted.at(-1) ?? 0;
  return highest > usual * FAULT ? values.indexOf(highest) : -1;
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
