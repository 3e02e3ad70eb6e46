import { DEVICES_LIMIT } from "../../rules/constants";
import { foldMac } from "../../rules/names";
import type { DeviceRow } from "./deviceQueries";

/** Devices of this project are never listed (§3). */
const HIDDEN_PROJECT = "demo";

/** A page with what is hidden taken out; it is counted, so that nobody misses three of twenty [186]. */
export function withoutDemo(items: readonly DeviceRow[]): { rows: DeviceRow[]; hidden: number } {
  const seen = new Set<string>();
  const rows = items.filter(({ uid, status }) => {
    const isShown = status?.project !== HIDDEN_PROJECT && !seen.has(uid);
    seen.add(uid);
    return isShown;
  });
  return { rows, hidden: items.filter(({ status }) => status?.project === HIDDEN_PROJECT).length };
}

const SEPARATED_MAC = /^([0-9a-f]{2}|[0-9a-f]{4}(?=\.))([:\-.][0-9a-f]{0,4})+$/i;
const PLAIN_MAC = /^(?=.*\d)[0-9a-f]{6,12}$/i;

/** Pairs with colons, as MAC addresses are stored. */
function writtenMac(text: string): string {
  return foldMac(text).replace(/(..)(?=.)/g, "$1:");
}

/**
 * The server's filter for what was typed (x-assumed: FIELD OPERATOR TEXT): a MAC address or a part of one, with
 * separators or without and in any case [189], else a part of the name. Nothing typed filters nothing.
 */
export function filtersOf(search: string): string | null {
  const text = search.trim().replace(/\s+/g, " ");
  if (text === "") return null;
  if (SEPARATED_MAC.test(text) || PLAIN_MAC.test(text)) return `mac co ${writtenMac(text)}`;
  return `name co ${text}`;
}

const SHORT_MAC = /^[0-9a-f]{2,5}$/i;

/** What a name did not have may be a short piece of a MAC address, as whoever reads one out begins with; else null. */
export function macFilterOf(search: string): string | null {
  const text = search.trim();
  return SHORT_MAC.test(text) ? `mac co ${writtenMac(text)}` : null;
}

/** The page an address asks for; 1 where it names none. */
export function readPage(text: string | null): number {
  return text !== null && /^[1-9]\d{0,6}$/.test(text) ? Number(text) : 1;
}

export interface Paging {
  readonly pages: number;
  /** First and last raw item of the page, counted from 1; 0 where there is none. */
  readonly from: number;
  readonly to: number;
  readonly total: number;
}

/**
 * Pages are counted over raw items, hidden ones included, so that no page is skipped [186]. A total that contradicts
 * what has come is raised to it [F76].
 */
export function pagingOf(page: number, items: number, total: number, limit = DEVICES_LIMIT): Paging {
  const before = (page - 1) * limit;
  const known = Math.max(items > 0 ? before + items : 0, Number.isFinite(total) ? total : 0);
  return {
    pages: Math.max(1, Math.ceil(known / limit)),
    from: items > 0 ? before + 1 : 0,
    to: items > 0 ? before + items : 0,
    total: known,
  };
}
