import { ArrowDown, ArrowUp } from "lucide-react";
import { type KeyboardEvent, useSyncExternalStore } from "react";
import { useTranslation } from "react-i18next";
import { classes } from "../../ui/classes";
import type { SavedSheet } from "../../command/saveSheet";
import { SaveList } from "../SaveButton";
import { ColumnMenu } from "./ColumnMenu";
import { VisuallyHidden } from "../../ui/VisuallyHidden";
import type { Cursor } from "./cursor";
import styles from "./GridHead.module.css";
import { elementId } from "./GridRow";
import type { SheetColumns } from "../../state/sheets";
import type { TableColumn, TableSort } from "./types";

export type GridHeadProps<Row> = {
  gridId: string;
  columns: readonly TableColumn<Row>[];
  cursor: Cursor;
  sort: TableSort | undefined;
  onSort: (index: number) => void;
  hasActions: boolean;
  /** The rows have buttons at their end, and not the head alone. */
  hasMenus: boolean;
  choice: SheetColumns | undefined;
  /** What a file of the rows holds; undefined where a table stands outside of the portal. */
  saved: SavedSheet | undefined;
  /** Undefined where nothing can be selected. */
  selection: { all: boolean; some: boolean; onAll: () => void } | undefined;
};

function SelectAll({ all, some, onAll }: { all: boolean; some: boolean; onAll: () => void }) {
  const { t } = useTranslation();
  return (
    <input
      type="checkbox"
      tabIndex={-1}
      className={styles.check}
      aria-label={t("table.selectAll")}
      checked={all}
      ref={(input) => {
        if (input) input.indeterminate = some && !all;
      }}
      onClick={(event) => event.stopPropagation()}
      onChange={onAll}
    />
  );
}

/** The column's name; where the table has too little room for it, its abbreviation is drawn in its place. */
function HeadName({ header, short }: Pick<TableColumn<unknown>, "header" | "short">) {
  if (short === undefined) return <span className={styles.name}>{header}</span>;
  return (
    <span className={styles.name} title={header}>
      <span className={styles.long}>{header}</span>
      <span aria-hidden="true" className={styles.short}>
        {short}
      </span>
    </span>
  );
}

/** The horizontal arrows lead from one button of the cell to the other. */
function walk({ key, currentTarget }: KeyboardEvent<HTMLElement>): void {
  if (key !== "ArrowLeft" && key !== "ArrowRight") return;
  const buttons = [...currentTarget.querySelectorAll("button")];
  const at = buttons.findIndex((each) => each === document.activeElement);
  const isOnward = (key === "ArrowRight") !== currentTarget.matches(":dir(rtl)");
  if (at >= 0) buttons[at + (isOnward ? 1 : -1)]?.focus();
}

/** The header row: each cell sorts by a press or by Enter, and says how it is sorted. */
export function GridHead<Row>(props: GridHeadProps<Row>) {
  const { gridId, columns, cursor, sort, onSort, hasActions, hasMenus, selection, choice, saved } = props;
  const { t } = useTranslation();
  const at = useSyncExternalStore(cursor.subscribe, () => cursor.columnIn(null));
  return (
    <div role="rowgroup" className={styles.head}>
      <div role="row" id={elementId(gridId, null, -1)} aria-rowindex={1} className={styles.row}>
        {columns.map((column, index) => {
          const sorted = sort?.column === column.id ? (sort.descending ? "descending" : "ascending") : "none";
          const Arrow = sorted === "descending" ? ArrowDown : ArrowUp;
          const sorts = column.sort !== false;
          return (
            <div
              key={column.id}
              role="columnheader"
              id={elementId(gridId, null, index)}
              aria-colindex={index + 1}
              aria-sort={sorts ? sorted : undefined}
              data-active={at === index || undefined}
              className={classes(
                styles.cell,
                column.align === "end" && styles.end,
                index === 0 && styles.first,
                sorts && styles.sorts,
              )}
              onClick={sorts ? () => onSort(index) : undefined}
            >
              {index === 0 && selection && <SelectAll {...selection} />}
              <HeadName header={column.header} short={column.short} />
              {column.unit !== undefined && <span className={styles.unit}>{column.unit}</span>}
              {sorts && <Arrow aria-hidden="true" className={styles.arrow} />}
            </div>
          );
        })}
        {hasActions && (
          <div
            role="columnheader"
            aria-colindex={columns.length + 1}
            id={elementId(gridId, null, columns.length)}
            data-active={at === columns.length || undefined}
            className={classes(styles.cell, styles.actions, choice && saved && styles.pair)}
            onKeyDown={walk}
          >
            {choice && <ColumnMenu choice={choice} />}
            {!choice && hasMenus && <VisuallyHidden>{t("table.actions")}</VisuallyHidden>}
            {saved && <SaveList sheet={saved} />}
          </div>
        )}
      </div>
    </div>
  );
}
