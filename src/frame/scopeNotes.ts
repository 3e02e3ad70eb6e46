import type { FilterNote } from "../rules/filter";
import type { Range } from "../rules/filterRange";
import { localeOf } from "../rules/numbers";
import { inclusiveEnd } from "../rules/zone";
import type { PlaceZone, Zone } from "../rules/zone";
import { windowOf } from "./metricVariables";
import type { MetricKind } from "./metricVariables";
import type { Scope } from "./useScope";

/** A sentence among the words of scopes, and what is filled into it. */
export interface Note {
  readonly id: string;
  readonly values?: Readonly<Record<string, string>>;
}

/** That zones had to be assumed: that of the portfolio, or of some of those that a list is about [126]. */
export function zoneNotes(zones: readonly PlaceZone[]): Note[] {
  const found = zones.filter(({ assumed }) => assumed);
  const id = found.length < zones.length ? "assumedZones" : "assumedZone";
  return found.slice(0, 1).map(({ zone }) => ({ id, values: { zone } }));
}

/** That a range is clipped, by the earliest day there is or by now [68], [69]. */
export function clipNotes(range: Range, zone: Zone, now: number, kind: MetricKind, language: string): Note[] {
  const window = windowOf(range, zone, now, kind);
  if (window.kind === "empty") return [];
  const words = new Intl.DateTimeFormat(localeOf(language), { dateStyle: "long", timeZone: zone });
  return window.clipped.map((clip) => ({
    id: `clipped.${clip}`,
    values: { day: words.format(clip === "now" ? inclusiveEnd(range.end) : window.start) },
  }));
}

/** What the reader has to know about the range: what was ignored, assumed, or clipped by the earliest day or by now. */
export function scopeNotes(
  scope: Pick<Scope, "notes" | "assumed" | "zone">,
  range: Range & { notes: FilterNote[] },
  now: number,
  language: string,
): Note[] {
  return [
    ...[...scope.notes, ...range.notes].map((id) => ({ id })),
    ...zoneNotes([scope]),
    ...clipNotes(range, scope.zone, now, "kpi", language),
  ];
}
