import { observer } from "mobx-react-lite";
import { useCallback, useMemo } from "react";
import { useTranslation } from "react-i18next";
import { actionsOn } from "../../../actions/domainActions";
import { ActionMenu } from "../../../frame/ActionMenu";
import { Loaded } from "../../../frame/Loaded";
import { SortablePager } from "../../../frame/list/SortablePager";
import { useSortable } from "../../../frame/list/useSortable";
import { Table } from "../../../frame/Table";
import { useRowSelection } from "../../../frame/useRowSelection";
import { Button } from "../../../ui/Button";
import { EmptyState } from "../../../ui/EmptyState";
import { Panel } from "../../../ui/Panel";
import { gakColumns, stringColumns } from "./partColumns";
import { limits, paged } from "./plantQueries";
import type { GakItem, StringItem } from "./plantQueries";
import { gakEntity, stringEntity } from "./plantRows";
import type { PlantPark } from "./plantRows";
import styles from "./plant.module.css";
import { worstFirst } from "./usePartFigures";
import type { PartFigures } from "./usePartFigures";
import type { Plant } from "./usePlant";

const gakMenu = actionsOn("gak");
const stringMenu = actionsOn("string");

interface PartsProps {
  readonly park: PlantPark;
  readonly plant: Plant;
  readonly figures: PartFigures;
}

type Rows<Item> = { rows: readonly Item[]; onSorted: () => void };

const GaksTable = observer(function GaksTable(props: PartsProps & Rows<GakItem>) {
  const { park, plant, rows, onSorted, figures } = props;
  const { t, i18n } = useTranslation();
  const columns = useMemo(
    () => gakColumns(t, i18n.language, figures.boxes),
    [t, i18n.language, figures.boxes],
  );
  const entityOf = useCallback((row: GakItem) => gakEntity(row, park), [park]);
  const binding = useRowSelection("GAKs", rows, entityOf);
  return (
    <Table
      dense
      label={t("plant.gaks")}
      rows={rows}
      columns={columns}
      rowId={({ id }) => `gak:${id}`}
      onSorted={onSorted}
      onOpen={({ id }) => plant.choose({ type: "gak", id: id === plant.selection.gak ? null : id })}
      rowActions={(row) => <ActionMenu actions={gakMenu} subject={entityOf(row)} />}
      {...binding}
    />
  );
});

function useGaks({ park, plant, figures }: PartsProps) {
  const { inverter } = plant.selection;
  const base = useMemo(() => ({ park: park.park, inverter }), [park.park, inverter]);
  const order = useMemo(() => worstFirst<GakItem>(figures.boxes), [figures.boxes]);
  return useSortable(paged.gaks, base, { page: plant.gaksPage, limit: limits.gaks, order });
}

/** Which box the strings are narrowed to, and the way to all. */
export function NarrowedTo({ plant: { choose, isCompared }, gak }: { plant: Plant; gak: string }) {
  const { t } = useTranslation();
  return (
    <p className={styles.narrowed}>
      {t("plant.narrowed", { gak })}
      {!isCompared && (
        <Button size="small" variant="quiet" onClick={() => choose({ type: "gak", id: null })}>
          {t("plant.allStrings")}
        </Button>
      )}
    </p>
  );
}

/** The generator junction boxes of the chosen inverter; opening one narrows the strings to it. */
export function GaksPanel({ park, plant, figures }: PartsProps) {
  const { t } = useTranslation();
  const list = useGaks({ park, plant, figures });
  const { query, rows, onSorted } = list;
  return (
    <Panel flush title={t("plant.gaksTitle")}>
      <Loaded query={query} rows={(data) => data.gaks} failed={t("plant.gaksFailed")}>
        {() =>
          rows.length === 0 ? (
            <EmptyState>{t("plant.noGaks")}</EmptyState>
          ) : (
            <>
              <GaksTable {...{ park, plant, rows, onSorted, figures }} />
              <SortablePager of={t("plant.gaks")} list={list} goTo={plant.goToGaks} />
            </>
          )
        }
      </Loaded>
    </Panel>
  );
}

const StringsTable = observer(function StringsTable(props: PartsProps & Rows<StringItem>) {
  const { park, plant, rows, figures, onSorted } = props;
  const { t, i18n } = useTranslation();
  const { language } = i18n;
  const columns = useMemo(() => stringColumns(t, language, figures.strings), [t, language, figures.strings]);
  const entityOf = useCallback((row: StringItem) => stringEntity(row, park), [park]);
  const binding = useRowSelection("Strings", rows, entityOf);
  return (
    <Table
      dense
      label={t("plant.strings")}
      rows={rows}
      columns={columns}
      rowId={({ id }) => `string:${id}`}
      current={plant.string === null ? undefined : `string:${plant.string}`}
      onSorted={onSorted}
      onOpen={({ id, gak }) => plant.openString(id, gak)}
      rowActions={(row) => <ActionMenu actions={stringMenu} subject={entityOf(row)} />}
      {...binding}
    />
  );
});

/** The strings of the chosen inverter and box. */
export function StringsPanel({ park, plant, figures, title }: PartsProps & { title: string }) {
  const { t } = useTranslation();
  const { inverter, gak, page } = plant.selection;
  const base = useMemo(() => ({ park: park.park, inverter, gak }), [park.park, inverter, gak]);
  const order = useMemo(() => worstFirst<StringItem>(figures.strings), [figures.strings]);
  const list = useSortable(paged.strings, base, { page, limit: limits.strings, order });
  const { query, rows, onSorted } = list;
  const goTo = (to: number) => plant.choose({ type: "page", page: to });
  return (
    <Panel flush title={title}>
      <Loaded query={query} rows={(data) => data.strings} failed={t("plant.stringsFailed")}>
        {() =>
          rows.length === 0 ? (
            <EmptyState>{t("plant.noStrings")}</EmptyState>
          ) : (
            <>
              <StringsTable {...{ park, plant, rows, figures, onSorted }} />
              <SortablePager of={t("plant.strings")} list={list} goTo={goTo} />
            </>
          )
        }
      </Loaded>
    </Panel>
  );
}
