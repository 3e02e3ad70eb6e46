import { failure, type MeasuredFailure } from "../measured/failure";
import type { PlacingOptions } from "../measured/place";
import type { Reading } from "../measured/reading";
import type { Samples } from "../measured/samples";
import { understand } from "../measured/summary";
import type { MeasuredTable } from "../measured/table";
import { plantPower, valueAt } from "./measuredSeries";
import { emptyPark } from "./parks";
import { hash, uidFor } from "./random";
import type { MeasuredPlant, Park, WorldState } from "./types";

/** 2025-01-01, the earliest date that graphs show (portal.md §5, §9). */
export const GRAPH_MINIMUM_MS = Date.UTC(2025, 0, 1);

export interface PlantOptions {
  readonly name: string;
  readonly portfolio_uid: string;
  readonly now: number;
}

interface ImportOptions extends PlantOptions, Omit<PlacingOptions, "minimum"> {
  readonly table: MeasuredTable;
  readonly reading: Reading;
  readonly minimum?: number;
}

/** A world with one more park and its plant. */
export interface Imported {
  readonly ok: true;
  readonly world: WorldState;
  readonly park: Park;
}

type ImportResult = Imported | MeasuredFailure;

/** The measurements of a plant, ready to be added. */
export type PlantColumns = Omit<MeasuredPlant, "id" | "park_uid">;

/** Samples as columns that a worker hands over without copying them. */
export function columnsOf({
  time,
  grid,
  ac,
  radiation,
  inverters,
  step,
  held,
  spans,
}: Samples): PlantColumns {
  const packed = (values: readonly (number | null)[]) =>
    values.some((value) => value !== null)
      ? Float64Array.from(values, (value) => value ?? Number.NaN)
      : new Float64Array();
  const columns = {
    step,
    time: Float64Array.from(time),
    ...{ grid: packed(grid), ac: packed(ac), radiation: packed(radiation) },
    inverters: inverters.map((one) => ({ name: one.name, ac: packed(one.ac) })),
  };
  if (!held) return columns;
  return spans ? { ...columns, held, spans: Float64Array.from(spans) } : { ...columns, held };
}

/**
 * Adds a park that shows the measurements of a file. The given world stays as it is; the new one has the park and
 * its plant, or, on any failure, there is no new one.
 */
export function importMeasured(world: WorldState, options: ImportOptions): ImportResult {
  const understood = understand(options.table, options.reading, { minimum: GRAPH_MINIMUM_MS, ...options });
  return understood.ok ? addMeasured(world, columnsOf(understood.samples), options) : understood;
}

/** As `importMeasured`, of what was read already. */
export function addMeasured(world: WorldState, columns: PlantColumns, options: PlantOptions): ImportResult {
  const name = options.name.trim();
  if (name === "") return failure("noName", [0, ""], "the park needs a name.");
  if (!world.portfolios.some((portfolio) => portfolio.uid === options.portfolio_uid)) {
    return failure("noPortfolio", [0, ""], "the portfolio does not exist.");
  }
  const salt = hash(hash(world.seed, Math.floor(options.now / 1000)), world.measured.length);
  const plant = { id: uidFor(salt, 6, 0), park_uid: uidFor(salt, 5, 0), ...columns };
  const park = parkOf(world, plant, name, options.portfolio_uid);
  return {
    ok: true,
    park,
    world: { ...world, parks: [...world.parks, park], measured: [...world.measured, plant] },
  };
}

/** Its peak power is unknown, so no specific yield; its limit is the most that was measured. */
function parkOf(world: WorldState, plant: MeasuredPlant, name: string, portfolio_uid: string): Park {
  const neighbour = world.parks.find((park) => park.portfolio_uid === portfolio_uid);
  const power = plantPower(plant);
  let most = 0;
  for (let index = 0; index < power.length; index++) most = Math.max(most, valueAt(power, index) ?? 0);
  return {
    ...emptyPark({ uid: plant.park_uid, portfolio_uid, name }),
    latitude: neighbour?.latitude ?? 0,
    longitude: neighbour?.longitude ?? 0,
    region: neighbour?.region ?? 0,
    grid_power_w: Math.ceil(most),
    inverter_count: plant.inverters.length,
    commissioned_at: new Date((plant.time[0] ?? 0) * 1000).toISOString(),
    measured: plant.id,
  };
}
