import type { Period } from "./period";
import { isPeriod, readPeriod } from "./period";
import { isDay } from "./zone";

/**
 * The KPI filter as the address carries it (§ 2, § 3). `start`, `end` and `date` are days (`yyyy-MM-dd`, in park time)
 * or ISO instants and always valid; empty lists mean all.
 */
export interface Filter {
  readonly period: Period;
  readonly start?: string;
  readonly end?: string;
  readonly parks: readonly string[];
  readonly portfolios: readonly string[];
  readonly date?: string;
}

/** Why the address was not followed to the letter; the screen explains each. */
export type FilterNote = "unknownPeriod" | "invalidDates" | "reversedDates" | "invalidDate";

/** Which time a screen can be about: a range, a range without which it is all times, or a day. */
export type ScreenTime = "range" | "all" | "day";

/** What is to be said of an address on a screen: nothing of a time that it does not show. */
export function notesFor(notes: readonly FilterNote[], time: ScreenTime | undefined): FilterNote[] {
  return notes.filter((id) => time && (id === "invalidDate") === (time === "day"));
}

/** The names of the filter's parameters in the address, for every screen (§ 2 [64]). */
export const filterParameters = {
  period: "period",
  start: "start",
  end: "end",
  parks: "parks",
  portfolios: "portfolios",
  date: "date",
} as const;

export const emptyFilter: Filter = { period: readPeriod(undefined), parks: [], portfolios: [] };

const ISO = /^(\d{4}-\d{2}-\d{2})T([\d:.]+)(Z|[+-]\d{2}:?\d{2})?$/i;

/**
 * A day or an ISO instant as written in an address, or undefined when it is neither. A `+` that an address turned into
 * a space is put back.
 */
export function readDate(text: string | null | undefined): string | undefined {
  const date = (text ?? "").trim().replace(/ (?=\d{2}:?\d{2}$)/, "+");
  if (isDay(date)) return date;
  const parts = ISO.exec(date);
  if (parts?.[1] === undefined || !isDay(parts[1])) return undefined;
  return Number.isNaN(Date.parse(date)) ? undefined : date;
}

function readList(search: URLSearchParams, name: string): string[] {
  const uids = search.getAll(name).flatMap((value) => value.split(","));
  return [...new Set(uids.map((uid) => uid.trim()).filter((uid) => uid !== ""))];
}

function readCustom(search: URLSearchParams): { dates: Pick<Filter, "start" | "end">; notes: FilterNote[] } {
  const raw = [search.get(filterParameters.start), search.get(filterParameters.end)];
  const [start, end] = raw.map(readDate);
  if (start !== undefined && end !== undefined) return { dates: { start, end }, notes: [] };
  return { dates: {}, notes: raw.some((text) => text !== null && text !== "") ? ["invalidDates"] : [] };
}

function readMonitorDate(search: URLSearchParams): { dates: Pick<Filter, "date">; notes: FilterNote[] } {
  const raw = search.get(filterParameters.date);
  const date = readDate(raw);
  if (date !== undefined) return { dates: { date }, notes: [] };
  return { dates: {}, notes: raw === null || raw === "" ? [] : ["invalidDate"] };
}

/**
 * Reads the filter of an address. Custom dates count only when both are valid; what cannot be used is left out and
 * noted. Whether start lies after end is for `filterRange` to say, which knows the zone.
 */
export function readFilter(search: URLSearchParams): { filter: Filter; notes: FilterNote[] } {
  const period = search.get(filterParameters.period);
  const custom = readCustom(search);
  const monitor = readMonitorDate(search);
  // Days of one's own are shown whatever the period.
  const unknown = period && custom.dates.start === undefined && !isPeriod(period);
  return {
    filter: {
      period: readPeriod(period),
      ...custom.dates,
      parks: readList(search, filterParameters.parks),
      portfolios: readList(search, filterParameters.portfolios),
      ...monitor.dates,
    },
    notes: [...(unknown ? (["unknownPeriod"] as const) : []), ...custom.notes, ...monitor.notes],
  };
}

/** The address's parameters with the filter written into them; parameters of others stay as they are, in place. */
export function writeFilter(search: URLSearchParams, filter: Filter): URLSearchParams {
  const next = new URLSearchParams(search);
  const write = (name: string, values: readonly (string | undefined)[]) => {
    next.delete(name);
    for (const value of values) if (value !== undefined && value !== "") next.append(name, value);
  };
  write(filterParameters.period, [filter.period]);
  write(filterParameters.start, [filter.start]);
  write(filterParameters.end, [filter.end]);
  write(filterParameters.portfolios, filter.portfolios);
  write(filterParameters.parks, filter.parks);
  write(filterParameters.date, [filter.date]);
  return next;
}
