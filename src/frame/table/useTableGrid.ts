import { type RefObject, useEffect, useId, useMemo, useRef, useState } from "react";
import { flushSync } from "react-dom";
import { useTranslation } from "react-i18next";
import { useSheets, useShortcuts } from "../tools";
import { textOf } from "./compare";
import { createCursor, type Cursor } from "./cursor";
import { elementId } from "./GridRow";
import type { GridModel } from "./keys";
import { createMarking } from "./selection";
import type { ShownRow } from "./tree";
import { fold } from "./typeToFind";
import { rowHeights, type CellValue, type TableColumn, type TableProps, type TableSort } from "./types";
import {
  bringIntoWindow,
  pageOf,
  scrollTo,
  scrollToColumn,
  useActiveDescendant,
  useCursorOnRow,
  useModel,
} from "./useGrid";
import { useGridKeys } from "./useGridKeys";
import { useLatest } from "./useLatest";
import { useRowContext } from "./useRowContext";
import { useShownColumns } from "./useShownColumns";
import { useSorted } from "./useSorted";

/** All that a table is apart from its markup: order, window, cursor, keyboard, selection. */
export function useTableGrid<Row extends object>(props: TableProps<Row>) {
  const { i18n } = useTranslation();
  const gridId = useId();
  const grid = useRef<HTMLDivElement>(null);
  const { shown: columns, kept, choice, height: lines, isNarrow } = useShownColumns(props);
  const order = useSorted(props, i18n.language);
  const { sorted, sort, sortBy } = order;
  const { said, sortColumn } = useSaidSort(columns, sort, (next) => {
    sortBy(next);
    props.onSorted?.(next);
  });
  const [own] = useState(() => createCursor({ row: sorted[0]?.id ?? null, column: sorted[0] ? -1 : 0 }));
  const cursor = props.cursor ?? own;
  const { isSaved, hasActions } = useLane(props, isNarrow);
  const height =
    rowHeights[lines ?? (props.tall === true ? "tall" : props.dense === true ? "dense" : "normal")];
  const model = useModel(order, columns.length + (hasActions ? 1 : 0), () => pageOf(grid.current, height));
  const [marking] = useState(createMarking);
  const context = useRowContext(props, { gridId, cursor, columns, model, marking, sorted, hasActions });
  useActiveDescendant(grid, cursor, gridId);
  useCursorOnRow(cursor, model);
  const go = createGo({ grid, gridId, cursor, model, height });
  useFocusedRow(props.onFocusRow, { sorted, model }, cursor, go);
  const onKeyDown = useGridKeys({
    cursor,
    model,
    textAt: useTexts(sorted, columns[0]?.value),
    go,
    open: context.onOpen,
    sortColumn,
    enterActions: (id, press) => enterActions(cursor, elementId(gridId, id, columns.length), press),
    actionsColumn: columns.length,
    selected: props.selected,
    onSelect: props.onSelect,
    onLetGo: props.onLetGo,
    marking,
    isShortcut: useShortcuts(props.isShortcut),
    tree: props.tree,
  });
  return {
    grid,
    gridId,
    ...{ columns, kept, choice },
    ...{ sorted, leaves: order.leaves },
    model,
    sort,
    sortColumn,
    cursor,
    context,
    height,
    hasActions,
    isSaved,
    said,
    onKeyDown,
  };
}

/** The buttons at the end of rows and head. A lane for the head's alone is given where there is room for it. */
function useLane<Row>({ rowActions, hasSave }: TableProps<Row>, isNarrow: boolean) {
  const isSaved = useSheets() !== undefined && hasSave !== false;
  return { isSaved, hasActions: rowActions !== undefined || (isSaved && !isNarrow) };
}

/**
 * The focus to the buttons of a cell, or a press on the first, even where it is not the only one: a menu then gives the
 * focus back to the grid.
 */
function enterActions(cursor: Cursor, cellId: string, press?: "first" | "only"): void {
  flushSync(cursor.settle);
  const all = document.getElementById(cellId)?.querySelectorAll<HTMLElement>("button, a");
  const [first, second] = all ?? [];
  if (press === "first" || (press === "only" && !second)) first?.click();
  else first?.focus();
}

type GoOptions = {
  grid: RefObject<HTMLDivElement | null>;
  gridId: string;
  cursor: Cursor;
  model: GridModel;
  height: number;
};

/** Takes the cursor to a row and a column, and brings both into sight. */
function createGo({ grid, gridId, cursor, model, height }: GoOptions) {
  return (row: string | null, column: number): void => {
    // The scroll first: reading the layout after the rows changed would make the browser lay it out twice
    const index = row === null ? -1 : model.indexOf(row);
    const hasMoved = index >= 0 && grid.current && scrollTo(grid.current, index, height);
    if (index >= 0 && grid.current) bringIntoWindow(grid.current, index, height);
    if (column >= 0 && column !== cursor.get().column) {
      const header = document.getElementById(elementId(gridId, null, column));
      if (grid.current && header) scrollToColumn(grid.current, header);
    }
    cursor.set({ row, column });
    // For handlers of events alone: told at once, not in the next frame, the new row comes with the cursor's render.
    if (hasMoved) grid.current?.dispatchEvent(new Event("scroll"));
  };
}

/** Sorts by a column, the other way round at the second press, and says so. */
function useSaidSort<Row>(
  columns: readonly TableColumn<Row>[],
  sort: TableSort | undefined,
  sortBy: (next: TableSort) => void,
) {
  const { t } = useTranslation();
  const [said, say] = useState("");
  function sortColumn(index: number): void {
    const column = columns[index];
    if (!column || column.sort === false) return;
    const descending = sort?.column === column.id && !sort.descending;
    sortBy({ column: column.id, descending });
    say(t(descending ? "table.descending" : "table.ascending", { column: column.header }));
  }
  return { said, sortColumn };
}

/** Folded text of a row's first column, made when it is first asked for. */
function useTexts<Row>(sorted: readonly { original: Row }[], value: ((row: Row) => CellValue) | undefined) {
  return useMemo(() => {
    const known: string[] = [];
    return (index: number): string => {
      const row = sorted[index];
      return (known[index] ??= row && value ? fold(textOf(value(row.original))) : "");
    };
  }, [sorted, value]);
}

/** A row, or one so many rows `on` from it, round at the ends. */
function rowAt<Row>(
  { sorted, model }: { readonly sorted: readonly ShownRow<Row>[]; readonly model: GridModel },
  id: string,
  on = 0,
): ShownRow<Row> | undefined {
  const place = model.indexOf(id);
  return place < 0 ? undefined : sorted.at((place + on) % sorted.length);
}

/** Tells which row the cursor is on, and takes it where it is asked to go from outside. */
function useFocusedRow<Row>(
  onFocusRow: ((row: Row | null) => void) | undefined,
  rows: { readonly sorted: readonly ShownRow<Row>[]; readonly model: GridModel },
  cursor: Cursor,
  go: (row: string, column: number) => void,
): void {
  const latest = useLatest({ onFocusRow, rows, go });
  useEffect(() => {
    let before: string | null = cursor.get().row;
    return cursor.subscribe(() => {
      const { row } = cursor.get();
      if (row === before) return;
      before = row;
      latest.current.onFocusRow?.(row === null ? null : (rowAt(latest.current.rows, row)?.original ?? null));
    });
  }, [cursor, latest]);
  useEffect(
    () =>
      cursor.onVisit((id, on) => {
        const row = rowAt(latest.current.rows, id, on);
        if (row === undefined) return;
        latest.current.go(row.id, -1);
        latest.current.onFocusRow?.(row.original);
      }),
    [cursor, latest],
  );
}
