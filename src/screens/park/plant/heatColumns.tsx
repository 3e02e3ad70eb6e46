import type { TFunction } from "i18next";
import type { MouseEvent, ReactNode } from "react";
import type { TableColumn } from "../../../frame/Table";
import { formatNumber, formatRatio, NO_VALUE } from "../../../rules/numbers";
import type { HeatCell, HeatRow } from "../../../rules/stringHeat";
import { Heat } from "./Heat";
import styles from "./plant.module.css";
import type { Plant } from "./usePlant";

/** Specific yield, which is what strings of any size are compared by. */
export const HEAT_UNIT = "kWh/kWp";

function cellTitle({ name, specificYield, deviation }: HeatCell, language: string, t: TFunction): string {
  const figures = `${formatNumber(specificYield, language, { digits: 2 })} ${HEAT_UNIT}`;
  if (deviation === null) return `${name}: ${figures}`;
  const ratio = `${deviation > 0 ? "+" : ""}${formatRatio(deviation, language)}`;
  return t("plant.cellTitle", { name, figures, ratio });
}

/** The column of a row's first, second, third string. */
export const columnOf = (at: number): string => `string${at + 1}`;

/** The string of a cell; a plain link, for there are thousands of them. Enter in its cell does the same. */
function StringLink({ href, open, children }: { href: string; open: () => void; children: ReactNode }) {
  const follow = (event: MouseEvent): void => {
    if (event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
    event.preventDefault();
    open();
  };
  return (
    <a href={href} tabIndex={-1} className={styles.cellLink} onClick={follow}>
      {children}
    </a>
  );
}

/** A box a row, and beside it its first, second, third string. */
export function heatColumns(
  rows: readonly HeatRow[],
  t: TFunction,
  language: string,
  { hrefOfString, openString }: Pick<Plant, "hrefOfString" | "openString">,
): TableColumn<HeatRow>[] {
  const most = Math.max(0, ...rows.map(({ cells }) => cells.length));
  const strings = Array.from({ length: most }, (_, at): TableColumn<HeatRow> => ({
    id: columnOf(at),
    header: formatNumber(at + 1, language, { digits: 0 }),
    align: "end",
    value: ({ cells }) => cells[at]?.specificYield,
    cell: ({ cells, gak }) => {
      const cell = cells[at];
      if (!cell) return null;
      const { specificYield, deviation } = cell;
      const text = specificYield === null ? NO_VALUE : formatNumber(specificYield, language, { digits: 2 });
      return (
        <StringLink href={hrefOfString(cell.string, gak)} open={() => openString(cell.string, gak)}>
          <Heat ratio={deviation} text={text} title={cellTitle(cell, language, t)} />
        </StringLink>
      );
    },
    width: "minmax(var(--space-16), 1fr)",
  }));
  const box: TableColumn<HeatRow> = {
    id: "gak",
    header: t("plant.column.gak"),
    value: ({ name }) => name,
    width: "var(--table-name-narrow)",
  };
  return [box, ...strings];
}
