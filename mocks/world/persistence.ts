import { WORLD_VERSION } from "./createWorld";
import type { WorldState } from "./types";

/** The world as text, for IndexedDB or a file. */
export function serializeWorld(world: WorldState): string {
  return JSON.stringify(world);
}

/** Reads a kept world. Null where the text is cut, is something else or comes from another version. */
export function parseWorld(text: string): WorldState | null {
  try {
    const read: unknown = JSON.parse(text);
    return isWorld(read) ? read : null;
  } catch {
    return null;
  }
}

const LISTS = [
  ...["accounts", "sessions", "organizations", "cooperations", "grants", "invitations", "portfolios"],
  ...["contacts", "images", "siteRoles"],
  ...["parks", "devices", "events", "measured", "comments", "patches"],
  ...["reports", "contracts", "accountingContacts"],
];

function isWorld(read: unknown): read is WorldState {
  if (!isRecord(read) || read["version"] !== WORLD_VERSION) return false;
  const numbers = [read["seed"], read["created_at"], read["events_until"]];
  if (!numbers.every((value) => typeof value === "number")) return false;
  const fleet = read["fleet"];
  if (!isRecord(fleet) || typeof fleet["parks"] !== "number" || typeof fleet["devices"] !== "number")
    return false;
  return LISTS.every((name) => isListOfRecords(read[name]));
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}

function isListOfRecords(value: unknown): boolean {
  return Array.isArray(value) && value.every(isRecord);
}
