import { filterRange } from "./filterRange";
import type { Range } from "./filterRange";
import { filterParameters } from "./filter";
import type { Filter, FilterNote } from "./filter";
import { writeEventFilter } from "./eventFilter";
import type { Period } from "./period";
import { dayOf } from "./zone";
import type { Zone } from "./zone";

/** Of the address of an event's page: the search of the list that it was opened from. */
const LIST = "list";
/** Of a list's own address: which event stands beside it. */
export const BESIDE = "event";

/**
 * The address of an event's page that knows the list it is opened from, by the list's search. A park's own list is of
 * that `park` alone, whatever the filter that was carried along.
 */
export function withList(address: string, list: string, park?: string): string {
  const kept = new URLSearchParams(list);
  kept.delete(BESIDE);
  if (park !== undefined) {
    kept.delete(filterParameters.portfolios);
    kept.set(filterParameters.parks, park);
  }
  const [path = "", search = ""] = address.split("?");
  const params = new URLSearchParams(search);
  params.set(LIST, kept.toString());
  return `${path}?${params.toString()}`;
}

/** The search of the list that an event's page was opened from; undefined where it was opened from none. */
export function listOf(search: string): string | undefined {
  return new URLSearchParams(search).get(LIST) ?? undefined;
}

/** What a list of events is about: all times, a period, or days of one's own. */
interface ListTime {
  readonly time: Period | "all" | "Custom";
  /** None of all times. */
  readonly range: Range | undefined;
  readonly notes: readonly FilterNote[];
}

/**
 * The time that a list of events is about: the days that the address names, else its period, an unknown one being the
 * usual [57]; where it names none, or only days that cannot be used, all times, whatever the filter's usual period.
 */
export function listTime(
  search: URLSearchParams,
  filter: Filter,
  { now, zone }: { readonly now: number; readonly zone: Zone },
): ListTime {
  const { notes, ...range } = filterRange(filter, now, zone);
  if (filter.start !== undefined && notes.length === 0) return { time: "Custom", range, notes };
  const isNamed = (search.get(filterParameters.period) ?? "") !== "";
  return isNamed ? { time: filter.period, range, notes } : { time: "all", range: undefined, notes };
}

const ofAllTimes: Readonly<Record<string, string>> = {
  invalidDates: "invalidDatesAll",
  reversedDates: "reversedDatesAll",
};

/** What a list says of an address whose dates cannot be used: where it shows all times, it shows no period. */
export function listNote(id: string, time: ListTime["time"]): string {
  return (time === "all" ? ofAllTimes[id] : undefined) ?? id;
}

/** Which events a list asks for: of single parks if any are named, else of a portfolio; moments in ISO 8601. */
export function eventsWhere(
  { parks, portfolio }: { readonly parks: readonly string[]; readonly portfolio: string | undefined },
  range: Range | undefined,
) {
  const iso = (at: number | undefined) => (at === undefined ? null : new Date(at).toISOString());
  return {
    parks: [...parks],
    portfolio: parks.length > 0 ? null : (portfolio ?? null),
    start: iso(range?.start),
    end: iso(range?.end),
  };
}

/**
 * The list of what happened at a park on the days of an event (moments in ISO 8601), in park time: of all importance,
 * for what switches a park off may be a small thing. What goes on is looked at to `now`.
 */
export function eventsAround(
  {
    park,
    start,
    end,
  }: { readonly park: string | null; readonly start: string | null; readonly end: string | null },
  { now, zone }: { readonly now: number; readonly zone: Zone },
): string {
  const [from, to] = [Date.parse(start ?? ""), Date.parse(end ?? "")];
  const search = new URLSearchParams();
  if (park !== null) search.set(filterParameters.parks, park);
  if (!Number.isNaN(from)) {
    search.set(filterParameters.start, dayOf(from, zone));
    search.set(filterParameters.end, dayOf(Math.max(from, Number.isNaN(to) ? now : to), zone));
  }
  return `/events?${writeEventFilter(search, { threshold: null }).toString()}`;
}

interface ListedEvent {
  readonly eventType: string | null;
  /** Moments in ISO 8601; without an end it goes on. */
  readonly start: string | null;
  readonly end: string | null;
  readonly importance: number | null;
}

interface Asked {
  readonly eventType?: string | null;
  readonly start?: string | null;
  readonly end?: string | null;
  readonly importanceThreshold?: number | null;
}

/** Whether a list asked for like this holds an event, parks and hidden ones apart: both share some time. */
export function isAskedFor(
  event: ListedEvent,
  { eventType, start, end, importanceThreshold }: Asked,
): boolean {
  if (eventType && eventType !== event.eventType) return false;
  if (typeof importanceThreshold === "number" && (event.importance ?? -Infinity) < importanceThreshold)
    return false;
  if (start && Date.parse(event.end ?? "") <= Date.parse(start)) return false;
  return !(end && Date.parse(event.start ?? "") >= Date.parse(end));
}
