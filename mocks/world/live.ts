import { energy, type Energy } from "./energy";
import { faultsOf } from "./faults";
import { firstAtOrAfter, plantOf, plantPower, valueAt } from "./measuredSeries";
import { dataEnd, modelOf } from "./model";
import { openEventsOf } from "./openEvents";
import { powerColumns } from "./series";
import { startOfDay } from "./zoneTime";
import type { Park, WorldState } from "./types";

/** What a list of parks shows of each one, now. */
export interface LiveState {
  power_w: number | null;
  /** Since midnight in the zone of the park's portfolio; null: never any data. */
  energy_today_wh: number | null;
  open_events: number;
  lost_energy_today_wh: number | null;
  /** ISO; null: never any data. */
  last_data: string | null;
  state: "ok" | "warning" | "fault" | "offline";
}

/** The part that copies of a park share, at scale 1. */
interface Pulse {
  power: number | null;
  today: Energy;
  lastMs: number | null;
}

export const DEFAULT_ZONE = "Europe/Berlin";
const OFFLINE_MS = 45 * 60_000;
const FAULT_IMPORTANCE = 1000;
const pulses = new Map<string, Pulse>();
let pulsesOf = 0;

/** Zone of the park's portfolio; Berlin where none is set (readings.md, Zone). */
function zoneOfPark(world: WorldState, park: Park): string {
  const portfolio = world.portfolios.find((candidate) => candidate.uid === park.portfolio_uid);
  return portfolio?.timezone ?? DEFAULT_ZONE;
}

/** A park's state at `nowMs`. Cheap for the many parks of a fleet: copies share the numbers of their base park. */
export function liveState(world: WorldState, park: Park, nowMs: number): LiveState {
  const pulse = pulseOf(world, park, nowMs);
  const open = openEventsOf(world, park.uid, nowMs);
  const offline = pulse.lastMs === null || nowMs - pulse.lastMs > OFFLINE_MS;
  const { lostGrid, lostMarketer, lostOther } = pulse.today;
  const today = (energy: number) => (pulse.lastMs === null ? null : energy * park.scale);
  return {
    power_w: offline || pulse.power === null ? null : pulse.power * park.scale,
    energy_today_wh: today(pulse.today.produced),
    open_events: open.length,
    lost_energy_today_wh: today(lostGrid + lostMarketer + lostOther),
    last_data: pulse.lastMs === null ? null : new Date(pulse.lastMs).toISOString(),
    state: offline ? "offline" : worst(open),
  };
}

function worst(open: readonly { importance: number }[]): LiveState["state"] {
  if (open.length === 0) return "ok";
  return open.some((event) => event.importance >= FAULT_IMPORTANCE) ? "fault" : "warning";
}

function pulseOf(world: WorldState, park: Park, nowMs: number): Pulse {
  if (park.measured !== null) return takeMeasuredPulse(world, park, nowMs);
  if (pulsesOf !== nowMs || pulses.size > 5000) pulses.clear();
  pulsesOf = nowMs;
  const zone = zoneOfPark(world, park);
  const key = `${zone}/${modelOf(world, park).key}`;
  const known = pulses.get(key);
  if (known) return known;
  const pulse = takePulse(world, { ...park, scale: 1, ...unscaled(park) }, zone, nowMs);
  pulses.set(key, pulse);
  return pulse;
}

function unscaled(park: Park): Pick<Park, "peak_power_w" | "grid_power_w"> {
  const peak = park.peak_power_w === null ? null : park.peak_power_w / park.scale;
  return { peak_power_w: peak, grid_power_w: park.grid_power_w / park.scale };
}

function takePulse(world: WorldState, park: Park, zone: string, nowMs: number): Pulse {
  const lastMs = lastDataMs(world, park, nowMs);
  const at = (lastMs ?? nowMs) / 1000;
  const power =
    lastMs === null ? null : (powerColumns(world, park, at, at, 300, nowMs / 1000).grid[0] ?? null);
  return { power, today: energy(world, park, startOfDay(zone, nowMs), nowMs, nowMs), lastMs };
}

/** Newest minute with data: before the gap, where one is open. */
function lastDataMs(world: WorldState, park: Park, nowMs: number): number | null {
  const model = modelOf(world, park);
  let last = dataEnd(model, nowMs / 1000) * 1000;
  const silent = faultsOf(model, last - 30 * 86_400_000, last + 300_000).filter((fault) => fault.kind.silent);
  for (const fault of silent.sort((a, b) => b.startMs - a.startMs)) {
    // The line between two knots ends at the last one before the silence.
    const lastKnot = (Math.ceil(fault.startMs / 300_000) - 1) * 300_000;
    if (last > lastKnot && last <= Math.ceil(fault.endMs / 300_000) * 300_000) last = lastKnot;
  }
  last = Math.floor(last / 60_000) * 60_000;
  return last / 1000 < model.since ? null : last;
}

function takeMeasuredPulse(world: WorldState, park: Park, nowMs: number): Pulse {
  const plant = plantOf(world, park);
  const today = energy(world, park, startOfDay(zoneOfPark(world, park), nowMs), nowMs, nowMs);
  if (!plant) return { power: null, today, lastMs: null };
  const last = firstAtOrAfter(plant.time, nowMs / 1000 + 1e-3) - 1;
  const time = plant.time[last];
  return { power: valueAt(plantPower(plant), last), today, lastMs: time === undefined ? null : time * 1000 };
}
