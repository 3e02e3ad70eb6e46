import type { Tell } from "./cells";
import { failure, type MeasuredFailure } from "./failure";
import { ownTimes } from "./ownTimes";
import type { PlacingOptions } from "./place";
import type { Reading } from "./reading";
import { readSamples, type Samples } from "./samples";
import type { MeasuredTable } from "./table";

type Column = readonly (number | null)[];

/** What was understood of a file, before anything is imported. */
export interface Summary {
  /** Epoch ms of the first and last sample, as they would be imported. */
  readonly first: number;
  readonly last: number;
  readonly samples: number;
  /** Stretches without power, and the samples missing in them. */
  readonly gaps: number;
  readonly missing: number;
  /** W over the samples that have a value; null without an AC column. */
  readonly meanAc: number | null;
  readonly meanGrid: number | null;
  readonly peakIrradiance: number | null;
  readonly lowestPower: number | null;
  /** True where samples stay before the earliest date that graphs show. */
  readonly beforeMinimum: boolean;
}

export interface Understood {
  readonly ok: true;
  readonly samples: Samples;
  readonly summary: Summary;
}

/** Reads the whole file. The same failures as the import would give, and no side effect. */
export function understand(
  table: MeasuredTable,
  reading: Reading,
  options: PlacingOptions,
  tell?: Tell,
): Understood | MeasuredFailure {
  const samples = readSamples(table, reading, options, tell);
  if (!samples.ok) return samples;
  const power = powerOf(samples);
  if (power.every((value) => value === null)) return noValues(table, reading);
  const { time, step, grid, ac, radiation } = samples;
  const first = (time[0] ?? 0) * 1000;
  const summary = {
    first,
    last: (time.at(-1) ?? 0) * 1000,
    samples: time.length,
    ...gapsOf(time, power, step),
    meanAc: meanOf(ac),
    meanGrid: meanOf(grid),
    peakIrradiance: extreme(radiation, Math.max),
    lowestPower: extreme(power, Math.min),
    beforeMinimum: first < options.minimum,
  };
  return { ok: true, samples, summary };
}

/** Power by which gaps are counted: the grid's where the file has it. */
export function powerOf({ grid, ac }: { readonly grid: Column; readonly ac: Column }): Column {
  return grid.some((value) => value !== null) ? grid : ac;
}

/** The failure of a file whose power columns are empty throughout, or have no instant in common. */
function noValues(table: MeasuredTable, { columns }: Reading): MeasuredFailure {
  const parts = columns.filter(({ role }) => role === "inverter");
  if (parts.length > 1) return ownTimes(parts.map(({ name }) => name));
  const column = columns.findIndex(({ role }) => role === "grid" || role === "ac" || role === "inverter");
  const place = [table.lines[0] ?? 1, table.columns[column]?.name || column + 1] as const;
  return failure("noValues", place, "the column has no value at all.");
}

function gapsOf(time: readonly number[], power: Column, step: number) {
  let [gaps, missing] = [0, 0];
  let open = false;
  for (const [index, at] of time.entries()) {
    const jump = index === 0 ? step : at - (time[index - 1] ?? at);
    const lost = Math.max(0, Math.round(jump / step) - 1);
    const empty = power[index] === null;
    if ((lost > 0 || empty) && !open) gaps++;
    missing += lost + (empty ? 1 : 0);
    open = empty;
  }
  return { gaps, missing };
}

function meanOf(column: Column): number | null {
  let [sum, count] = [0, 0];
  for (const value of column) if (value !== null) [sum, count] = [sum + value, count + 1];
  return count === 0 ? null : sum / count;
}

function extreme(column: Column, choose: (a: number, b: number) => number): number | null {
  return column.reduce<number | null>(
    (best, value) => (value === null ? best : best === null ? value : choose(best, value)),
    null,
  );
}
