import { regionOf } from "./regions";
import type { Model } from "./model";
import type { EventType, ParkKind } from "./types";

/** Slots of faults are counted from here (2024-01-01). */
export const WORLD_EPOCH_MS = Date.UTC(2024, 0, 1);

/** How one kind of fault comes and goes, and what it costs. */
export interface FaultKind {
  readonly type: EventType;
  /** Who is charged with the loss; null: a loss, but no shutdown. */
  readonly shutdown: "grid" | "marketer" | "inverter" | "other" | null;
  /** True: all parks of a region have it at the same time. */
  readonly regional?: true;
  /** Data is missing while it lasts. */
  readonly silent?: true;
  /** Counts against availability. */
  readonly technical?: true;
  readonly importance: number;
  /** A slot of this many days holds at most one. */
  readonly slotDays: number;
  /** Shortest and longest, in hours; short ones are more frequent. */
  readonly hours: readonly [number, number];
  readonly chance: (model: Model, slot: number) => number;
  readonly loss: (model: Model, roll: number) => number;
  /** Hours of the UTC day between which it begins; at any time where absent. */
  readonly startHour?: (model: Model) => readonly [number, number];
}

const always = (chance: number) => () => chance;
const one = () => 1;
const oneUnit = (model: Model) => 1 / model.inverters;
/** Local noon in hours of the UTC day, from the region's longitude. */
const noon = (model: Model) => 12 - regionOf(model.region).longitude / 15;
const around = (from: number, to: number) => (model: Model) =>
  [noon(model) + from, noon(model) + to] as const;
const marketed = (model: Model) => (model.seed % 3 === 0 ? 0 : 0.55);
const level = (roll: number) => (roll < 0.4 ? 0.4 : roll < 0.75 ? 0.7 : 1);

const GRID: FaultKind = {
  ...{ type: "curtailment", shutdown: "grid", importance: 600, slotDays: 16, hours: [1, 6] },
  ...{ chance: always(0.5), loss: (_, roll) => level(roll), startHour: around(-4, 1) },
};
const MARKETER: FaultKind = {
  ...{
    type: "curtailment",
    shutdown: "marketer",
    regional: true,
    importance: 400,
    slotDays: 11,
    hours: [1, 5],
  },
  ...{ chance: marketed, loss: (_, roll) => (roll < 0.7 ? 1 : 0.5), startHour: around(-2, 2) },
};
const OUTAGE: FaultKind = {
  ...{
    type: "grid_outage",
    shutdown: "other",
    technical: true,
    importance: 2000,
    slotDays: 190,
    hours: [0.5, 9],
  },
  ...{ chance: always(0.5), loss: one },
};
const MAINTENANCE: FaultKind = {
  ...{
    type: "maintenance",
    shutdown: "other",
    technical: true,
    importance: 200,
    slotDays: 120,
    hours: [1, 5],
  },
  ...{ chance: always(0.6), loss: () => 0.5, startHour: around(-4, -1) },
};
const SILENCE: FaultKind = {
  ...{
    type: "communication_loss",
    shutdown: null,
    silent: true,
    importance: 1200,
    slotDays: 35,
    hours: [0.4, 9],
  },
  ...{ chance: always(0.5), loss: () => 0 },
};
const INVERTER: FaultKind = {
  ...{
    type: "inverter_fault",
    shutdown: "inverter",
    technical: true,
    importance: 1500,
    slotDays: 45,
    hours: [1, 70],
  },
  ...{ chance: always(0.5), loss: oneUnit },
};
const STRING: FaultKind = {
  ...{ type: "string_fault", shutdown: null, importance: 800, slotDays: 90, hours: [100, 900] },
  ...{ chance: always(0.45), loss: (_, roll) => 0.005 + 0.03 * roll },
};
const SOILING: FaultKind = {
  ...{ type: "soiling", shutdown: null, importance: 300, slotDays: 170, hours: [400, 1600] },
  ...{ chance: always(0.5), loss: (_, roll) => 0.015 + 0.04 * roll },
};
const SNOW: FaultKind = {
  ...{ type: "snow", shutdown: null, regional: true, importance: 500, slotDays: 14, hours: [10, 70] },
  ...{ chance: snowChance, loss: (_, roll) => 0.55 + 0.4 * roll },
};
const ICE: FaultKind = {
  ...{ type: "other", shutdown: "other", technical: true, importance: 900, slotDays: 30, hours: [3, 30] },
  ...{ chance: (model, slot) => snowChance(model, slot * (30 / 14)), loss: one },
};

/** Snow lies from December to February, where it falls at all. */
function snowChance(model: Model, fortnight: number): number {
  const month = new Date(WORLD_EPOCH_MS + fortnight * 14 * 86_400_000).getUTCMonth();
  return month === 11 || month < 2 ? regionOf(model.region).snow : 0;
}

const SOLAR = [INVERTER, OUTAGE, MAINTENANCE, STRING, SOILING, SNOW, MARKETER, GRID, SILENCE];
const WIND = [INVERTER, OUTAGE, MAINTENANCE, ICE, MARKETER, GRID, SILENCE];

/** The kinds of faults that a park of this kind can have. */
export function faultKinds(kind: ParkKind): readonly FaultKind[] {
  return kind === "solar" ? SOLAR : WIND;
}
