import { useEffect, useMemo, useState, useSyncExternalStore } from "react";
import { zoomIn, zoomOut, zoomTo } from "../../rules/zoom";
import { useSheets } from "../tools";
import type { ChartMark, ChartRange, ChartSeries } from "./types";

/** A part of the time of all charts that begin together: panels under one another stay readable at one time. */
class Zooms {
  private readonly shown = new Map<number, ChartRange>();
  private readonly listeners = new Set<() => void>();
  private readonly charts = new Map<number, number>();

  readonly subscribe = (listener: () => void): (() => void) => {
    this.listeners.add(listener);
    return () => this.listeners.delete(listener);
  };

  of(start: number): ChartRange | undefined {
    return this.shown.get(start);
  }

  set(start: number, part: ChartRange | undefined): void {
    if (part === undefined) this.shown.delete(start);
    else this.shown.set(start, part);
    for (const listener of this.listeners) listener();
  }

  /** As long as a chart of that beginning is drawn; with the last of them its zoom goes. */
  hold(start: number): () => void {
    this.charts.set(start, (this.charts.get(start) ?? 0) + 1);
    return () => {
      const left = (this.charts.get(start) ?? 1) - 1;
      this.charts.set(start, left);
      if (left === 0) this.shown.delete(start);
    };
  }
}

/** One for what is on one screen. */
const zooms = new WeakMap<object, Zooms>();

function zoomsOf(screen: object): Zooms {
  const found = zooms.get(screen) ?? new Zooms();
  zooms.set(screen, found);
  return found;
}

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

function cut(series: ChartSeries, { start, end }: ChartRange): ChartSeries {
  const from = series.time.findIndex((time) => time >= start);
  if (from < 0) return { ...series, time: [], value: [] };
  const after = series.time.findIndex((time) => time > end);
  const to = after < 0 ? series.time.length : after;
  return { ...series, time: series.time.slice(from, to), value: series.value.slice(from, to) };
}

export interface Zoom {
  /** What is shown; undefined while that is all. */
  readonly shown: ChartRange | undefined;
  readonly to: (part: ChartRange) => void;
  /** About a time, or about the middle of what is shown. */
  readonly nearer: (at?: number) => void;
  readonly farther: () => void;
  readonly all: () => void;
}

interface Whole {
  readonly series: readonly ChartSeries[];
  readonly range: ChartRange;
  readonly marks?: readonly ChartMark[] | undefined;
}

/** A chart's part that is looked at: its series, range and marks, for drawing, table and file alike (§2 [151]). */
export function useZoom({ series, range, marks }: Whole): { zoom: Zoom; part: Whole } {
  const [own] = useState(() => ({}));
  const kept = zoomsOf(useSheets() ?? own);
  const { start } = range;
  const shown = useSyncExternalStore(kept.subscribe, () => kept.of(start));
  useEffect(() => kept.hold(start), [kept, start]);
  const least = useMemo(() => leastOf(series, range), [series, range]);
  const zoom = useMemo<Zoom>(() => {
    const now = shown ?? range;
    return {
      shown,
      to: (part) => kept.set(start, zoomTo(part, range, least)),
      nearer: (at) => kept.set(start, zoomIn(now, range, least, at)),
      farther: () => kept.set(start, zoomOut(now, range, least)),
      all: () => kept.set(start, undefined),
    };
  }, [kept, start, range, least, shown]);
  const part = useMemo(
    () =>
      shown === undefined
        ? { series, range, marks }
        : {
            series: series.map((each) => cut(each, shown)),
            range: shown,
            marks: marks?.filter(({ time }) => time >= shown.start && time <= shown.end),
          },
    [series, range, marks, shown],
  );
  return { zoom, part };
}
