import { faultsOf, type Fault } from "./faults";
import { solarKnots } from "./solarPower";
import { KNOT_S, KNOTS_A_DAY, skyDay } from "./sky";
import { windKnots } from "./windPower";
import type { Model } from "./model";

export const DAY_S = 86_400;
const LENGTH = KNOTS_A_DAY + 1;

/** One UTC day of a park on its 289 knots (both midnights), W and W/m² at scale 1. */
export interface DayKnots {
  /** What the sun or wind would give, then the same less every loss. */
  possible: Float64Array;
  grid: Float64Array;
  expected: Float64Array;
  radiation: Float64Array;
  lossGrid: Float64Array;
  lossMarketer: Float64Array;
  lossOther: Float64Array;
  /** Share of the plant that is technically down, 0..1. */
  down: Float64Array;
  /** 1 where no data arrived; 1 while something is shut down. */
  gap: Uint8Array;
  shutdown: Uint8Array;
}

const kept = new Map<string, DayKnots>();
const KEEP = 300;

/** The knots of a day (days since 1970-01-01 UTC). The newest few hundred are kept. */
export function dayKnots(model: Model, day: number): DayKnots {
  const key = `${day}/${model.key}`;
  const known = kept.get(key);
  if (known) return known;
  const knots = makeKnots(model, day);
  if (kept.size >= KEEP) kept.clear();
  kept.set(key, knots);
  return knots;
}

/** The knots of a day, not kept: for walks over years. `into` is overwritten and given back. */
export function makeKnots(model: Model, day: number, into: DayKnots = emptyKnots()): DayKnots {
  const knots = into;
  for (const column of columnsOf(knots)) column.fill(0);
  const sky = skyDay(model.skySeed, model.region, day);
  if (model.kind === "solar") solarKnots(model, day, sky, knots);
  else windKnots(model, day, sky, knots);
  knots.grid.set(knots.possible);
  const startMs = day * DAY_S * 1000;
  // In the order of their kinds: what the plant cannot make is not curtailed a second time.
  for (const fault of faultsOf(model, startMs, startMs + DAY_S * 1000 + 1)) applyFault(knots, day, fault);
  if (day * DAY_S <= model.since) blindBefore(knots, day, model.since);
  return knots;
}

/** Columns of zeros. */
export function emptyKnots(): DayKnots {
  const column = () => new Float64Array(LENGTH);
  return {
    ...{ possible: column(), grid: column(), expected: column(), radiation: column(), lossGrid: column() },
    ...{ lossMarketer: column(), lossOther: column(), down: column() },
    ...{ gap: new Uint8Array(LENGTH), shutdown: new Uint8Array(LENGTH) },
  };
}

function columnsOf(knots: DayKnots): (Float64Array | Uint8Array)[] {
  const { possible, grid, expected, radiation, lossGrid, lossMarketer, lossOther, down, gap, shutdown } =
    knots;
  return [possible, grid, expected, radiation, lossGrid, lossMarketer, lossOther, down, gap, shutdown];
}

function applyFault(knots: DayKnots, day: number, fault: Fault): void {
  const first = day * KNOTS_A_DAY;
  const from = Math.max(0, Math.ceil(fault.startMs / 1000 / KNOT_S) - first);
  const to = Math.min(LENGTH, Math.ceil(fault.endMs / 1000 / KNOT_S) - first);
  const lost = lossColumn(knots, fault);
  for (let knot = from; knot < to; knot++) {
    if (fault.kind.silent) knots.gap[knot] = 1;
    if (fault.kind.shutdown) knots.shutdown[knot] = 1;
    if (fault.kind.technical) knots.down[knot] = 1 - (1 - (knots.down[knot] ?? 0)) * (1 - fault.loss);
    const power = knots.grid[knot] ?? 0;
    if (power <= 0 || fault.loss === 0) continue;
    const taken = power * fault.loss;
    knots.grid[knot] = power - taken;
    lost[knot] = (lost[knot] ?? 0) + taken;
  }
}

function lossColumn(knots: DayKnots, fault: Fault): Float64Array {
  if (fault.kind.shutdown === "grid") return knots.lossGrid;
  return fault.kind.shutdown === "marketer" ? knots.lossMarketer : knots.lossOther;
}

function blindBefore(knots: DayKnots, day: number, since: number): void {
  const end = Math.min(LENGTH, Math.ceil(since / KNOT_S) - day * KNOTS_A_DAY);
  for (let knot = 0; knot < end; knot++) knots.gap[knot] = 1;
}
