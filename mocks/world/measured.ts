import { failure, type MeasuredFailure } from "../measured/failure";
import type { PlacingOptions } from "../measured/place";
import type { Reading } from "../measured/reading";
import type { Samples } from "../measured/samples";
import { powerOf, understand } from "../measured/summary";
import type { MeasuredTable } from "../measured/table";
import { emptyPark } from "./parks";
import { hash, uidFor } from "./random";
import type { MeasuredPlant, Park, WorldState } from "./types";

/** 2025-01-01, the earliest date that graphs show (portal.md §5, §9). */
export const GRAPH_MINIMUM_MS = Date.UTC(2025, 0, 1);

interface ImportOptions extends Omit<PlacingOptions, "minimum"> {
  readonly name: string;
  readonly portfolio_uid: string;
  readonly table: MeasuredTable;
  readonly reading: Reading;
  readonly minimum?: number;
}

type ImportResult = { readonly ok: true; readonly world: WorldState; readonly park: Park } | MeasuredFailure;

/**
 * Adds a park that shows the measurements of a file. The given world stays as it is; the new one has the park and
 * its plant, or, on any failure, there is no new one.
 */
export function importMeasured(world: WorldState, options: ImportOptions): ImportResult {
  const name = options.name.trim();
  if (name === "") return failure("noName", [0, ""], "the park needs a name.");
  if (!world.portfolios.some((portfolio) => portfolio.uid === options.portfolio_uid)) {
    return failure("noPortfolio", [0, ""], "the portfolio does not exist.");
  }
  const understood = understand(options.table, options.reading, { minimum: GRAPH_MINIMUM_MS, ...options });
  if (!understood.ok) return understood;
  const salt = hash(hash(world.seed, Math.floor(options.now / 1000)), world.measured.length);
  const plant = plantOf(understood.samples, uidFor(salt, 6, 0), uidFor(salt, 5, 0));
  const park = parkOf(world, plant, name, options.portfolio_uid);
  return {
    ok: true,
    park,
    world: { ...world, parks: [...world.parks, park], measured: [...world.measured, plant] },
  };
}

function plantOf(samples: Samples, id: string, park_uid: string): MeasuredPlant {
  const { time, grid, ac, radiation, inverters, step, held } = samples;
  const plant = { id, park_uid, step, time, grid, ac, radiation, inverters };
  return held ? { ...plant, held } : plant;
}

/** Its peak power is unknown, so no specific yield; its limit is the most that was measured. */
function parkOf(world: WorldState, plant: MeasuredPlant, name: string, portfolio_uid: string): Park {
  const neighbour = world.parks.find((park) => park.portfolio_uid === portfolio_uid);
  const most = powerOf(plant).reduce<number>((high, value) => Math.max(high, value ?? 0), 0);
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
