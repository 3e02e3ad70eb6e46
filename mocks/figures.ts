import type { Backend } from "./backend";
import { createBreather } from "./waiting";
import type { Slot } from "./window";
import type { Energy } from "./world/energy";
import { energy } from "./world/energy";
import { modelOf } from "./world/model";
import { powerColumns } from "./world/series";
import type { Park, WorldState } from "./world/types";

/** Parks with the same series but for their size: one stands for all, `factor` times its own numbers. */
export interface Portion {
  readonly park: Park;
  readonly factor: number;
  readonly count: number;
}

/** What several parks did in one step; null throughout where none of them has data. */
export type Figures = Omit<Energy, "availability"> & { readonly availability: number | null };

/** The parks in portions: 5,000 copies of 40 parks cost as much as the 40. */
export function portionsOf(world: WorldState, parks: readonly Park[]): readonly Portion[] {
  const portions = new Map<string, { park: Park; scale: number; count: number }>();
  for (const park of parks) {
    const key = park.measured ?? modelOf(world, park).key;
    const known = portions.get(key);
    if (known) portions.set(key, { ...known, scale: known.scale + park.scale, count: known.count + 1 });
    else portions.set(key, { park, scale: park.scale, count: 1 });
  }
  return [...portions.values()].map(({ park, scale, count }) => ({
    park,
    factor: scale / park.scale,
    count,
  }));
}

/**
 * Sums over the parks; availability is the mean of those that have one, irradiation the mean of those that measure it.
 */
export function figuresOf(backend: Backend, portions: readonly Portion[], slot: Slot): Figures | null {
  const now = backend.now();
  if (slot.from >= now || portions.length === 0) return null;
  const whole = {
    ...{ produced: 0, expected: 0, possible: 0, lostGrid: 0, lostMarketer: 0, lostOther: 0 },
    shutdownSeconds: 0,
  };
  const [irradiation, availability] = [createMean(), createMean()];
  // One pass without a function for each figure: a quarter is 400 steps of 40 parks.
  for (const { park, factor, count } of portions) {
    const one = energy(backend.world, park, slot.from, slot.to, now);
    whole.produced += one.produced * factor;
    whole.expected += one.expected * factor;
    whole.possible += one.possible * factor;
    whole.lostGrid += one.lostGrid * factor;
    whole.lostMarketer += one.lostMarketer * factor;
    whole.lostOther += one.lostOther * factor;
    whole.shutdownSeconds += one.shutdownSeconds * count;
    if (park.kind === "solar") irradiation.add(one.irradiation, count);
    if (one.availability !== null) availability.add(one.availability, count);
  }
  const idle = whole.produced === 0 && whole.expected === 0;
  if (idle && !portions.some(({ park }) => hasData(backend, park, slot))) return null;
  return { ...whole, irradiation: irradiation.of() ?? 0, availability: availability.of() };
}

/** The figures of each step in turn; the page breathes in between, and a whole range is cheap afterwards. */
export async function figuresOfAll(
  backend: Backend,
  portions: readonly Portion[],
  slots: readonly Slot[],
): Promise<readonly (Figures | null)[]> {
  const breathe = createBreather();
  const rows: (Figures | null)[] = [];
  for (const slot of slots) {
    rows.push(figuresOf(backend, portions, slot));
    await breathe();
  }
  return rows;
}

/** Nothing made may be night or a gap: looks for a sample at some instants of the step. */
function hasData(backend: Backend, park: Park, { from, to }: Slot): boolean {
  const now = backend.now() / 1000;
  const end = Math.min(to / 1000, now);
  const step = Math.max(1, (end - from / 1000) / 8);
  const { grid, ac } = powerColumns(backend.world, park, from / 1000, end, step, now);
  return [...grid, ...ac].some((power) => power !== null);
}

/** A weighted mean; null of nothing. */
function createMean() {
  let [sum, weight] = [0, 0];
  return {
    add(value: number, count: number): void {
      sum += value * count;
      weight += count;
    },
    of: () => (weight === 0 ? null : sum / weight),
  };
}
