import {
  memo,
  type MouseEvent,
  type ReactNode,
  useLayoutEffect,
  useMemo,
  useRef,
  useSyncExternalStore,
} from "react";
import { classes } from "../../ui/classes";
import { textOf } from "./compare";
import { type Cursor, elsewhere } from "./cursor";
import { Fold } from "./Fold";
import styles from "./GridRow.module.css";
import type { TreeNode } from "./tree";
import type { TableColumn } from "./types";

/** What all rows share; one object as long as none of it changes, so that rows can be compared by it. */
export type RowContext<Row> = {
  gridId: string;
  cursor: Cursor;
  columns: readonly TableColumn<Row>[];
  isDone: ((row: Row) => boolean) | undefined;
  current: string | undefined;
  href: ((row: Row) => string) | undefined;
  rowActions: ((row: Row) => ReactNode) | undefined;
  selectLabel: string | undefined;
  /** Stands in place of a name in which nothing is to be seen. */
  unnamed: string;
  onPress: (id: string, event: MouseEvent) => void;
  onOpen: (id: string, column?: number) => void;
  onToggle: (id: string, event: MouseEvent) => void;
  onFold: (id: string, folded: boolean) => void;
};

export type GridRowProps<Row> = {
  row: Row;
  id: string;
  index: number;
  top: number;
  /** Mixed: some of what stands under it. */
  isSelected: boolean | "mixed";
  /** Its place in the tree; undefined in a flat table. */
  node: TreeNode | undefined;
  /** Undefined where nothing stands under it. */
  isFolded: boolean | undefined;
  context: RowContext<Row>;
};

/** The id of a row's or a cell's element, for `aria-activedescendant`. */
export function elementId(gridId: string, row: string | null, column: number): string {
  return `${gridId}-${row === null ? "head" : encodeURIComponent(row)}${column < 0 ? "" : `-${column}`}`;
}

/** One tab stop for the whole grid: whatever a cell contains is reached through the grid's keys. */
const tabbable = "a[href], button, input, select, [tabindex='0']";

function isControl(target: EventTarget): boolean {
  return target instanceof Element && target.closest("a, button, input, [role='menu']") !== null;
}

/** So many letters of any kind, and so many figures, fit into a column of the least width. */
const surelyFit = { start: 4, end: 7 };

function FirstCell<Row>({
  row,
  id,
  children,
  context,
}: {
  row: Row;
  id: string;
  children: ReactNode;
  context: RowContext<Row>;
}) {
  if (!context.href) return children;
  function follow(event: MouseEvent): void {
    event.stopPropagation();
    if (event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
    event.preventDefault();
    context.onOpen(id);
  }
  return (
    <a href={context.href(row)} className={styles.link} onClick={follow}>
      {children}
    </a>
  );
}

/** Words longer than this may be too long for one line, and go on in a second. */
const ONE_LINE = 12;

/** Names that differ at their end are not cut to look alike: what is too long for its line goes on in a second. */
function words(content: ReactNode): ReactNode {
  if (typeof content !== "string" || content.length <= ONE_LINE || !isText(content)) return content;
  return <span className={styles.words}>{content}</span>;
}

/** A text in which nothing is to be seen: a row is told from others, and opened, by something that is. */
const isBlank = (content: ReactNode) => typeof content === "string" && !/[^\s\p{Cf}\p{Cc}]/u.test(content);

/** Text that may be the server's: it has a direction of its own, and is cut at its own end. */
const isText = (content: ReactNode) => typeof content === "string" && /\p{L}/u.test(content);

function Cell<Row>({
  props,
  column,
  index,
  isActive,
}: {
  props: GridRowProps<Row>;
  column: TableColumn<Row>;
  index: number;
  isActive: boolean;
}) {
  const { row, id, isSelected, node, isFolded, context } = props;
  const value = column.value(row);
  const drawn = column.cell ? column.cell(row) : textOf(value);
  const content = index === 0 && isBlank(drawn) ? context.unnamed : drawn;
  const isShort =
    index > 0 && typeof content === "string" && content.length <= surelyFit[column.align ?? "start"];
  return (
    <div
      role="gridcell"
      id={elementId(context.gridId, id, index)}
      aria-colindex={index + 1}
      className={classes(
        styles.cell,
        column.align === "end" && styles.end,
        index === 0 && styles.first,
        isShort && styles.short,
      )}
      dir={isText(content) ? "auto" : undefined}
      data-active={isActive || undefined}
      title={typeof value === "string" && value !== "" ? value : undefined}
      onClick={(event) => context.onPress(id, event)}
    >
      {index === 0 && context.selectLabel !== undefined && (
        <input
          type="checkbox"
          className={styles.check}
          aria-label={context.selectLabel}
          checked={isSelected === true}
          disabled={node?.isBranch === true && node.leaves.length === 0}
          ref={(input) => {
            if (input) input.indeterminate = isSelected === "mixed";
          }}
          onClick={(event) => context.onToggle(id, event)}
          readOnly
        />
      )}
      {index === 0 && node && (
        <Fold level={node.level} isFolded={isFolded} onFold={(next) => context.onFold(id, next)} />
      )}
      {index === 0 ? (
        <span className={styles.told}>
          <FirstCell row={row} id={id} context={context} children={words(content)} />
          {column.aside && (
            <span className={classes(styles.aside, column.below === true && styles.under)}>
              {column.aside(row)}
            </span>
          )}
        </span>
      ) : column.align === "end" ? (
        content
      ) : (
        words(content)
      )}
    </div>
  );
}

function Row<Row>(props: GridRowProps<Row>) {
  const { row, id, index, top, isSelected, node, isFolded, context } = props;
  const { cursor, columns, rowActions, gridId } = context;
  const element = useRef<HTMLDivElement>(null);
  const at = useSyncExternalStore(cursor.subscribe, () => cursor.columnIn(id));
  const hasActions = useSyncExternalStore(cursor.subscribe, () => cursor.hasActions(id));
  const activeColumn = Math.max(-1, at);
  // The same while the cursor only comes to the row or leaves it: no cell is drawn anew then.
  const cells = useMemo(
    () =>
      columns.map((column, place) => (
        <Cell key={column.id} props={props} column={column} index={place} isActive={activeColumn === place} />
      )),
    [props, columns, activeColumn],
  );
  useLayoutEffect(() => {
    element.current?.querySelectorAll<HTMLElement>(tabbable).forEach((inner) => (inner.tabIndex = -1));
  });
  return (
    <div
      ref={element}
      role="row"
      id={elementId(gridId, id, -1)}
      aria-rowindex={index + 2}
      aria-selected={context.selectLabel === undefined ? undefined : isSelected === true}
      aria-current={context.current === id ? "true" : undefined}
      aria-level={node?.level}
      aria-posinset={node?.place}
      aria-setsize={node?.siblings}
      aria-expanded={isFolded === undefined ? undefined : !isFolded}
      className={classes(styles.row, node?.isBranch === true && styles.branch)}
      style={{ insetBlockStart: top }}
      data-active={at === elsewhere ? undefined : at < 0 ? "row" : "cell"}
      data-done={context.isDone?.(row) === true || undefined}
      onPointerEnter={() => cursor.hover(id)}
      onDoubleClick={(event) => !isControl(event.target) && context.onOpen(id)}
    >
      {cells}
      {rowActions && (
        <div
          role="gridcell"
          id={elementId(gridId, id, columns.length)}
          aria-colindex={columns.length + 1}
          className={classes(styles.cell, styles.actions)}
          data-active={at === columns.length || undefined}
          onClick={(event) => context.onPress(id, event)}
        >
          {hasActions && rowActions(row)}
        </div>
      )}
    </div>
  );
}

/** A row that re-renders when its data, its place or its part of the cursor changes, not when its neighbours do. */
export const GridRow = memo(Row) as typeof Row;
