import { type PointerEvent, useState } from "react";
import styles from "./CursorLayer.module.css";
import { type Plan, timeAt } from "./layout";
import type { ChartRange } from "./types";

/** A press that moves less, px, is none that draws a band. */
const LEAST_PX = 8;

/** A part of the plot, from one edge to the other, px. */
type Edges = readonly [from: number, to: number];

/** Drawing a band over the plot with a mouse or a pen; a finger scrolls and reads. */
export function useBand(plan: Plan, onBand: (part: ChartRange) => void) {
  const [edges, setEdges] = useState<Edges>();
  const { frame } = plan;
  const xIn = (event: PointerEvent): number => {
    const { left, width } = event.currentTarget.getBoundingClientRect();
    return frame.left + Math.min(Math.max(event.clientX - left, 0), width);
  };
  return {
    edges,
    onPointerDown: (event: PointerEvent) => {
      if (event.button !== 0 || event.pointerType === "touch") return;
      event.currentTarget.setPointerCapture(event.pointerId);
      setEdges([xIn(event), xIn(event)]);
    },
    onPointerMove: (event: PointerEvent) => {
      const to = xIn(event);
      setEdges((before) => before && [before[0], to]);
    },
    onPointerUp: (event: PointerEvent) => {
      if (edges === undefined) return;
      setEdges(undefined);
      const [from, to] = [edges[0], xIn(event)];
      if (Math.abs(to - from) < LEAST_PX) return;
      onBand({ start: timeAt(plan, Math.min(from, to)), end: timeAt(plan, Math.max(from, to)) });
    },
    onPointerCancel: () => setEdges(undefined),
  };
}

/** What will be looked at once the button is let go. */
export function Band({ plan, edges }: { plan: Plan; edges: Edges | undefined }) {
  if (edges === undefined) return null;
  const [left, right] = [Math.min(...edges), Math.max(...edges)];
  const { top, bottom } = plan.frame;
  return (
    <div aria-hidden="true" className={styles.band} style={{ left, width: right - left, top, bottom }} />
  );
}
