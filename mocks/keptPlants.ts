import type { Saved } from "./vault";
import { isSaved } from "./vault";

/** Plants by the key that each of them is kept under, apart from its world; null for one that is lost. */
export type Plants = Map<string, unknown>;

/** What the key of a kept plant begins with. */
export const plantKey = "plant ";

function measuredOf(saved: Saved): [string, unknown][] {
  return Object.entries(saved.changes.measured ?? {});
}

function withMeasured(saved: Saved, measured: readonly (readonly [string, unknown])[]): Saved {
  if (saved.changes.measured === undefined) return saved;
  return { ...saved, changes: { ...saved.changes, measured: Object.fromEntries(measured) } };
}

/** The keys of the plants that are kept apart from this world. */
export function keysOf(saved: unknown): string[] {
  return isSaved(saved) ? measuredOf(saved).flatMap(([, plant]) => (isKey(plant) ? [plant] : [])) : [];
}

/** A kept world with its plants in it. One that was kept before plants had keys of their own has them already. */
export function whole(saved: unknown, plants: Plants): unknown {
  if (!isSaved(saved)) return saved;
  return withMeasured(
    saved,
    measuredOf(saved).map(([id, plant]) => [id, isKey(plant) ? (plants.get(plant) ?? null) : plant]),
  );
}

/** A world as it is kept: each plant, millions of bytes that never change, under a key of its own. */
export function apart(saved: Saved): { readonly saved: Saved; readonly kept: Plants } {
  const kept: Plants = new Map();
  const measured = measuredOf(saved).map(([id, plant]): [string, unknown] => {
    if (plant === null) return [id, null];
    kept.set(plantKey + id, plant);
    return [id, plantKey + id];
  });
  return { saved: withMeasured(saved, measured), kept };
}

function isKey(plant: unknown): plant is string {
  return typeof plant === "string";
}
