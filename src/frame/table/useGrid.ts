import { useVirtualizer, defaultRangeExtractor } from "@tanstack/react-virtual";
import { type RefObject, useEffect, useLayoutEffect, useMemo, useRef } from "react";
import { anyGrid } from "../../ui/anyGrid";
import type { Cursor } from "./cursor";
import { elementId } from "./GridRow";
import type { GridModel } from "./keys";
import { rowHeights } from "./types";
import { useLatest } from "./useLatest";
import type { Sorted } from "./useSorted";

const rowsDrawnAhead = 6;
const firstGuess = { width: 0, height: 600 };

/** Rows by place and by id, looked up without a walk; the map is built at the first question. */
export function useModel<Row>(
  { sorted, markable, folded }: Pick<Sorted<Row>, "sorted" | "markable" | "folded">,
  columns: number,
  page: () => number,
) {
  const latestPage = useLatest(page);
  return useMemo(() => {
    let places: Map<string, number> | undefined;
    const nodeOf = (id: string) => sorted[model.indexOf(id)]?.node;
    const model: GridModel = {
      count: sorted.length,
      columns,
      page: () => latestPage.current(),
      idAt: (index) => sorted[index]?.id ?? "",
      indexOf: (id) => {
        places ??= new Map(sorted.map((row, index) => [row.id, index]));
        return places.get(id) ?? -1;
      },
      nodeOf,
      marks: (id) => {
        const node = nodeOf(id);
        return node?.isBranch === true ? node.leaves : [id];
      },
      marksAt: (index) => {
        const id = model.idAt(index);
        const node = model.nodeOf(id);
        const isOpenBranch = node?.isBranch === true && node.hasChildren && folded?.has(id) !== true;
        return isOpenBranch ? [] : model.marks(id);
      },
      markable,
    };
    return model;
  }, [sorted, markable, folded, columns, latestPage]);
}

/** How many rows a page key steps: those that fit under the header, less one. */
export function pageOf(grid: HTMLElement | null, height: number): number {
  return grid ? Math.max(1, Math.floor((grid.clientHeight - rowHeights.normal) / height) - 1) : 1;
}

/**
 * The window over the rows: what is in sight, a few around it, and the row the cursor is on. It asks the body for its
 * grid, because the grid's own ref is not there yet when the body's effects run.
 */
export function useWindow(
  body: RefObject<HTMLDivElement | null>,
  model: GridModel,
  cursor: Cursor,
  height: number,
) {
  // Of one identity while the height stays, else every place of every row is reckoned anew at each scroll; and of another
  // once it changes: the key is what the virtualizer looks at.
  const sizes = useMemo(
    () => ({ estimateSize: () => height, getItemKey: (index: number) => index }),
    [height],
  );
  return useVirtualizer({
    count: model.count,
    getScrollElement: () => body.current?.closest<HTMLElement>(anyGrid) ?? null,
    ...sizes,
    overscan: rowsDrawnAhead,
    initialRect: firstGuess,
    rangeExtractor: (range) => {
      const drawn = defaultRangeExtractor(range);
      const { row } = cursor.get();
      const active = row === null ? -1 : model.indexOf(row);
      return active === -1 || drawn.includes(active) ? drawn : [...drawn, active].sort((a, b) => a - b);
    },
  });
}

/** What stays free below a row at the lower edge, px. */
const BENEATH_PX = 8;

/** Brings a row between the sticky header and the lower edge; answers whether that moved the rows. */
export function scrollTo(grid: HTMLElement, index: number, height: number): boolean {
  const top = index * height;
  const room = grid.clientHeight - rowHeights.normal;
  const before = grid.scrollTop;
  if (top < before) grid.scrollTop = top;
  else if (top + height > before + room) grid.scrollTop = top + height - room;
  return grid.scrollTop !== before;
}

/**
 * Brings a row that the grid shows into the window, or into the pane that scrolls around the grid: a table that reaches
 * below the edge does not scroll itself.
 */
export function bringIntoWindow(grid: HTMLElement, index: number, height: number): void {
  const pane = grid.closest("[data-pane]");
  const isInPane = pane !== null && pane.scrollHeight > pane.clientHeight;
  const scroller = isInPane ? pane : document.documentElement;
  const box = isInPane ? pane.getBoundingClientRect() : { top: 0, bottom: scroller.clientHeight };
  const { scrollPaddingBlockStart, scrollPaddingBlockEnd } = getComputedStyle(scroller);
  const covered = parseFloat(scrollPaddingBlockStart) || 0;
  const beneath = Math.max(BENEATH_PX, parseFloat(scrollPaddingBlockEnd) || 0);
  const top = grid.getBoundingClientRect().top + rowHeights.normal + index * height - grid.scrollTop;
  const above = top - box.top - covered;
  const below = top + height - box.bottom + beneath;
  if (above < 0) scroller.scrollTop += above;
  else if (below > 0) scroller.scrollTop += below;
}

/** A table that becomes lower does not leave the row that the keys are on beneath its edge. */
export function useStayInSight(
  grid: RefObject<HTMLDivElement | null>,
  { cursor, model, height }: { cursor: Cursor; model: GridModel; height: number },
  maxHeight: string | undefined,
): void {
  const latest = useLatest({ cursor, model, height });
  useLayoutEffect(() => {
    const here = latest.current;
    const { row } = here.cursor.get();
    if (row !== null && grid.current) scrollTo(grid.current, here.model.indexOf(row), here.height);
  }, [grid, latest, maxHeight]);
}

/** Brings a column between what sticks at both edges; its header tells where it is, whichever rows are drawn. */
export function scrollToColumn(grid: HTMLElement, header: HTMLElement): void {
  if (grid.scrollWidth <= grid.clientWidth || isStuck(header)) return;
  const { left, right } = grid.getBoundingClientRect();
  const middle = (left + right) / 2;
  let [from, to] = [left, right];
  for (const other of header.parentElement?.children ?? []) {
    if (!isStuck(other)) continue;
    const box = other.getBoundingClientRect();
    if (box.right < middle) from = Math.max(from, box.right);
    else if (box.left > middle) to = Math.min(to, box.left);
  }
  const cell = header.getBoundingClientRect();
  if (cell.left < from) grid.scrollLeft += cell.left - from;
  else if (cell.right > to) grid.scrollLeft += Math.min(cell.right - to, cell.left - from);
}

function isStuck(cell: Element): boolean {
  return getComputedStyle(cell).position === "sticky";
}

/** Says where the cursor is without a render of the table: `aria-activedescendant` follows it directly. */
export function useActiveDescendant(
  grid: RefObject<HTMLDivElement | null>,
  cursor: Cursor,
  gridId: string,
): void {
  useLayoutEffect(() => {
    function follow(): void {
      const { row, column } = cursor.get();
      grid.current?.setAttribute("aria-activedescendant", elementId(gridId, row, column));
    }
    follow();
    return cursor.subscribe(follow);
  }, [grid, cursor, gridId]);
}

/** A cursor on a row that is gone steps to the row now at its place; an empty grid has it in the header. One on a column that is gone steps to the last. */
export function useCursorOnRow(cursor: Cursor, model: GridModel): void {
  const place = useRef(0);
  useEffect(() => {
    const { row, column: before } = cursor.get();
    const column = Math.min(before, model.columns - 1);
    const index = row === null ? -1 : model.indexOf(row);
    if (index >= 0) place.current = index;
    if (model.count === 0) cursor.set({ row: null, column: Math.max(0, column) });
    else if (index < 0 && (row !== null || column < 0))
      cursor.set({ row: model.idAt(Math.min(place.current, model.count - 1)), column });
    else cursor.set({ row, column });
    return cursor.subscribe(() => {
      const now = cursor.get().row;
      if (now !== null) place.current = Math.max(0, model.indexOf(now));
    });
  }, [cursor, model]);
}
