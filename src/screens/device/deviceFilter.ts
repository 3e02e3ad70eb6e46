import { connectionOf } from "../../rules/deviceFacts";
import { byName, foldMac } from "../../rules/names";
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

/** All that a device is found by, folded, each in a line of its own; kept, for a key may ask it of a hundred thousand. */
function textOf(row: DeviceRow): string {
  const known = texts.get(row);
  if (known !== undefined) return known;
  const { name, mac, serialNumber, status, uid, park, organization } = row;
  const places = [park?.name, organization?.name];
  const lines = [name, serialNumber, status?.publicIp, uid, mac, foldMac(mac), ...places];
  const folded = `\n${lines.join("\n")}\n`.toLowerCase();
  texts.set(row, folded);
  return folded;
}

/** Makes the texts of rows that have come at the end, so that the first letter need not wait for those of all. */
export function prepareTexts(rows: readonly DeviceRow[]): void {
  for (let at = rows.length - 1; at >= 0; at -= 1) {
    const row = rows[at];
    if (row === undefined || texts.has(row)) return;
    textOf(row);
  }
}

const textsOfLists = new WeakMap<readonly DeviceRow[], readonly string[]>();

/** Those of a list by place: for each further letter they need not be looked up one by one. */
function textsOf(rows: readonly DeviceRow[]): readonly string[] {
  const made = textsOfLists.get(rows) ?? rows.map(textOf);
  textsOfLists.set(rows, made);
  return made;
}

/** Two full pairs or more: less may as well be the beginning of an IP address or of a number. */
const looksLikeMac = /^(?:[0-9a-f]{2}[:.\-_ ]?){2,}[0-9a-f]?$/;

/** 0: not found; 1: found; 2: it is all of one of the lines. */
function gradeOf(lines: string, text: string): number {
  let at = lines.indexOf(text);
  if (at === -1) return 0;
  for (; at !== -1; at = lines.indexOf(text, at + 1))
    if (lines[at - 1] === "\n" && lines[at + text.length] === "\n") return 2;
  return 1;
}

/**
 * Rows with the text in name, serial number, address, park, organization or MAC, with any separators or none [189];
 * those of which it is the whole come first.
 */
export function withText(rows: readonly DeviceRow[], search: string): readonly DeviceRow[] {
  const text = search.trim().replace(/\s+/g, " ").toLowerCase();
  if (text === "") return rows;
  const mac = looksLikeMac.test(text) ? foldMac(text) : text;
  const lines = textsOf(rows);
  const exact: DeviceRow[] = [];
  const found: DeviceRow[] = [];
  for (const [at, row] of rows.entries()) {
    const has = lines[at] ?? "";
    const grade = Math.max(gradeOf(has, text), mac === text ? 0 : gradeOf(has, mac));
    if (grade > 0) (grade === 2 ? exact : found).push(row);
  }
  if (exact.length + found.length === rows.length && (exact.length === 0 || found.length === 0)) return rows;
  return [...exact, ...found];
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

/** What the rows can be narrowed to by one of their fields, with how many each is. */
function choicesOf(
  rows: readonly DeviceRow[],
  language: string,
  read: (row: DeviceRow) => { readonly id: string; readonly name: string } | null,
): readonly Choice[] {
  const found = new Map<string, { id: string; name: string; count: number }>();
  for (const row of rows) {
    const value = read(row);
    if (value === null) continue;
    const known = found.get(value.id);
    if (known) known.count += 1;
    else found.set(value.id, { ...value, count: 1 });
  }
  return [...found.values()].sort(byName(language));
}

/** How many there are of what one looks for most. */
export interface DeviceCounts {
  readonly states: Readonly<Record<DeviceState, number>>;
  readonly unassigned: number;
}

/** What the list can be narrowed to. */
export interface DeviceChoices {
  readonly states: Readonly<Record<DeviceState, number>>;
  readonly parks: readonly Choice[];
  readonly organizations: readonly Choice[];
  readonly firmware: readonly Choice[];
}

const named = (one: { readonly uid: string; readonly name: string } | null) =>
  one === null ? null : { id: one.uid, name: one.name };

export function countsOf(rows: readonly DeviceRow[]): DeviceCounts {
  const states = { online: 0, offline: 0, never: 0, unknown: 0 };
  let unassigned = 0;
  for (const { status, park } of rows) {
    states[connectionOf(status)] += 1;
    if (park === null) unassigned += 1;
  }
  return { states, unassigned };
}

/** Among all that are loaded, whatever is typed: the choices stay where they are. */
export function deviceChoices(rows: readonly DeviceRow[], language: string): DeviceChoices {
  return {
    states: countsOf(rows).states,
    parks: choicesOf(rows, language, ({ park }) => named(park)),
    organizations: choicesOf(rows, language, ({ organization }) => named(organization)),
    firmware: choicesOf(rows, language, ({ status }) =>
      status?.app ? { id: status.app, name: status.app } : null,
    ),
  };
}
