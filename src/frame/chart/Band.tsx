import { type PointerEvent, useState } from "react";
import styles from "./CursorLayer.module.css";
import type { Plan } from "./layout";

/** A press that moves less, px, is none that draws a band. */
const LEAST_PX = 8;

/** A part of the plot, from one edge to the other, px. */
export type Edges = readonly [from: number, to: number];

interface BandProps {
  /** Where a pointer is in the plot, px, kept between its edges. */
  readonly xIn: (event: PointerEvent) => number;
  readonly onBand: (from: number, to: number) => void;
  /** Presses mean something else, too: only what is drawn is followed wherever the pointer goes. */
  readonly isLate?: boolean;
}

/** Drawing a band over the plot with a mouse or a pen; a finger scrolls and reads. */
export function useBand({ xIn, onBand, isLate = false }: BandProps) {
  const [edges, setEdges] = useState<Edges>();
  const isDrawn = ([from, to]: Edges) => Math.abs(to - from) >= LEAST_PX;
  return {
    edges,
    onPointerDown: (event: PointerEvent) => {
      if (event.button !== 0 || event.pointerType === "touch") return;
      if (!isLate) event.currentTarget.setPointerCapture(event.pointerId);
      setEdges([xIn(event), xIn(event)]);
    },
    onPointerMove: (event: PointerEvent) => {
      if (edges === undefined) return;
      // It was let go of where nobody told.
      if (event.buttons === 0) return setEdges(undefined);
      const next = [edges[0], xIn(event)] as const;
      setEdges(next);
      if (isLate && isDrawn(next)) event.currentTarget.setPointerCapture(event.pointerId);
    },
    onPointerUp: (event: PointerEvent) => {
      if (edges === undefined) return;
      setEdges(undefined);
      const drawn = [edges[0], xIn(event)] as const;
      if (isDrawn(drawn)) onBand(Math.min(...drawn), Math.max(...drawn));
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
