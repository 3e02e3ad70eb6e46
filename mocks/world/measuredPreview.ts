import type { MeasuredTable } from "./measuredCsv";
import { failure, type MeasuredFailure } from "./measuredFailure";
import { stampCells, type Mapping } from "./measuredMapping";
import { placeSamples, usualStep, type Placed, type PlacingOptions } from "./measuredPlacing";
import { readSamples } from "./measuredSamples";
import { guessOrder, type OrderGuess, type TimeOrder } from "./measuredTime";

/** What was understood of a file, before anything is imported. */
export interface MeasuredPreview {
  readonly ok: true;
  /** ISO instants of the first and last sample, as they would be imported. */
  readonly from: string;
  readonly to: string;
  readonly stepSeconds: number;
  readonly samples: number;
  /** Stretches without power, and the samples missing in them. */
  readonly gaps: number;
  readonly missing: number;
  /** W over the samples that have a value; null without an AC column. */
  readonly meanAc: number | null;
  readonly meanGrid: number | null;
  readonly peakIrradiance: number | null;
  readonly lowestPower: number | null;
  readonly inverters: number;
  readonly duplicates: number;
  readonly unordered: number;
  readonly skipped: number;
  readonly movedDays: number;
  /** True where samples stay before the earliest date that graphs show. */
  readonly beforeMinimum: boolean;
  readonly order: TimeOrder;
  /** `ambiguous`: no date tells day from month; `by` says what decided. */
  readonly ambiguous: boolean;
  readonly decidedBy: OrderGuess["by"];
}

/** Reads the whole file as mapped. The same failures as the import would give, and no side effect. */
export function previewMapping(
  table: MeasuredTable,
  mapping: Mapping,
  options: PlacingOptions,
): MeasuredPreview | MeasuredFailure {
  const samples = readSamples(table, mapping, options.zone);
  if (!samples.ok) return samples;
  const placed = placeSamples(samples, options);
  const power = powerOf(placed);
  if (power.every((value) => value === null)) return noValues(table, mapping);
  const step = usualStep(placed.time);
  const guess = guessOrder(stampCells(table, mapping.time, mapping.clock), options.zone);
  const [first = 0] = placed.time;
  return {
    ok: true,
    from: new Date(first * 1000).toISOString(),
    to: new Date((placed.time.at(-1) ?? 0) * 1000).toISOString(),
    stepSeconds: step,
    samples: placed.time.length,
    ...gapsOf(placed.time, power, step),
    meanAc: meanOf(placed.ac),
    meanGrid: meanOf(placed.grid),
    peakIrradiance: extreme(placed.radiation, Math.max),
    lowestPower: extreme(power, Math.min),
    inverters: placed.inverters.length,
    ...{ duplicates: placed.duplicates, unordered: placed.unordered, skipped: placed.skipped },
    movedDays: placed.movedDays,
    beforeMinimum: first * 1000 < options.minimum,
    order: mapping.order,
    ambiguous: guess.by === "sequence" || guess.by === "guess",
    decidedBy: guess.by,
  };
}

/** Power by which gaps are counted: the grid's where the file has it. */
export function powerOf(placed: Pick<Placed, "grid" | "ac">): readonly (number | null)[] {
  return placed.grid.some((value) => value !== null) ? placed.grid : placed.ac;
}

/** The failure of a file whose power columns are empty throughout. */
export function noValues(table: MeasuredTable, mapping: Mapping): MeasuredFailure {
  const column = (mapping.grid ?? mapping.ac ?? mapping.inverters[0])?.column ?? 0;
  return failure(
    "noValues",
    table.lines[0] ?? 1,
    table.columns[column] || column + 1,
    "the column has no value at all.",
  );
}

function gapsOf(time: readonly number[], power: readonly (number | null)[], step: number) {
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

function meanOf(column: readonly (number | null)[]): number | null {
  const values = column.filter((value) => value !== null);
  return values.length === 0 ? null : values.reduce((sum, value) => sum + value, 0) / values.length;
}

function extreme(
  column: readonly (number | null)[],
  choose: (a: number, b: number) => number,
): number | null {
  return column.reduce<number | null>(
    (best, value) => (value === null ? best : best === null ? value : choose(best, value)),
    null,
  );
}
