import { type MouseEvent, useMemo } from "react";
import { useTranslation } from "react-i18next";
import type { Cursor } from "./cursor";
import type { RowContext } from "./GridRow";
import type { GridModel } from "./keys";
import type { Marking } from "./selection";
import type { ShownRow } from "./tree";
import type { TableColumn, TableProps } from "./types";
import { useLatest } from "./useLatest";

type Parts<Row> = {
  gridId: string;
  cursor: Cursor;
  columns: readonly TableColumn<Row>[];
  model: GridModel;
  marking: Marking;
  sorted: readonly ShownRow<Row>[];
  /** Each row has a cell for its buttons, whether it has any or not. */
  hasActions: boolean;
};

/** What a press with the pointer does, and all else that rows share; it changes only when the columns do. */
export function useRowContext<Row>(props: TableProps<Row>, parts: Parts<Row>): RowContext<Row> {
  const { t } = useTranslation();
  const latest = useLatest({ props, parts });
  const { gridId, cursor, columns, hasActions } = parts;
  const selectLabel = props.onSelect ? t("table.select") : undefined;
  const unnamed = t("table.unnamed");
  const hasHref = props.href !== undefined;
  const { isDone, current } = props;

  return useMemo(() => {
    function toggle(id: string, event: MouseEvent): void {
      const { selected, onSelect } = latest.current.props;
      const { model, marking } = latest.current.parts;
      if (!selected || !onSelect) return;
      const from = cursor.get().row;
      onSelect(
        event.shiftKey && from !== null
          ? marking.extend({ from, to: id }, selected, model)
          : marking.toggle(id, selected, model),
      );
      cursor.set({ row: id, column: -1 });
    }
    return {
      gridId,
      cursor,
      columns,
      selectLabel,
      unnamed,
      isDone,
      current,
      href: hasHref ? (row: Row) => latest.current.props.href?.(row) ?? "" : undefined,
      rowActions: hasActions ? (row: Row) => latest.current.props.rowActions?.(row) : undefined,
      onToggle: (id, event) => {
        event.stopPropagation();
        toggle(id, event);
      },
      onFold: (id, folded) => {
        cursor.set({ row: id, column: -1 });
        latest.current.props.tree?.onFold(id, folded);
      },
      onPress: (id, event) => {
        if (event.shiftKey || event.ctrlKey || event.metaKey) return toggle(id, event);
        latest.current.parts.marking.forget();
        cursor.set({ row: id, column: -1 });
      },
      onOpen: (id, column = -1) => {
        // One goes on from what was opened last, by a press too.
        if (cursor.get().row !== id) cursor.set({ row: id, column: -1 });
        const { model, sorted } = latest.current.parts;
        const row = sorted[model.indexOf(id)];
        if (row) latest.current.props.onOpen?.(row.original, columns[column]?.id);
      },
    };
  }, [gridId, cursor, columns, selectLabel, unnamed, hasHref, hasActions, isDone, current, latest]);
}
