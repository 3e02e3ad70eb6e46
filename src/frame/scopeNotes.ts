import { KPI_EARLIEST_DAY } from "../rules/constants";
import type { FilterNote } from "../rules/filter";
import type { Range } from "../rules/filterRange";
import { metricWindow } from "../rules/metricWindow";
import { localeOf } from "../rules/numbers";
import { dayStart, inclusiveEnd } from "../rules/zone";
import type { Scope } from "./useScope";

type Note = { id: string; values?: Record<string, string> };

/** What the reader has to know about the range: what was ignored, assumed, or clipped by the earliest day or by now. */
export function scopeNotes(
  scope: Pick<Scope, "notes" | "assumed" | "isReady" | "zone">,
  range: Range & { notes: FilterNote[] },
  now: number,
  language: string,
): Note[] {
  const notes: Note[] = [...new Set([...scope.notes, ...range.notes])].map((id) => ({ id }));
  if (scope.assumed && scope.isReady) notes.push({ id: "assumedZone", values: { zone: scope.zone } });
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
