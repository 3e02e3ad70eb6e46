import { faultKinds, WORLD_EPOCH_MS, type FaultKind } from "./faultKinds";
import { unit } from "./random";
import { DAY_MS } from "./zoneTime";
import type { Model } from "./model";

/** Something that takes power (or sight) from a park for a while. Its event is its mirror. */
export interface Fault {
  /** The same fault has the same key whenever it is asked for. */
  readonly key: string;
  readonly kind: FaultKind;
  readonly startMs: number;
  /** Exclusive; Infinity while nobody knows the end. */
  readonly endMs: number;
  /** Share of the possible power lost, 0..1. */
  readonly loss: number;
  /** Which inverter or turbine, from 1, where it is one. */
  readonly unit: number;
}

/**
 * The faults of a park that overlap [startMs, endMs), in order of kind, then time. Each kind has slots of its own
 * length; a slot holds at most one fault, and hash noise decides which, when and how long: the schedule of any year
 * can be asked without the years before.
 */
export function faultsOf(model: Model, startMs: number, endMs: number): Fault[] {
  const found: Fault[] = [];
  faultKinds(model.kind).forEach((kind, order) => {
    const slotMs = kind.slotDays * DAY_MS;
    const seed = kind.regional
      ? model.skySeed * 53 + model.region * 31 + order * 131
      : model.seed + order * 131;
    const last = Math.floor((endMs - 1 - WORLD_EPOCH_MS) / slotMs);
    for (let slot = Math.floor((startMs - WORLD_EPOCH_MS) / slotMs); slot <= last; slot++) {
      const fault = faultOfSlot(model, kind, seed, slot);
      if (fault && fault.startMs < endMs && fault.endMs > startMs) found.push(fault);
    }
  });
  const quirk = quirkOf(model);
  if (quirk && quirk.startMs < endMs && quirk.endMs > startMs) found.push(quirk);
  return found;
}

function faultOfSlot(model: Model, kind: FaultKind, seed: number, slot: number): Fault | null {
  const roll = (salt: number) => unit(seed * 17 + salt, slot);
  if (roll(1) >= kind.chance(model, slot)) return null;
  const slotMs = kind.slotDays * DAY_MS;
  const lengthMs = (kind.hours[0] + (kind.hours[1] - kind.hours[0]) * roll(2) ** 2) * 3_600_000;
  const free = slotMs - lengthMs;
  let startMs = WORLD_EPOCH_MS + slot * slotMs + roll(3) * free;
  if (kind.startHour) {
    const [from, to] = kind.startHour(model);
    startMs = Math.floor(startMs / DAY_MS) * DAY_MS + (from + (to - from) * roll(4)) * 3_600_000;
  }
  startMs = Math.floor(startMs / 60_000) * 60_000;
  const endMs = startMs + Math.max(5, Math.round(lengthMs / 60_000)) * 60_000;
  if (startMs / 1000 < model.since) return null;
  const loss = Math.round(kind.loss(model, roll(5)) * 1000) / 1000;
  return {
    key: `${kind.type}:${kind.shutdown ?? ""}:${slot}`,
    kind,
    startMs,
    endMs,
    loss,
    unit: unitOf(model, roll(6)),
  };
}

function unitOf(model: Model, roll: number): number {
  return 1 + Math.floor(roll * model.inverters);
}

function quirkOf(model: Model): Fault | null {
  if (!model.quirk) return null;
  const type = model.quirk.kind === "silent" ? "communication_loss" : "grid_outage";
  const kind = faultKinds(model.kind).find((candidate) => candidate.type === type);
  if (!kind) return null;
  return {
    key: `quirk:${type}`,
    kind,
    startMs: model.quirk.sinceMs,
    endMs: Infinity,
    loss: kind.loss(model, 0),
    unit: 1,
  };
}
