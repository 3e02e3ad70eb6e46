import { connectionOf } from "../../rules/deviceFacts";
import { foldMac } from "../../rules/names";
import type { DeviceRow } from "./deviceQueries";

export const deviceStates = ["online", "offline", "never", "unknown"] as const;

export type DeviceState = (typeof deviceStates)[number];

/** What the list is narrowed to, as its address carries it; undefined narrows nothing. */
export interface DeviceFilter {
  readonly state: DeviceState | undefined;
  /** uid, or NOT_ASSIGNED. */
  readonly park: string | undefined;
  /** uid, or NOT_ASSIGNED. */
  readonly organization: string | undefined;
  readonly firmware: string | undefined;
}

/** Of the address: those that belong to none. */
export const NOT_ASSIGNED = "none";

const names = ["state", "park", "organization", "firmware"] as const;

/** Reads the filter of an address; what it does not understand is as if it were not there. */
export function readDeviceFilter(search: URLSearchParams): DeviceFilter {
  const read = (name: (typeof names)[number]) => search.get(name)?.trim() || undefined;
  const state = deviceStates.find((each) => each === read("state"));
  return { state, park: read("park"), organization: read("organization"), firmware: read("firmware") };
}

/** The address with changes of the filter; what narrows nothing has no parameter. */
export function writeDeviceFilter(
  search: URLSearchParams,
  changes: { readonly [K in keyof DeviceFilter]?: DeviceFilter[K] },
): URLSearchParams {
  const filter = { ...readDeviceFilter(search), ...changes };
  const next = new URLSearchParams(search);
  for (const name of names) {
    const value = filter[name];
    if (value === undefined) next.delete(name);
    else next.set(name, value);
  }
  next.delete("page");
  return next;
}

export function isNarrowed(filter: DeviceFilter): boolean {
  return names.some((name) => filter[name] !== undefined);
}

function suits(wanted: string | undefined, has: { readonly uid: string } | null): boolean {
  return wanted === undefined || (has?.uid ?? NOT_ASSIGNED) === wanted;
}

const texts = new WeakMap<DeviceRow, string>();

/** All that a device is found by, folded; kept, for a key may ask it of a hundred thousand. */
function textOf(row: DeviceRow): string {
  const known = texts.get(row);
  if (known !== undefined) return known;
  const { name, mac, serialNumber, status, uid } = row;
  const folded = [name, serialNumber, status?.publicIp, uid, mac, foldMac(mac)].join("\n").toLowerCase();
  texts.set(row, folded);
  return folded;
}

/** Rows with the text in name, serial number, address or MAC, the latter with any separators or none [189]. */
export function withText(rows: readonly DeviceRow[], search: string): readonly DeviceRow[] {
  const text = search.trim().replace(/\s+/g, " ").toLowerCase();
  if (text === "") return rows;
  const mac = /^[0-9a-f][0-9a-f:.\-_ ]*$/.test(text) ? foldMac(text) : text;
  return rows.filter((row) => {
    const has = textOf(row);
    return has.includes(text) || has.includes(mac);
  });
}

/** Rows that the filter leaves. */
export function matchingDevices(rows: readonly DeviceRow[], filter: DeviceFilter): readonly DeviceRow[] {
  if (!isNarrowed(filter)) return rows;
  return rows.filter(
    ({ status, park, organization }) =>
      (filter.state === undefined || connectionOf(status) === filter.state) &&
      suits(filter.park, park) &&
      suits(filter.organization, organization) &&
      (filter.firmware === undefined || status?.app === filter.firmware),
  );
}

export interface Choice {
  readonly id: string;
  readonly name: string;
  readonly count: number;
}

/** What the rows can be narrowed to by one of their fields, with how many each is; the most first. */
function choicesOf(
  rows: readonly DeviceRow[],
  read: (row: DeviceRow) => { readonly id: string; readonly name: string } | null,
): readonly Choice[] {
  const found = new Map<string, Choice>();
  for (const row of rows) {
    const value = read(row);
    if (value === null) continue;
    found.set(value.id, { ...value, count: (found.get(value.id)?.count ?? 0) + 1 });
  }
  return [...found.values()].sort((one, other) =>
    one.name.localeCompare(other.name, undefined, { numeric: true }),
  );
}

export interface DeviceCounts {
  readonly states: Readonly<Record<DeviceState, number>>;
  readonly unassigned: number;
  readonly parks: readonly Choice[];
  readonly organizations: readonly Choice[];
  readonly firmware: readonly Choice[];
}

const named = (one: { readonly uid: string; readonly name: string } | null) =>
  one === null ? null : { id: one.uid, name: one.name };

/** How many there are of each, among all that are loaded. */
export function countsOf(rows: readonly DeviceRow[]): DeviceCounts {
  const states = { online: 0, offline: 0, never: 0, unknown: 0 };
  for (const { status } of rows) states[connectionOf(status)] += 1;
  return {
    states,
    unassigned: rows.filter(({ park }) => park === null).length,
    parks: choicesOf(rows, ({ park }) => named(park)),
    organizations: choicesOf(rows, ({ organization }) => named(organization)),
    firmware: choicesOf(rows, ({ status }) => (status?.app ? { id: status.app, name: status.app } : null)),
  };
}
