import { useEffect, useRef } from "react";
import type { Cursor } from "./cursor";
import styles from "./GridBody.module.css";
import { GridRow, type RowContext } from "./GridRow";
import type { GridModel } from "./keys";
import { markOf } from "./selection";
import type { ShownRow } from "./tree";
import { useWindow } from "./useGrid";

export type GridBodyProps<Row> = {
  sorted: readonly ShownRow<Row>[];
  model: GridModel;
  cursor: Cursor;
  height: number;
  selected: ReadonlySet<string> | undefined;
  folded: ReadonlySet<string> | undefined;
  context: RowContext<Row>;
  onEndReached: (() => void) | undefined;
};

/** The rows in sight. Scrolling renders this alone, not the table around it. */
export function GridBody<Row>(props: GridBodyProps<Row>) {
  const { sorted, model, cursor, height, selected, folded, context, onEndReached } = props;
  const body = useRef<HTMLDivElement>(null);
  const virtual = useWindow(body, model, cursor, height);
  const items = virtual.getVirtualItems();
  const lastDrawn = items.at(-1)?.index ?? -1;
  useEffect(() => {
    if (sorted.length > 0 && lastDrawn >= sorted.length - 1) onEndReached?.();
  }, [lastDrawn, sorted.length, onEndReached]);
  return (
    <div
      ref={body}
      role="rowgroup"
      translate="no"
      className={styles.body}
      style={{ blockSize: virtual.getTotalSize() }}
    >
      {items.map(({ index, start }) => {
        const row = sorted[index];
        if (!row) return null;
        const isSelected = selected !== undefined && markOf(selected, model.marks(row.id));
        return (
          <GridRow
            key={row.id}
            row={row.original}
            id={row.id}
            node={row.node}
            isFolded={row.node?.hasChildren === true ? (folded?.has(row.id) ?? false) : undefined}
            top={start}
            {...{ index, isSelected, context }}
          />
        );
      })}
    </div>
  );
}
