import type { CSSProperties, FocusEvent, KeyboardEvent } from "react";
import { useTranslation } from "react-i18next";
import { VisuallyHidden } from "../ui/VisuallyHidden";
import styles from "./Table.module.css";
import { GridBody } from "./table/GridBody";
import { GridHead } from "./table/GridHead";
import { PrintedRows } from "./table/PrintedRows";
import { SelectionBar } from "./table/SelectionBar";
import { markOf, toggled } from "./table/selection";
import { tableRows } from "./table/tableRows";
import { rowHeights } from "./table/types";
import type { TableColumn, TableProps } from "./table/types";
import { useStayInSight } from "./table/useGrid";
import { useTableGrid } from "./table/useTableGrid";
import { useSheet } from "./useSheet";

export type { CellValue, TableColumn, TableProps, TableSort, TableTree } from "./table/types";

function template<Row>(columns: readonly TableColumn<Row>[], hasActions: boolean): string {
  const widths = columns.map(
    (column, index) => column.width ?? (index === 0 ? "var(--table-first)" : "var(--table-cell)"),
  );
  return [...widths, ...(hasActions ? ["var(--table-actions)"] : [])].join(" ");
}

/** What the lines of a row are for: those below a name where it is narrow, each of several there, or of two anywhere. */
function tallness(height: number, { tall, compact }: Pick<TableProps<never>, "tall" | "compact">) {
  if (height === rowHeights.taller) return "lines";
  if (height !== rowHeights.tall) return undefined;
  return tall === true ? "always" : compact === true ? "beside" : "narrow";
}

/** Keys inside a row's buttons: Esc and the vertical arrows lead back to the grid, the others are the button's own. */
function leavesActions(event: KeyboardEvent): boolean {
  return event.key === "Escape" || event.key === "ArrowUp" || event.key === "ArrowDown";
}

/**
 * A grid, or treegrid, of any number of rows: one tab stop, arrows, Home, End, pages, typing to find, Enter opens, Space
 * selects, the sort is announced. Only the rows in sight are in the document (§2 [244]).
 */
export function Table<Row extends object>(props: TableProps<Row>) {
  const { label, selected, onSelect, onEndReached, maxHeight } = props;
  const { t } = useTranslation();
  const view = useTableGrid(props);
  const { grid, sorted, cursor } = view;
  useStayInSight(grid, view, maxHeight);
  // Sums of what stands under them are no rows of a file; what is folded away is.
  const file = () => ({ rows: tableRows({ columns: view.kept, selected }, view.leaves) });
  const touch = useSheet({ name: label, kind: "list", file, columns: view.choice });
  const { markable } = view.model;
  function onKeyDown(event: KeyboardEvent): void {
    const isInside = event.target !== grid.current;
    if (isInside && !leavesActions(event)) return;
    if (isInside) grid.current?.focus();
    if (isInside && event.key === "Escape") return event.stopPropagation();
    view.onKeyDown(event);
  }
  function onFocus(event: FocusEvent): void {
    touch();
    const { row } = cursor.get();
    const original = sorted.find((candidate) => candidate.id === row)?.original;
    if (event.target === grid.current && original) props.onFocusRow?.(original);
  }
  const selectedCount = selected?.size ?? 0;
  const selection = selected &&
    onSelect && {
      all: markOf(selected, markable) === true,
      some: selectedCount > 0,
      onAll: () => onSelect(toggled(selected, markable)),
    };
  const sizes = {
    "--columns": template(view.columns, view.hasActions),
    "--height": `${view.height}px`,
    ...(maxHeight === undefined ? {} : { maxBlockSize: maxHeight }),
  } as CSSProperties;
  return (
    <>
      <div
        ref={grid}
        role={props.tree ? "treegrid" : "grid"}
        tabIndex={0}
        aria-label={label}
        aria-rowcount={sorted.length + 1}
        aria-colcount={view.columns.length + (view.hasActions ? 1 : 0)}
        aria-multiselectable={onSelect ? true : undefined}
        className={styles.grid}
        data-tall={tallness(view.height, props)}
        style={sizes}
        onKeyDown={onKeyDown}
        onFocus={onFocus}
      >
        <div role="presentation" className={styles.sheet}>
          <GridHead
            gridId={view.gridId}
            columns={view.columns}
            cursor={cursor}
            sort={view.sort}
            onSort={view.sortColumn}
            hasActions={view.hasActions}
            hasMenus={props.rowActions !== undefined}
            choice={view.choice}
            saved={view.isSaved ? { name: label, file } : undefined}
            selection={selection}
          />
          <GridBody
            {...{ sorted, selected, cursor, onEndReached }}
            folded={props.tree?.folded}
            model={view.model}
            height={view.height}
            context={view.context}
          />
        </div>
      </div>
      <PrintedRows columns={view.columns} sorted={sorted} selected={selected} />
      {selectedCount > 0 && onSelect && props.hasSelectionBar !== false && (
        <SelectionBar
          count={selectedCount}
          onActions={props.onActions}
          onClear={() => {
            onSelect(new Set());
            grid.current?.focus();
          }}
        >
          {props.bulkActions}
        </SelectionBar>
      )}
      <VisuallyHidden role="status">
        {view.said}
        {selectedCount > 0 && ` ${t("table.selected", { count: selectedCount })}`}
      </VisuallyHidden>
    </>
  );
}
