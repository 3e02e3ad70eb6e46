import { isMac, macFilter } from "../../rules/deviceFilters";
import type { DeviceRow } from "./deviceQueries";

/** Devices of this project are never listed (§3). */
const HIDDEN_PROJECT = "demo";

/** What is shown, and what is hidden: that is counted, so that nobody misses three of twenty [186]. Each once. */
export function withoutDemo(items: readonly DeviceRow[]): { rows: DeviceRow[]; demo: DeviceRow[] } {
  const seen = new Set<string>();
  const [rows, demo]: [DeviceRow[], DeviceRow[]] = [[], []];
  for (const row of items) {
    if (seen.has(row.uid)) continue;
    seen.add(row.uid);
    (row.status?.project === HIDDEN_PROJECT ? demo : rows).push(row);
  }
  return { rows, demo };
}

/**
 * The server's filter for what was typed (x-assumed: FIELD OPERATOR TEXT): a MAC address or a part of one, with
 * separators or without and in any case [189], else a part of the name. Nothing typed filters nothing.
 */
export function filtersOf(search: string): string | null {
  const text = search.trim().replace(/\s+/g, " ");
  if (text === "") return null;
  return isMac(text) ? macFilter(text) : `name co ${text}`;
}

const SHORT_MAC = /^[0-9a-f]{2,5}$/i;

/** What a name did not have may be a short piece of a MAC address, as whoever reads one out begins with; else null. */
export function macFilterOf(search: string): string | null {
  const text = search.trim();
  return SHORT_MAC.test(text) ? macFilter(text) : null;
}
