import { observer } from "mobx-react-lite";
import { useCallback, useMemo } from "react";
import type { TFunction } from "i18next";
import { useTranslation } from "react-i18next";
import { useNavigate } from "react-router-dom";
import { updatePark } from "../../actions/parkEdit";
import { ActionButton } from "../../frame/ActionButton";
import { ParkState, parkStateWords } from "../../frame/ParkState";
import { quantityColumn } from "../../frame/quantityColumn";
import { Table } from "../../frame/Table";
import type { TableColumn } from "../../frame/Table";
import { useTools } from "../../frame/tools";
import { useSearch } from "../../frame/useSearch";
import { ParkMap } from "../../parts/map/ParkMap";
import type { KeptPlace } from "../../parts/map/ParkMap";
import { pointOf } from "../../rules/mercator";
import { sharedNames } from "../../rules/names";
import { formatNumber } from "../../rules/numbers";
import { parkStateRank } from "../../rules/parkState";
import { Panel } from "../../ui/Panel";
import { parkAddress, parkEntity } from "./parkEntity";
import type { SiteRow } from "./siteRows";
import { SiteList } from "./SitesTable";
import styles from "./sitesMap.module.css";

const entityOf = (row: SiteRow) => parkEntity(row);

/** The name, with the portfolio where several parks bear it. */
function nameColumn(rows: readonly SiteRow[], t: TFunction): TableColumn<SiteRow> {
  const shared = sharedNames(rows);
  return {
    id: "name",
    header: t("sites.column.name"),
    value: ({ name }) => name,
    aside: ({ name, portfolio }) => (shared.has(name) ? portfolio : null),
    priority: true,
    width: "minmax(var(--table-name-narrow), 1.2fr)",
  };
}

function listColumns(rows: readonly SiteRow[], t: TFunction, language: string): TableColumn<SiteRow>[] {
  return [
    nameColumn(rows, t),
    {
      id: "state",
      header: t("sites.column.state"),
      value: ({ kpi }) => parkStateRank(kpi?.state),
      saved: ({ kpi }) => parkStateWords(kpi?.state, t),
      cell: ({ kpi }) => <ParkState state={kpi?.state} />,
      priority: true,
      width: "var(--table-value)",
    },
    quantityColumn(
      {
        id: "power",
        header: t("sites.column.power"),
        width: "minmax(calc(var(--table-value) + var(--space-10)), 1fr)",
      },
      "power",
      rows,
      language,
      ({ kpi }) => kpi?.powerW,
    ),
  ];
}

/** The map's other form: the same parks as rows, worst first. The row one is on has its mark stand out. */
function MapList({ rows }: { rows: readonly SiteRow[] }) {
  const { t, i18n } = useTranslation();
  const columns = useMemo(() => listColumns(rows, t, i18n.language), [rows, t, i18n.language]);
  return <SiteList list="SitesMap" rows={rows} columns={columns} sortedBy="state" />;
}

/** Parks that the map cannot show, each with what gives it a position. */
function Unplaced({ rows }: { rows: readonly SiteRow[] }) {
  const { t, i18n } = useTranslation();
  const navigate = useNavigate();
  const columns = useMemo((): TableColumn<SiteRow>[] => {
    return [
      nameColumn(rows, t),
      {
        id: "position",
        header: t("parkMap.position"),
        value: () => "",
        saved: false,
        cell: (row) => (
          <ActionButton action={updatePark} subject={entityOf(row)} size="small" variant="quiet">
            {t("parkMap.setPosition")}
          </ActionButton>
        ),
        sort: false,
        priority: true,
      },
    ];
  }, [rows, t]);
  return (
    <Panel
      flush
      title={t("parkMap.unplaced", { count: rows.length, number: formatNumber(rows.length, i18n.language) })}
    >
      <Table
        label={t("parkMap.unplacedLabel")}
        rows={rows}
        columns={columns}
        rowId={(row) => `park:${row.uid}`}
        defaultSort={{ column: "name", descending: false }}
        onOpen={(row) => void navigate(parkAddress(row))}
        href={(row) => `/v1${parkAddress(row)}`}
      />
    </Panel>
  );
}

/** Its name in the address. */
const MAP = "map";

/** What the map shows, in the address: moving about fills no history. */
function useKeptPlace(): KeptPlace {
  const [search, setSearch] = useSearch();
  const text = search.get(MAP);
  const keep = useCallback(
    (next: string | null) =>
      setSearch(
        (current) => {
          const changed = new URLSearchParams(current);
          if (next === null) changed.delete(MAP);
          else changed.set(MAP, next);
          return changed;
        },
        { replace: true },
      ),
    [setSearch],
  );
  return useMemo(() => ({ text, keep }), [text, keep]);
}

/** The parks of the list on a map, beside them as a list; below, those that have no position. */
export const SitesMap = observer(function SitesMap({ rows }: { rows: readonly SiteRow[] }) {
  const { t } = useTranslation();
  const { selection } = useTools();
  const parks = useMemo(
    () => rows.map(({ kpi, ...row }) => ({ ...row, state: kpi?.state, powerW: kpi?.powerW })),
    [rows],
  );
  const unplaced = useMemo(() => rows.filter((row) => pointOf(row) === undefined), [rows]);
  return (
    <>
      <div className={styles.both}>
        <ParkMap
          label={t("parkMap.label")}
          parks={parks}
          current={selection.focused?.uid}
          kept={useKeptPlace()}
        />
        <div className={styles.rows}>
          <MapList rows={rows} />
        </div>
      </div>
      {unplaced.length > 0 && <Unplaced rows={unplaced} />}
    </>
  );
});
