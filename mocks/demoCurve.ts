import type { Samples } from "./measured/samples";
import { powerOf } from "./measured/summary";

/** So many values suffice for a small picture. */
const VALUES = 240;

/** AC power, else grid power, in at most 240 even stretches of time: the mean of each, W; null where there is no sample. */
export function curveOf(placed: Samples): (number | null)[] {
  const power = placed.ac.some((value) => value !== null) ? placed.ac : powerOf(placed);
  const stepSeconds = placed.step;
  const [first = 0] = placed.time;
  const span = (placed.time.at(-1) ?? first) - first + stepSeconds;
  const stretches = Math.max(1, Math.min(VALUES, Math.round(span / Math.max(1, stepSeconds))));
  const sums = Array.from({ length: stretches }, () => ({ sum: 0, count: 0 }));
  for (const [index, at] of placed.time.entries()) {
    const value = power[index] ?? null;
    const stretch = sums[Math.min(stretches - 1, Math.floor(((at - first) / span) * stretches))];
    if (value === null || !stretch) continue;
    stretch.sum += value;
    stretch.count += 1;
  }
  return sums.map(({ sum, count }) => (count === 0 ? null : sum / count));
}
