import { zoomKept } from "../../rules/zoom";
import type { ChartRange } from "./types";

/** A part of the time of all charts of a screen that begin together: panels under one another stay at one time. */
class Zooms {
  private readonly parts = new Map<number, ChartRange>();
  private readonly wholes = new Map<object, ChartRange>();
  private readonly listeners = new Set<() => void>();

  readonly subscribe = (listener: () => void): (() => void) => {
    this.listeners.add(listener);
    return () => this.listeners.delete(listener);
  };

  of(start: number): ChartRange | undefined {
    return this.parts.get(start);
  }

  set(start: number, part: ChartRange | undefined): void {
    if (part === undefined) this.parts.delete(start);
    else this.parts.set(start, part);
    for (const listener of this.listeners) listener();
  }

  /** A chart is about this time from now on, until it leaves. */
  enter(chart: object, whole: ChartRange): void {
    this.wholes.set(chart, whole);
    this.forget();
  }

  leave(chart: object): void {
    this.wholes.delete(chart);
    this.forget();
  }

  /** A part of no chart's time goes: it would come back with the next one that is about it. */
  private forget(): void {
    const wholes = [...this.wholes.values()];
    for (const [start, part] of this.parts) {
      const isKept = wholes.some((whole) => whole.start === start && zoomKept(part, whole, 0) !== undefined);
      if (!isKept) this.set(start, undefined);
    }
  }
}

const zooms = new WeakMap<object, Zooms>();

/** The one of a screen; of a chart that stands on none, its own. */
export function zoomsOf(screen: object): Zooms {
  const found = zooms.get(screen) ?? new Zooms();
  zooms.set(screen, found);
  return found;
}
