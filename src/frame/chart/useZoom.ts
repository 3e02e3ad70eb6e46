import { useEffect, useMemo, useState, useSyncExternalStore } from "react";
import type { KeyboardEvent } from "react";
import { canZoomIn, zoomIn, zoomKept, zoomOut, zoomTo } from "../../rules/zoom";
import { useScreen } from "../page";
import { type Cut, cutTo } from "./cut";
import { isMarkIn } from "./types";
import type { ChartMark, ChartRange, ChartSeries } from "./types";
import { zoomsOf } from "./zooms";

/** Fewer samples than these are no curve. */
const LEAST_SAMPLES = 4;

/** The shortest time worth looking at, milliseconds: a few samples of the densest series. */
function leastOf(series: readonly ChartSeries[], whole: ChartRange): number {
  const steps = series.flatMap(({ time }) => {
    const [first, last] = [time[0], time.at(-1)];
    return first === undefined || last === undefined || time.length < 2
      ? []
      : [(last - first) / (time.length - 1)];
  });
  const step = steps.length > 0 ? Math.min(...steps) : (whole.end - whole.start) / 100;
  return Math.max(1, LEAST_SAMPLES * step);
}

export interface Zoom {
  /** What is shown; undefined while that is all. */
  readonly shown: ChartRange | undefined;
  /** Nothing shorter is worth looking at. */
  readonly isShortest: boolean;
  readonly to: (part: ChartRange) => void;
  /** About a time, or about the middle of what is shown. */
  readonly nearer: (at?: number) => void;
  readonly farther: () => void;
  readonly all: () => void;
}

interface Looked extends Pick<Zoom, "shown"> {
  readonly whole: ChartRange;
  /** The shortest time worth looking at, milliseconds. */
  readonly least: number;
}

/** The next part of a time that is looked at, from the one before it; undefined is all of it. */
export type NextPart = (before: ChartRange | undefined) => ChartRange | undefined;

/** How a part of a whole time is looked at: who presses faster than it is drawn goes on from the press before. */
export function zoomOver({ whole, shown, least }: Looked, keep: (next: NextPart) => void): Zoom {
  const partOf = (kept: ChartRange | undefined) => (kept && zoomKept(kept, whole, least)) ?? whole;
  return {
    shown,
    isShortest: !canZoomIn(shown ?? whole, least),
    to: (part) => keep(() => zoomTo(part, whole, least)),
    nearer: (at) => keep((before) => zoomIn(partOf(before), whole, least, at)),
    farther: () => keep((before) => zoomOut(partOf(before), whole, least)),
    all: () => keep(() => undefined),
  };
}

/** What a key does to the zoom, about the time that the cursor is at; undefined for keys that do nothing to it. */
export function zoomKey(
  event: KeyboardEvent,
  zoom: Omit<Zoom, "to">,
  at: number | undefined,
): (() => void) | undefined {
  if (event.altKey || event.ctrlKey || event.metaKey) return undefined;
  const does: Record<string, () => void> = {
    "+": () => zoom.nearer(at),
    "-": zoom.farther,
    "0": zoom.all,
  };
  return does[event.key];
}

interface Whole {
  readonly series: readonly ChartSeries[];
  readonly range: ChartRange;
  readonly marks?: readonly ChartMark[] | undefined;
}

/** A chart's part that is looked at: its series, range and marks, for drawing, table and file alike (§2 [151]). */
export function useZoom({ series, range, marks }: Whole): { zoom: Zoom; part: Whole & Cut } {
  const [own] = useState(() => ({}));
  const kept = zoomsOf(useScreen() ?? own);
  const { start } = range;
  const chosen = useSyncExternalStore(kept.subscribe, () => kept.of(start));
  useEffect(() => kept.enter(own, range), [kept, own, range]);
  useEffect(() => () => kept.leave(own), [kept, own]);
  const least = useMemo(() => leastOf(series, range), [series, range]);
  const shown = useMemo(() => chosen && zoomKept(chosen, range, least), [chosen, range, least]);
  const zoom = useMemo(
    () => zoomOver({ whole: range, shown, least }, (next) => kept.set(start, next(kept.of(start)))),
    [kept, start, range, least, shown],
  );
  const part = useMemo(
    () =>
      shown === undefined
        ? { series, drawn: series, range, marks }
        : {
            ...cutTo(series, shown, range.end),
            range: shown,
            marks: marks?.filter((mark) => isMarkIn(mark, shown)),
          },
    [series, range, marks, shown],
  );
  return { zoom, part };
}
