import { type RefObject, useLayoutEffect, useMemo, useState } from "react";
import type { TableColumn } from "./types";

/** The widths of columns, and of the lane for the buttons of rows, as a style has them. */
export function template<Row>(columns: readonly TableColumn<Row>[], hasActions: boolean): string {
  const widths = columns.map(
    (column, index) => column.width ?? (index === 0 ? "var(--table-first)" : "var(--table-cell)"),
  );
  return [...widths, ...(hasActions ? ["var(--table-actions)"] : [])].join(" ");
}

/** The columns that may leave: from the last on, and what a phone has below its names after all others. */
function leaving<Row>(columns: readonly TableColumn<Row>[]): TableColumn<Row>[] {
  if (!columns.some(({ priority }) => priority === true)) return [];
  const others = columns.slice(1).filter(({ priority }) => priority !== true);
  const isBelow = ({ below }: TableColumn<Row>) => (below ?? false) !== false;
  return [...others.filter(isBelow), ...others.filter((column) => !isBelow(column))].reverse();
}

/** What each of the widths is at least, px: where there is no room at all, none is more than that. */
function leastOf(table: HTMLElement, widths: string): number[] {
  const probe = document.createElement("div");
  Object.assign(probe.style, {
    position: "absolute",
    display: "grid",
    inlineSize: "0",
    gridTemplateColumns: widths,
  });
  table.append(probe);
  const least = getComputedStyle(probe).gridTemplateColumns.split(" ").map(parseFloat);
  probe.remove();
  return least;
}

/**
 * Ids of the columns for which a table has no room. They leave one by one, until the others stand beside the lane of the
 * buttons: a number that passed beneath it would read as another.
 */
export function useLeftOut<Row>(
  grid: RefObject<HTMLElement | null>,
  columns: readonly TableColumn<Row>[],
  hasActions: boolean,
): ReadonlySet<string> {
  const widths = template(columns, hasActions);
  // Texts: they stay the same while columns that are made anew are as wide as before.
  const places = leaving(columns)
    .map((column) => columns.indexOf(column))
    .join(" ");
  const [left, setLeft] = useState("");
  useLayoutEffect(() => {
    const table = grid.current;
    if (!table || places === "") return setLeft("");
    function measure(): void {
      if (!table || table.clientWidth === 0) return;
      const least = leastOf(table, widths);
      const order = places.split(" ");
      let over = least.reduce((sum, width) => sum + width, 0) - table.clientWidth;
      const kept = order.findIndex((place) => {
        const fits = over <= 0;
        over -= least[Number(place)] ?? 0;
        return fits;
      });
      setLeft((kept < 0 ? order : order.slice(0, kept)).join(" "));
    }
    measure();
    const observer = new ResizeObserver(measure);
    observer.observe(table);
    return () => observer.disconnect();
  }, [grid, widths, places]);
  return useMemo(() => {
    const gone = new Set(left === "" ? [] : left.split(" ").map(Number));
    return new Set(columns.flatMap(({ id }, place) => (gone.has(place) ? [id] : [])));
  }, [columns, left]);
}
