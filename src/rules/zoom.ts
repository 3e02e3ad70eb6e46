/** Epoch milliseconds, the end exclusive. */
export interface Span {
  readonly start: number;
  readonly end: number;
}

/** How a span stands in an address: both ends in ISO 8601, to the second. */
const WRITTEN = /^(\d{4}-\d{2}-\d{2}T\d{2}:\d{2}:\d{2}Z)_(\d{4}-\d{2}-\d{2}T\d{2}:\d{2}:\d{2}Z)$/;

/** A span as an address carries it; empty for none, and for what no date can say. */
export function spanText(span: Span | undefined): string {
  const ends = span && [new Date(span.start), new Date(span.end)];
  if (!ends?.every((end) => !Number.isNaN(end.getTime()))) return "";
  return ends.map((end) => end.toISOString().replace(/\.\d+Z$/, "Z")).join("_");
}

/** Reads a span of an address: undefined where it is none, or ends before it begins. */
export function readSpan(text: string): Span | undefined {
  const [start = Number.NaN, end = Number.NaN] = (WRITTEN.exec(text) ?? []).slice(1).map(Date.parse);
  return start < end ? { start, end } : undefined;
}

/** A step nearer shows the half of what is shown. */
const STEP = 2;

/** A span of a length about its middle, moved into the whole where it would stick out of it. */
function about(middle: number, length: number, whole: Span): Span {
  const size = Math.min(length, whole.end - whole.start);
  const start = Math.min(Math.max(middle - size / 2, whole.start), whole.end - size);
  return { start, end: start + size };
}

/**
 * What is shown of a chart's whole time once it is cut to a part: never less than `least` milliseconds, never beyond the
 * whole; undefined where that is all of it, or where the part lies outside of it.
 */
export function zoomTo(part: Span, whole: Span, least: number): Span | undefined {
  const [start, end] = [Math.min(part.start, part.end), Math.max(part.start, part.end)];
  const cut = { start: Math.max(start, whole.start), end: Math.min(end, whole.end) };
  if (cut.end <= cut.start) return undefined;
  const shown = about((cut.start + cut.end) / 2, Math.max(cut.end - cut.start, least), whole);
  return shown.end - shown.start >= whole.end - whole.start ? undefined : shown;
}

/** A part as long as the shown one about another time, within the whole. */
export function movedTo(at: number, shown: Span, whole: Span): Span {
  return about(at, shown.end - shown.start, whole);
}

/** What is left of a part that was cut earlier, of a whole that has changed since: undefined where nothing is. */
export function zoomKept(part: Span, whole: Span, least: number): Span | undefined {
  const isInside = part.start >= whole.start && part.end <= whole.end;
  const isAll = part.start === whole.start && part.end === whole.end;
  return isInside && !isAll ? part : zoomTo(part, whole, least);
}

/** A step nearer that leaves out less than this part of what is shown is none. */
const SEEN = 0.05;

/** Whether a step nearer would show less, as far as one sees. */
export function canZoomIn(shown: Span, least: number): boolean {
  return (shown.end - shown.start) * (1 - SEEN) > least;
}

/** A step nearer about a time, or about the middle; what is shown where there is none. */
export function zoomIn(shown: Span, whole: Span, least: number, at?: number): Span | undefined {
  if (!canZoomIn(shown, least)) return zoomKept(shown, whole, 0);
  const middle = at ?? (shown.start + shown.end) / 2;
  return zoomTo(about(middle, (shown.end - shown.start) / STEP, shown), whole, least);
}

/** A step farther. */
export function zoomOut(shown: Span, whole: Span, least: number): Span | undefined {
  return zoomTo(about((shown.start + shown.end) / 2, (shown.end - shown.start) * STEP, whole), whole, least);
}
