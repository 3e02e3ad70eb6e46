import { observer } from "mobx-react-lite";
import { useCallback, useMemo } from "react";
import type { MouseEvent, ReactNode } from "react";
import type { TFunction } from "i18next";
import { useTranslation } from "react-i18next";
import { actionsOn } from "../../../actions/domainActions";
import type { Entity } from "../../../command/entity";
import { ActionMenu } from "../../../frame/ActionMenu";
import { Table } from "../../../frame/Table";
import type { TableColumn } from "../../../frame/Table";
import { useRowSelection } from "../../../frame/useRowSelection";
import { formatNumber, formatRatio, NO_VALUE } from "../../../rules/numbers";
import { EmptyState } from "../../../ui/EmptyState";
import { Panel } from "../../../ui/Panel";
import { Heat } from "./Heat";
import { Behind } from "./Behind";
import type { StatItem } from "./plantQueries";
import type { PlantPark } from "./plantRows";
import styles from "./plant.module.css";
import { laggingStrings, stringHeat } from "../../../rules/stringHeat";
import type { HeatCell, HeatRow } from "../../../rules/stringHeat";
import type { Plant } from "./usePlant";

const menus = { gak: actionsOn("gak"), inverter: actionsOn("inverter") };
const UNIT = "kWh/kWp";

function cellTitle({ name, specificYield, deviation }: HeatCell, language: string, t: TFunction): string {
  const figures = `${formatNumber(specificYield, language, { digits: 2 })} ${UNIT}`;
  if (deviation === null) return `${name}: ${figures}`;
  const ratio = `${deviation > 0 ? "+" : ""}${formatRatio(deviation, language)}`;
  return t("plant.cellTitle", { name, figures, ratio });
}

const columnOf = (at: number): string => `string${at + 1}`;

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
function heatColumns(
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

interface StringsComparedProps {
  readonly park: PlantPark;
  readonly plant: Plant;
  readonly stats: readonly StatItem[];
}

const HeatTable = observer(function HeatTable({
  park,
  plant,
  rows,
}: Omit<StringsComparedProps, "stats"> & { rows: readonly HeatRow[] }) {
  const { t, i18n } = useTranslation();
  const { language } = i18n;
  const { hrefOfString, openString } = plant;
  const columns = useMemo(
    () => heatColumns(rows, t, language, { hrefOfString, openString }),
    [rows, t, language, hrefOfString, openString],
  );
  const open = (row: HeatRow, column: string | undefined): void => {
    const cell = row.cells.find((_, at) => columnOf(at) === column);
    if (cell) openString(cell.string, row.gak);
    else if (row.gak === null) plant.compare(false, row.inverter);
    else plant.choose({ type: "gak", id: row.gak });
  };
  const entityOf = useCallback(
    ({ gak, name, inverter, inverterName }: HeatRow): Entity => {
      const place = { context: park.name, parent: park.park };
      if (gak === null) return { kind: "inverter", uid: inverter, name: inverterName, ...place };
      return { kind: "gak", uid: gak, name, ...place };
    },
    [park],
  );
  const binding = useRowSelection("Strings compared", rows, entityOf);
  return (
    <Table
      dense
      label={t("plant.compared")}
      rows={rows}
      columns={columns}
      rowId={({ inverter, gak }) => (gak === null ? `inverter:${inverter}` : `gak:${gak}`)}
      current={plant.selection.gak === null ? undefined : `gak:${plant.selection.gak}`}
      onOpen={open}
      rowActions={(row) => (
        <ActionMenu actions={menus[row.gak === null ? "inverter" : "gak"]} subject={entityOf(row)} />
      )}
      maxHeight="70vh"
      {...binding}
    />
  );
});

/**
 * The strings beside their siblings: a row per junction box, their specific yields as text on a shade, and a sentence
 * that names what stands out.
 */
export function StringsCompared({ park, plant, stats }: StringsComparedProps) {
  const { t, i18n } = useTranslation();
  const { narrowedTo } = plant;
  const rows = useMemo(
    () => stringHeat(stats, narrowedTo, i18n.language),
    [stats, narrowedTo, i18n.language],
  );
  const behind = useMemo(() => laggingStrings(rows), [rows]);
  if (rows.length === 0)
    return (
      <Panel>
        <EmptyState>{t("plant.notMeasured")}</EmptyState>
      </Panel>
    );
  return (
    <Panel flush title={t("plant.comparedTitle", { unit: UNIT })}>
      <div className={styles.above}>
        <Behind behind={behind} parameter="gak" none={t("plant.noStringBehind")} />
        <p className={styles.muted}>{t("plant.comparedLegend")}</p>
      </div>
      <HeatTable park={park} plant={plant} rows={rows} />
    </Panel>
  );
}
