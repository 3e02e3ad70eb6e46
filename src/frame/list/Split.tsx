import { useLayoutEffect, useRef } from "react";
import type { KeyboardEvent, ReactNode } from "react";
import { anyGrid } from "../../ui/anyGrid";
import styles from "./list.module.css";

export interface SplitProps {
  /** The list. */
  readonly children: ReactNode;
  /** The `DetailPane` of the row that is open, with its id as its key; false while none is. */
  readonly pane: ReactNode;
  /** Where several lists stand in it: the name of the one whose row is open. */
  readonly grid?: string | undefined;
  /** What stands in the pane is wide: it gets more of the room than the list. */
  readonly isWide?: boolean;
  /** It stands in a pane itself: one below the other at any width. */
  readonly isStacked?: boolean;
  /** Esc in the list closes the pane too. */
  readonly onClose?: () => void;
}

/**
 * A list and what its open row shows: side by side from 1200 px on (992 px where the pane is the
 * wide one), the pane above the list below that. When the pane
 * goes (its button, Esc, Back) the list gets the focus that the pane had.
 */
export function Split(props: SplitProps) {
  const { children, pane, grid, isWide = false, isStacked = false, onClose } = props;
  const box = useRef<HTMLDivElement>(null);
  const isOpen = pane !== false && pane !== undefined;
  const was = useRef({ isOpen, grid });
  useLayoutEffect(() => {
    const before = was.current;
    if (before.isOpen && !isOpen && document.activeElement === document.body) {
      const grids = [...(box.current?.querySelectorAll<HTMLElement>(anyGrid) ?? [])];
      (grids.find(({ ariaLabel }) => ariaLabel === before.grid) ?? grids[0])?.focus({ preventScroll: true });
    }
    was.current = { isOpen, grid };
  }, [isOpen, grid]);
  function onKeyDown(event: KeyboardEvent<HTMLDivElement>): void {
    const isHere = event.target instanceof Node && event.currentTarget.contains(event.target);
    if (event.key === "Escape" && isHere && isOpen && !event.defaultPrevented) onClose?.();
  }
  const look = isWide ? styles.even : styles.split;
  return (
    <div ref={box} className={isOpen && !isStacked ? look : styles.alone} onKeyDown={onKeyDown}>
      {children}
      {pane}
    </div>
  );
}
