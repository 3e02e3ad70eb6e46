import { spans } from "./instants";
import type { ChartRange, ChartSeries } from "./types";

/** A chart's series as far as a part of its time shows them. */
export interface Cut {
  /** The samples in the part: for cursor, table and file. */
  readonly series: readonly ChartSeries[];
  /** With one more beyond either edge, for lines are drawn up to there. */
  readonly drawn: readonly ChartSeries[];
}

/** Of samples in the part the first place, and the one after the last; a sample with a length is in it with any of that. */
function placesIn(time: readonly number[], { start, end }: ChartRange, lengths?: readonly number[]) {
  const first = time.findIndex((at, place) => (lengths ? at + (lengths[place] ?? 0) > start : at >= start));
  const after = time.findIndex((at) => (lengths ? at >= end : at > end));
  const to = after < 0 ? time.length : after;
  return { from: first < 0 ? to : first, to };
}

function cut(series: ChartSeries, part: ChartRange, lengths?: readonly number[]) {
  const { time, value, kind } = series;
  const { from, to } = placesIn(time, part, lengths);
  const inside = { ...series, time: time.slice(from, to), value: value.slice(from, to) };
  const isCrossed = from < to || (from > 0 && to < time.length);
  if (!isCrossed) return { inside, wider: inside };
  const before = Math.max(0, from - 1);
  // A bar beyond the edge is not seen, but the one before it is as long as it is far.
  const isSeen = (place: number) => kind !== "bar" || (place >= from && place < to);
  const values = value.slice(before, to + 1).map((each, place) => (isSeen(before + place) ? each : null));
  return { inside, wider: { ...series, time: time.slice(before, to + 1), value: values } };
}

/** Series cut to a part, both epoch milliseconds; beside bars every sample holds until the next one, the last to `end`. */
export function cutTo(all: readonly ChartSeries[], part: ChartRange, end: number): Cut {
  const hasBars = all.some(({ kind }) => kind === "bar");
  const cuts = all.map((one) => cut(one, part, hasBars ? spans(one.time, end) : undefined));
  return { series: cuts.map(({ inside }) => inside), drawn: cuts.map(({ wider }) => wider) };
}
