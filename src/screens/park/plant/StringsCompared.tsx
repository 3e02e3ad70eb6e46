import { observer } from "mobx-react-lite";
import { useCallback, useMemo } from "react";
import { useTranslation } from "react-i18next";
import { actionsOn } from "../../../actions/domainActions";
import type { Entity } from "../../../command/entity";
import { ActionMenu } from "../../../frame/ActionMenu";
import { Table } from "../../../frame/Table";
import { useRowSelection } from "../../../frame/useRowSelection";
import { EmptyState } from "../../../ui/EmptyState";
import { Panel } from "../../../ui/Panel";
import { Behind } from "./Behind";
import { columnOf, heatColumns, HEAT_UNIT } from "./heatColumns";
import type { StatItem } from "./plantQueries";
import type { PlantPark } from "./plantRows";
import styles from "./plant.module.css";
import { laggingStrings, stringHeat } from "../../../rules/stringHeat";
import type { HeatRow } from "../../../rules/stringHeat";
import type { Plant } from "./usePlant";

const menus = { gak: actionsOn("gak"), inverter: actionsOn("inverter") };
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
    <Panel flush title={t("plant.comparedTitle", { unit: HEAT_UNIT })}>
      <div className={styles.above}>
        <Behind behind={behind} parameter="gak" none={t("plant.noStringBehind")} />
        <p className={styles.muted}>{t("plant.comparedLegend")}</p>
      </div>
      <HeatTable park={park} plant={plant} rows={rows} />
    </Panel>
  );
}
