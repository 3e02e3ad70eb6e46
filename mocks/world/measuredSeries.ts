import { heldSeconds } from "../measured/spans";
import type { Energy } from "./energy";
import type { PowerColumns } from "./series";
import type { MeasuredPlant, MeasuredValues, Park, WorldState } from "./types";

/** The value at a place; null where it is missing. */
export function valueAt(column: MeasuredValues, index: number): number | null {
  const value = column[index] ?? Number.NaN;
  return Number.isNaN(value) ? null : value;
}

function cut(column: MeasuredValues, from: number, to: number): (number | null)[] {
  return Array.from({ length: to - from }, (_, index) => valueAt(column, from + index));
}

/** Samples further apart than this many of their usual steps are not joined (readings.md, PromQL). */
const JOIN = 2.5;

/** The measurements of a park that was imported; null where the import is gone. */
export function plantOf(world: WorldState, park: Park): MeasuredPlant | null {
  return world.measured.find((plant) => plant.id === park.measured) ?? null;
}

/**
 * A measured park's series: the samples themselves in [startS, endS], or, where they are closer together than the
 * step, the mean of each step before its stamp. There is no report and no loss in a file.
 */
export function measuredColumns(
  world: WorldState,
  park: Park,
  startS: number,
  endS: number,
  stepS: number,
): PowerColumns {
  const plant = plantOf(world, park);
  if (!plant) return columnsOf([], [], [], []);
  const { grid, ac, radiation } = plant;
  const from = firstAtOrAfter(plant.time, startS);
  const to = firstAtOrAfter(plant.time, endS + 1e-3);
  if (plant.step >= stepS) {
    const time = [...plant.time.subarray(from, to)];
    return columnsOf(time, cut(grid, from, to), cut(ac, from, to), cut(radiation, from, to));
  }
  const time: number[] = [];
  const ends: number[] = [];
  for (let at = startS; at <= endS; at += stepS) {
    const end = firstAtOrAfter(plant.time, at + 1e-3);
    if (end === firstAtOrAfter(plant.time, at - stepS + 1e-3)) continue;
    time.push(at);
    ends.push(end);
  }
  const means = (column: MeasuredValues) =>
    ends.map((end, index) =>
      meanOf(column, firstAtOrAfter(plant.time, (time[index] ?? 0) - stepS + 1e-3), end),
    );
  return columnsOf(time, means(grid), means(ac), means(radiation));
}

function columnsOf(
  time: number[],
  grid: (number | null)[],
  ac: (number | null)[],
  radiation: (number | null)[],
): PowerColumns {
  const none = () => time.map(() => null);
  const loss = { grid: none(), marketer: none(), outage: none() };
  return { time, grid, ac, radiation, report: none(), loss };
}

/** Place of the first time that is not before `at`; the length where all are. */
export function firstAtOrAfter(time: Float64Array, at: number): number {
  let low = 0;
  let high = time.length;
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((time[middle] ?? Infinity) < at) low = middle + 1;
    else high = middle;
  }
  return low;
}

function meanOf(column: MeasuredValues, from: number, to: number): number | null {
  let sum = 0;
  let count = 0;
  for (let index = from; index < to; index++) {
    const value = valueAt(column, index);
    if (value === null) continue;
    sum += value;
    count++;
  }
  return count === 0 ? null : sum / count;
}

/** Energy of the measurements in [startMs, endMs): the integral of grid power, of AC power where there is none. */
export function measuredEnergy(world: WorldState, park: Park, startMs: number, endMs: number): Energy {
  const plant = plantOf(world, park);
  const integral = (column: MeasuredValues, floor: number) =>
    plant ? integralOf(plant, column, startMs / 1000, endMs / 1000, floor) : 0;
  const power = plant ? plantPower(plant) : new Float64Array();
  const produced =
    plant?.held === true ? heldSum(plant, power, startMs / 1000, endMs / 1000) : integral(power, -Infinity);
  const irradiation = integral(plant?.radiation ?? new Float64Array(), 0);
  const expected = park.peak_power_w === null ? produced : (irradiation / 1000) * park.peak_power_w * 0.85;
  const none = { lostGrid: 0, lostMarketer: 0, lostOther: 0, availability: null, shutdownSeconds: 0 };
  return { produced, expected, possible: produced, irradiation, ...none };
}

/** The plant's grid power; its AC power where the file has no grid. */
export function plantPower({ grid, ac }: MeasuredPlant): MeasuredValues {
  return grid.length > 0 ? grid : ac;
}

/** Of energies that each lie in the step from their stamp on: their sum, cut at both ends. */
function heldSum(plant: MeasuredPlant, column: MeasuredValues, start: number, end: number): number {
  let sum = 0;
  for (let index = Math.max(0, firstAtOrAfter(plant.time, start) - 1); index < plant.time.length; index++) {
    const from = plant.time[index] ?? 0;
    if (from >= end) break;
    const to = Math.min(from + heldSeconds(plant, index), plant.time[index + 1] ?? Infinity, end);
    sum += ((valueAt(column, index) ?? 0) * Math.max(0, to - Math.max(from, start))) / 3600;
  }
  return sum;
}

function integralOf(
  plant: MeasuredPlant,
  column: MeasuredValues,
  start: number,
  end: number,
  floor: number,
): number {
  let sum = 0;
  const first = Math.max(0, firstAtOrAfter(plant.time, start) - 1);
  for (let index = first; index + 1 < plant.time.length; index++) {
    const from = plant.time[index] ?? 0;
    const to = plant.time[index + 1] ?? 0;
    if (from >= end) break;
    const left = valueAt(column, index);
    const right = valueAt(column, index + 1);
    if (left === null || right === null || to - from > plant.step * JOIN) continue;
    const cutFrom = Math.max(from, start);
    const cutTo = Math.min(to, end);
    if (cutTo <= cutFrom) continue;
    const middle = ((cutFrom + cutTo) / 2 - from) / (to - from);
    const [low, high] = [Math.max(left, floor), Math.max(right, floor)];
    sum += ((low + (high - low) * middle) * (cutTo - cutFrom)) / 3600;
  }
  return sum;
}
