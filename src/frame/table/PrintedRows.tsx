import { observer } from "mobx-react-lite";
import { useTranslation } from "react-i18next";
import { classes } from "../../ui/classes";
import { useLayout } from "../tools";
import { textOf } from "./compare";
import styles from "./PrintedRows.module.css";
import type { ShownRow } from "./tree";
import type { TableColumn, TableProps } from "./types";

/** More rows than this are a file, not a print. */
const LONGEST = 2000;

export type PrintedRowsProps<Row extends object> = Pick<TableProps<Row>, "selected"> & {
  columns: readonly TableColumn<Row>[];
  sorted: readonly ShownRow<Row>[];
};

/**
 * A list on paper: all its rows, or those that are selected, as a table whose head the browser repeats on each sheet.
 * It stands in the grid's place as long as the screen is laid out for paper, and is not there otherwise.
 */
function Printed<Row extends object>({ columns: drawn, sorted, selected }: PrintedRowsProps<Row>) {
  const { t } = useTranslation();
  const layout = useLayout();
  if (!layout?.paper) return null;
  const columns = drawn.filter(({ header }) => header !== "");
  const rows = selected && selected.size > 0 ? sorted.filter(({ id }) => selected.has(id)) : sorted;
  const left = rows.length - LONGEST;
  return (
    <div className={styles.printed} aria-hidden="true">
      <table translate="no">
        <thead>
          <tr>
            {columns.map(({ id, header, unit, align }) => (
              <th key={id} className={classes(align === "end" && styles.end)}>
                {header}
                {unit !== undefined && <span className={styles.unit}> {unit}</span>}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.slice(0, LONGEST).map(({ id, original, node }) => (
            <tr key={id} className={classes(node?.isBranch === true && styles.branch)}>
              {columns.map((column) => (
                <td key={column.id} className={classes(column.align === "end" && styles.end)}>
                  {column.cell ? column.cell(original) : textOf(column.value(original))}
                  {column.aside && <span className={styles.aside}> {column.aside(original)}</span>}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
      {left > 0 && <p className={styles.left}>{t("table.notPrinted", { count: left })}</p>}
    </div>
  );
}

export const PrintedRows = observer(Printed) as typeof Printed;
