import { type RefObject, useMemo } from "react";
import { useTranslation } from "react-i18next";
import { useHiddenColumns } from "../tools";
import { textOf } from "./compare";
import styles from "./GridRow.module.css";
import { toggled } from "./selection";
import type { SheetColumns } from "../../state/sheets";
import type { rowHeights, TableColumn, TableProps } from "./types";
import { useLeftOut } from "./useLeftOut";

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

interface Room {
  grid: RefObject<HTMLElement | null>;
  /** As on a phone: only what matters most is drawn. */
  isNarrow: boolean;
  hasActions: boolean;
}

const nothing: readonly never[] = [];

/**
 * All columns but those of a file and those that the account hides; on a narrow screen only those marked `priority`,
 * where any is, and where the table is `compact` the first of them with the others below it; on a wider one those that
 * there is room for. The first one names the row and always stays. `kept` is what a file holds of them.
 */
export function useShownColumns<Row>(
  { columns, list, compact = false }: Pick<TableProps<Row>, "columns" | "list" | "compact">,
  { grid, isNarrow, hasActions }: Room,
) {
  const { t } = useTranslation();
  const { hidden, set } = useHiddenColumns(list);
  const { drawn, first } = useMemo(() => {
    const drawn = columns.filter(({ fileOnly }) => fileOnly !== true);
    return { drawn, first: drawn.filter(({ priority }) => priority === true) };
  }, [columns]);
  const isCut = isNarrow && first.length > 0;
  const wanted = useMemo(
    () => (isCut ? nothing : drawn.filter((column, place) => place === 0 || !hidden.has(column.id))),
    [isCut, drawn, hidden],
  );
  const leftOut = useLeftOut(grid, wanted, hasActions);
  return useMemo(() => {
    const fitting = isCut ? first.slice(0, compact ? 1 : undefined) : drawn;
    const [name, ...others] = fitting;
    const goesBelow = ({ below, priority }: TableColumn<Row>) =>
      (below ?? false) !== false || (compact && priority === true);
    const isHidden = (column: TableColumn<Row>) => column !== name && hidden.has(column.id);
    const wordOf = (column: TableColumn<Row>) =>
      leftOut.has(column.id) ? t("table.noRoom", { column: labelOf(column) }) : labelOf(column);
    const choices = others.flatMap((column) =>
      column.header === "" ? [] : [{ id: column.id, label: wordOf(column) }],
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
    const shown = fitting.filter((column) => !isHidden(column) && !leftOut.has(column.id));
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
    };
  }, [columns, drawn, first, isCut, compact, hidden, set, leftOut, t]);
}
