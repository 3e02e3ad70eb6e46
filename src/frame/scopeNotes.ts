import { KPI_EARLIEST_DAY } from "../rules/constants";
import type { FilterNote } from "../rules/filter";
import type { Range } from "../rules/filterRange";
import { metricWindow } from "../rules/metricWindow";
import { localeOf } from "../rules/numbers";
import { dayStart, inclusiveEnd } from "../rules/zone";
import type { PlaceZone } from "../rules/zone";
import type { Scope } from "./useScope";

/** A sentence among the words of scopes, and what is filled into it. */
export interface Note {
  readonly id: string;
  readonly values?: Readonly<Record<string, string>>;
}

/** That zones had to be assumed: that of the portfolio, or of some of those that a list is about [126]. */
export function zoneNotes(zones: readonly PlaceZone[]): Note[] {
  const [first, ...others] = zones.filter(({ assumed }) => assumed);
  if (!first) return [];
  const isAll = others.length + 1 === zones.length;
  return [{ id: isAll ? "assumedZone" : "assumedZones", values: { zone: first.zone } }];
}

/** What the reader has to know about the range: what was ignored, assumed, or clipped by the earliest day or by now. */
export function scopeNotes(
  scope: Pick<Scope, "notes" | "assumed" | "zone">,
  range: Range & { notes: FilterNote[] },
  now: number,
  language: string,
): Note[] {
  const ids = new Set([...scope.notes, ...range.notes]);
  const notes = [...[...ids].map((id): Note => ({ id })), ...zoneNotes([scope])];
  const minimum = dayStart(KPI_EARLIEST_DAY, scope.zone);
  const window = metricWindow(range, now, minimum, scope.zone);
  const clipped = window.kind === "window" ? window.clipped : [];
  const format = new Intl.DateTimeFormat(localeOf(language), { dateStyle: "long", timeZone: scope.zone });
  if (clipped.includes("minimum"))
    notes.push({ id: "clippedStart", values: { date: format.format(minimum) } });
  if (clipped.includes("now"))
    notes.push({ id: "clippedEnd", values: { end: format.format(inclusiveEnd(range.end)) } });
  return notes;
}
