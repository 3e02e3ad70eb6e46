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
import { laggingStrings, stringHeat } from "../../../rules/stringHeat";
import type { Zone } from "../../../rules/zone";
import { Button } from "../../../ui/Button";
import { EmptyState } from "../../../ui/EmptyState";
import { Panel } from "../../../ui/Panel";
import { Behind } from "./Behind";
import { inverterColumns } from "./inverterColumns";
import { limits, paged } from "./plantQueries";
import type { InverterItem, StatItem } from "./plantQueries";
import { hasBoxes, inverterEntity, inverterRows, lagging, wordsOf } from "./plantRows";
import type { InverterRow, PlantPark } from "./plantRows";
import type { Plant } from "./usePlant";

const inverterMenu = actionsOn("inverter");

/** What stands out among the inverters and among their strings: an inverter may do well with two strings that do not. */
export function Comparison({ stats, park }: { stats: readonly StatItem[]; park: PlantPark }) {
  const { t, i18n } = useTranslation();
  const strings = useMemo(
    () => laggingStrings(stringHeat(stats, null, i18n.language)),
    [stats, i18n.language],
  );
  const inverters = lagging(stats);
  const isOnlyStrings = stats.length > 1 && inverters.length === 0 && strings.length > 0;
  const lead = isOnlyStrings ? t("plant.butStrings", { count: strings.length }) : t("plant.stringsBehind");
  return (
    <>
      {stats.length > 1 && !isOnlyStrings && (
        <Behind behind={inverters} parameter="inverter" none={t("plant.noneBehind", wordsOf(park))} />
      )}
      <Behind behind={strings} parameter="gak" isAnywhere lead={lead} />
    </>
  );
}

export type Inverters = ReturnType<typeof useInverters>;

/** The inverters of the park, worst first over all of them, a page at a time. */
export function useInverters(park: string, page: number, stats: readonly StatItem[] | undefined) {
  const base = useMemo(() => ({ park }), [park]);
  const order = useCallback((items: readonly InverterItem[]) => inverterRows(items, stats), [stats]);
  return useSortable(paged.inverters, base, { page, limit: limits.inverters, order });
}

export interface InvertersPanelProps {
  readonly park: PlantPark;
  readonly plant: Plant;
  readonly list: Inverters;
  readonly stats: readonly StatItem[] | undefined;
  readonly zone: Zone;
  readonly isNarrow: boolean;
}

const InvertersTable = observer(function InvertersTable({
  rows,
  park,
  plant,
  isNarrow,
  onSorted,
}: Pick<InvertersPanelProps, "park" | "plant" | "isNarrow"> & {
  rows: readonly InverterRow[];
  onSorted: () => void;
}) {
  const { t, i18n } = useTranslation();
  const columns = useMemo(
    () =>
      inverterColumns(t, i18n.language, {
        rows,
        isNarrow,
        words: wordsOf(park),
        hasBoxes: hasBoxes(park, rows),
      }),
    [t, i18n.language, rows, isNarrow, park],
  );
  const entityOf = useCallback((row: InverterRow) => inverterEntity(row, park), [park]);
  const { inverter: open } = plant.selection;
  const binding = useRowSelection("Inverters", rows, entityOf);
  return (
    <Table
      label={t("plant.inverters")}
      rows={rows}
      columns={columns}
      rowId={({ id }) => `inverter:${id}`}
      onSorted={onSorted}
      current={open === null ? undefined : `inverter:${open}`}
      onOpen={({ id }) => plant.choose({ type: "inverter", id })}
      rowActions={(row) => <ActionMenu actions={inverterMenu} subject={entityOf(row)} />}
      {...binding}
    />
  );
});

/** The inverters of a park, or its turbines: worst first, beside what each did. */
export function InvertersPanel(props: InvertersPanelProps) {
  const { park, plant, list, stats, zone, isNarrow } = props;
  const { t } = useTranslation();
  const { query, onSorted } = list;
  const rows = useMemo(() => inverterRows(list.rows, stats), [list.rows, stats]);
  return (
    <Panel flush>
      <Loaded
        query={query}
        rows={(data) => data.inverters}
        failed={t("plant.invertersFailed", wordsOf(park))}
        zone={zone}
      >
        {() =>
          rows.length === 0 ? (
            <EmptyState
              action={
                plant.page > 1 && <Button onClick={() => plant.goToPage(1)}>{t("list.firstPage")}</Button>
              }
            >
              {plant.page > 1
                ? t("list.noPage", { page: plant.page })
                : t("plant.noInverters", wordsOf(park))}
            </EmptyState>
          ) : (
            <>
              <InvertersTable {...{ rows, park, plant, isNarrow, onSorted }} />
              <SortablePager of={t("plant.inverters")} list={list} goTo={plant.goToPage} />
            </>
          )
        }
      </Loaded>
    </Panel>
  );
}
