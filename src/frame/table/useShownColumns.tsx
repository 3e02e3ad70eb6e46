import { useMemo } from "react";
import { useHiddenColumns } from "../tools";
import { useNarrow } from "../useNarrow";
import { textOf } from "./compare";
import styles from "./GridRow.module.css";
import { toggled } from "./selection";
import type { SheetColumns } from "../../state/sheets";
import type { rowHeights, TableColumn, TableProps } from "./types";

function labelOf<Row>({ header, unit }: TableColumn<Row>): string {
  return unit === undefined ? header : `${header} (${unit})`;
}

function Below<Row>({ row, column }: { row: Row; column: TableColumn<Row> }) {
  const value = column.value(row);
  const draw = column.brief ?? column.cell;
  if (column.below !== "awaited" && (value === null || value === undefined)) return null;
  const told = draw ? draw(row) : textOf(value);
  if (told === null) return null;
  return (
    <span title={column.header}>
      {column.below === "named" && `${column.header} `}
      {told}
      {column.unit !== undefined && column.below !== "worded" && ` ${column.unit}`}
    </span>
  );
}

/** The name with what stands below it where there is no room for columns of their own. */
function withBelow<Row>(name: TableColumn<Row>, below: readonly TableColumn<Row>[]): TableColumn<Row> {
  if (below.length === 0) return name;
  return {
    ...name,
    below: true,
    aside: (row) => (
      <span className={styles.below}>
        {below.map((column) => (
          <Below key={column.id} row={row} column={column} />
        ))}
        {name.aside?.(row)}
      </span>
    ),
  };
}

/**
 * All columns but those of a file and those that the account hides; on a narrow screen only those marked `priority`,
 * where any is, and where the table is `compact` the first of them with the others below it. The first one names the row
 * and always stays. `kept` is what a file holds of them.
 */
export function useShownColumns<Row>({
  columns,
  list,
  compact = false,
}: Pick<TableProps<Row>, "columns" | "list" | "compact">) {
  const isNarrow = useNarrow() || compact;
  const { hidden, set } = useHiddenColumns(list);
  return useMemo(() => {
    const drawn = columns.filter(({ fileOnly }) => fileOnly !== true);
    const first = drawn.filter(({ priority }) => priority === true);
    const isCut = isNarrow && first.length > 0;
    const fitting = isCut ? first.slice(0, compact ? 1 : undefined) : drawn;
    const [name, ...others] = fitting;
    const goesBelow = ({ below, priority }: TableColumn<Row>) =>
      (below ?? false) !== false || (compact && priority === true);
    const isHidden = (column: TableColumn<Row>) => column !== name && hidden.has(column.id);
    const choices = others.flatMap((column) =>
      column.header === "" ? [] : [{ id: column.id, label: labelOf(column) }],
    );
    const choice: SheetColumns | undefined =
      set === undefined || choices.length < 2
        ? undefined
        : {
            ...{ choices, hidden, showAll: () => set(new Set()) },
            toggle: (id) => set(toggled(hidden, [id])),
          };
    const below = isCut
      ? drawn.filter((column) => goesBelow(column) && !fitting.includes(column) && !isHidden(column))
      : [];
    const hasLines = !compact && below.some(({ align }) => align !== "end");
    const shown = fitting.filter((column) => !isHidden(column));
    const hasMany = below.length > 1 || below.some((column) => column.below === "lines");
    const height: keyof typeof rowHeights | undefined =
      below.length === 0 ? undefined : hasLines && hasMany && shown.length > 1 ? "taller" : "tall";
    return {
      shown:
        below.length === 0 ? shown : shown.map((each) => (each === name ? withBelow(each, below) : each)),
      /** Rows have lines for what stands below their names: a name there has one to itself, and may take two. */
      height,
      kept: columns.filter((column) => !isHidden(column)),
      choice,
      isNarrow,
    };
  }, [columns, isNarrow, compact, hidden, set]);
}
