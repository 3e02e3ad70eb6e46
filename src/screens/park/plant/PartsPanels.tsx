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
import { stringHeat } from "../../../rules/stringHeat";
import { Button } from "../../../ui/Button";
import { EmptyState } from "../../../ui/EmptyState";
import { Panel } from "../../../ui/Panel";
import { gakColumns, stringColumns } from "./partColumns";
import { limits, paged } from "./plantQueries";
import type { GakItem, StatItem, StringItem } from "./plantQueries";
import { gakEntity, stringEntity } from "./plantRows";
import type { PlantPark } from "./plantRows";
import styles from "./plant.module.css";
import type { Plant } from "./usePlant";

const gakMenu = actionsOn("gak");
const stringMenu = actionsOn("string");

interface PartsProps {
  readonly park: PlantPark;
  readonly plant: Plant;
}

type Rows<Item> = { rows: readonly Item[]; onSorted: () => void };

const GaksTable = observer(function GaksTable(props: PartsProps & Rows<GakItem>) {
  const { park, plant, rows, onSorted } = props;
  const { t, i18n } = useTranslation();
  const columns = useMemo(() => gakColumns(t, i18n.language), [t, i18n.language]);
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

function useGaks({ park, plant }: PartsProps) {
  const { inverter } = plant.selection;
  const base = useMemo(() => ({ park: park.park, inverter }), [park.park, inverter]);
  return useSortable(paged.gaks, base, { page: plant.gaksPage, limit: limits.gaks });
}

/** Which box the strings are narrowed to, by its name where this page of the boxes has it, and the way to all. */
export function NarrowedTo({ gak, ...props }: PartsProps & { readonly gak: string }) {
  const { t } = useTranslation();
  const { rows } = useGaks(props);
  const { choose, isCompared } = props.plant;
  return (
    <p className={styles.narrowed}>
      {t("plant.narrowed", { gak: rows.find(({ id }) => id === gak)?.name ?? `GAK ${gak}` })}
      {!isCompared && (
        <Button size="small" variant="quiet" onClick={() => choose({ type: "gak", id: null })}>
          {t("plant.allStrings")}
        </Button>
      )}
    </p>
  );
}

/** The generator junction boxes of the chosen inverter; opening one narrows the strings to it. */
export function GaksPanel({ park, plant }: PartsProps) {
  const { t } = useTranslation();
  const list = useGaks({ park, plant });
  const { query, rows, onSorted } = list;
  return (
    <Panel flush title={t("plant.gaksTitle")}>
      <Loaded query={query} rows={(data) => data.gaks} failed={t("plant.gaksFailed")}>
        {() =>
          rows.length === 0 ? (
            <EmptyState>{t("plant.noGaks")}</EmptyState>
          ) : (
            <>
              <GaksTable {...{ park, plant, rows, onSorted }} />
              <SortablePager of={t("plant.gaks")} list={list} goTo={plant.goToGaks} />
            </>
          )
        }
      </Loaded>
    </Panel>
  );
}

/** What each string of the chosen inverter did, by id. */
function useFigures(stats: readonly StatItem[], inverter: string | null, language: string) {
  return useMemo(() => {
    const cells = stringHeat(stats, inverter, language).flatMap((row) => row.cells);
    return new Map(cells.map((cell) => [cell.string, cell]));
  }, [stats, inverter, language]);
}

type StringsProps = PartsProps & { readonly stats: readonly StatItem[] };

const StringsTable = observer(function StringsTable(props: StringsProps & Rows<StringItem>) {
  const { park, plant, rows, stats, onSorted } = props;
  const { t, i18n } = useTranslation();
  const { language } = i18n;
  const figures = useFigures(stats, plant.selection.inverter, language);
  const columns = useMemo(() => stringColumns(t, language, figures), [t, language, figures]);
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
      rowActions={(row) => <ActionMenu actions={stringMenu} subject={entityOf(row)} />}
      {...binding}
    />
  );
});

/** The strings of the chosen inverter and box. */
export function StringsPanel({ park, plant, stats, title }: StringsProps & { title: string }) {
  const { t } = useTranslation();
  const { inverter, gak, page } = plant.selection;
  const base = useMemo(() => ({ park: park.park, inverter, gak }), [park.park, inverter, gak]);
  const list = useSortable(paged.strings, base, { page, limit: limits.strings });
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
              <StringsTable {...{ park, plant, rows, stats, onSorted }} />
              <SortablePager of={t("plant.strings")} list={list} goTo={goTo} />
            </>
          )
        }
      </Loaded>
    </Panel>
  );
}
