import { isOngoing } from "./event";
import type { Range } from "./filterRange";

/** What a picture of events needs to know of each. */
export interface LaneEvent {
  readonly id: string;
  readonly park: string | null;
  readonly start: string | null;
  readonly end: string | null;
  readonly eventType: string | null;
  /** How bad it is; a higher number is worse. */
  readonly weight: number;
}

/** One event, or several that lie too close to be told apart. */
export interface LaneBar {
  /** Of the events in it, the earliest first. */
  readonly ids: readonly string[];
  /** From where to where it reaches: parts of the time axis, 0 to 1. */
  readonly from: number;
  readonly to: number;
  /** Its place in the lane, from 0 on. */
  readonly row: number;
  /** It goes on. */
  readonly isOpen: boolean;
  /** It began before the axis does. */
  readonly isEarlier: boolean;
  /** It ends, or still goes on, after the axis does. */
  readonly isLater: boolean;
  /** The kind of all of its events; undefined where they differ. */
  readonly kind: string | null | undefined;
}

export interface Lane {
  readonly park: string | null;
  readonly bars: readonly LaneBar[];
  /** How many rows its bars take: 1 to 3. */
  readonly rows: number;
}

export interface Lanes {
  /** Of the time axis, epoch milliseconds. */
  readonly range: Range;
  readonly lanes: readonly Lane[];
  /** Parks that have no lane, because others are worse. */
  readonly others: number;
  /** Events without a start, which have no place on a time axis. */
  readonly timeless: number;
  /** Events that began before the axis does. */
  readonly earlier: number;
  /** Events that end, or still go on, after the axis does. */
  readonly later: number;
  /** Events of these parks that lie before or after the part of the time that is shown. */
  readonly outside: number;
  /** Ids of the events of these parks, in order of their starts. */
  readonly order: readonly string[];
  /** Kinds of these events. */
  readonly kinds: ReadonlySet<string | null>;
}

export const MOST_LANES = 12;
const MOST_ROWS = 3;
/** An axis is at least so long, milliseconds. */
const LEAST_SPAN = 3_600_000;
/** So much of the axis is left free at either end, that no bar ends at the edge. */
const MARGIN = 0.01;

interface Placed {
  readonly event: LaneEvent;
  readonly start: number;
  readonly end: number;
  readonly isOpen: boolean;
}

/** From when to when an event lasts, epoch milliseconds, as it is drawn; undefined where it has no start. */
export function spanOf(event: LaneEvent, now: number): Range | undefined {
  return place(event, now);
}

/** Where an event lies in time: running ones until now; what ends before it begins is a point. */
function place(event: LaneEvent, now: number): Placed | undefined {
  const start = Date.parse(event.start ?? "");
  if (Number.isNaN(start)) return undefined;
  const isOpen = isOngoing(event.end, now) && start <= now;
  const end = isOpen ? now : Date.parse(event.end ?? "");
  return { event, start, end: Number.isNaN(end) ? start : Math.max(start, end), isOpen };
}

/** So many of the starts, as a part, may lie before the axis where they would stretch it. */
const OUTLYING = 0.1;
/** Without the outlying ones the axis must be so much shorter, or it is not worth it. */
const STRETCH = 4;

/** Where an axis begins that the few events that began long before all others do not stretch. */
function beginOf(placed: readonly Placed[], end: number): number {
  const earliest = placed[0]?.start ?? end;
  const usual = placed[Math.max(1, Math.floor(placed.length * OUTLYING))]?.start ?? earliest;
  return (end - usual) * STRETCH < end - earliest ? usual : earliest;
}

/** From the earliest start, but for outlying ones, to the latest end, within the time asked for. */
function axisOf(placed: readonly Placed[], within: Range | undefined, now: number): Range {
  let end = placed.reduce((latest, each) => Math.max(latest, each.end), -Infinity);
  let start = beginOf(placed, end);
  if (within) [start, end] = [Math.max(start, within.start), Math.min(end, within.end)];
  // Neither, where no event has a start: the difference is no number then.
  if (!(end - start >= 0)) return within ?? { start: now - LEAST_SPAN, end: now };
  const room = Math.max((end - start) * MARGIN, (LEAST_SPAN - (end - start)) / 2);
  // Nor does the room reach farther: what the axis goes over is named by its days.
  return {
    start: Math.max(start - room, within?.start ?? -Infinity),
    end: Math.min(end + room, within?.end ?? Infinity),
  };
}

interface Bar extends LaneBar {
  ids: string[];
  to: number;
  isOpen: boolean;
  isLater: boolean;
  kind: string | null | undefined;
}

/** Bars of one lane: each in the first row that is free, or with the one that ends first where none is. */
function barsOf(placed: readonly Placed[], { start, end }: Range, least: number): readonly LaneBar[] {
  const part = (at: number) => Math.min(1, Math.max(0, (at - start) / (end - start)));
  const bars: Bar[] = [];
  const last: Bar[] = [];
  for (const { event, isOpen, ...times } of placed) {
    const from = Math.min(part(times.start), 1 - least);
    const to = Math.max(part(times.end), from + least);
    const free = last.findIndex((bar) => bar.to <= from);
    const isLater = times.end > end;
    const row = free < 0 && last.length < MOST_ROWS ? last.length : free;
    if (row < 0) {
      const near = last.reduce((one, other) => (other.to < one.to ? other : one));
      near.ids.push(event.id);
      near.to = Math.max(near.to, to);
      near.isOpen ||= isOpen;
      near.isLater ||= isLater;
      if (near.kind !== event.eventType) near.kind = undefined;
      continue;
    }
    const isEarlier = times.start < start;
    const bar = { ids: [event.id], from, to, row, isOpen, isEarlier, isLater, kind: event.eventType };
    bars.push(bar);
    last[row] = bar;
  }
  return bars;
}

/** How bad a lane is: its worst event, then whether one goes on, then how long ago it ended. */
function worst(one: readonly Placed[], other: readonly Placed[]): number {
  const rank = (lane: readonly Placed[]) =>
    [
      lane.reduce((most, { event }) => Math.max(most, event.weight), -Infinity),
      Number(lane.some(({ isOpen }) => isOpen)),
      lane.reduce((last, { end }) => Math.max(last, end), -Infinity),
    ] as const;
  const [a, b] = [rank(one), rank(other)];
  return b[0] - a[0] || b[1] - a[1] || b[2] - a[2];
}

interface Asked {
  /** Epoch milliseconds. */
  readonly now: number;
  /** The shortest bar that can be seen and pointed at, as a part of the axis. */
  readonly least?: number;
  /** The time asked for: the axis reaches no farther. */
  readonly within?: Range | undefined;
  /** The axis itself: a part of the time that is looked at more closely, over the same lanes. */
  readonly part?: Range | undefined;
}

/** A picture of events: one lane a park, the worst first, bars over one time axis. */
export function eventLanes(events: readonly LaneEvent[], asked: Asked): Lanes {
  const { now, least = 0, within, part } = asked;
  const placed = events.flatMap((event) => place(event, now) ?? []).sort((a, b) => a.start - b.start);
  const byPark = new Map<string | null, Placed[]>();
  for (const each of placed) {
    const lane = byPark.get(each.event.park);
    if (lane) lane.push(each);
    else byPark.set(each.event.park, [each]);
  }
  const sorted = [...byPark].sort(([, one], [, other]) => worst(one, other));
  const shown = sorted.slice(0, MOST_LANES);
  const parks = new Set(shown.map(([park]) => park));
  const drawn = placed.filter(({ event }) => parks.has(event.park));
  const range = part ?? axisOf(drawn, within, now);
  const isShown = ({ start, end }: Placed) => !part || (end >= part.start && start <= part.end);
  const seen = drawn.filter(isShown);
  return {
    range,
    lanes: shown.map(([park, lane]) => {
      const bars = barsOf(lane.filter(isShown), range, Math.min(least, 1));
      return { park, bars, rows: Math.max(0, ...bars.map(({ row }) => row)) + 1 };
    }),
    others: sorted.length - shown.length,
    timeless: events.length - placed.length,
    earlier: seen.filter(({ start }) => start < range.start).length,
    later: seen.filter(({ end }) => end > range.end).length,
    outside: drawn.length - seen.length,
    order: drawn.map(({ event }) => event.id),
    kinds: new Set(drawn.map(({ event }) => event.eventType)),
  };
}
