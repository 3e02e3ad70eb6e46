import { observer } from "mobx-react-lite";
import { useMemo } from "react";
import { useTranslation } from "react-i18next";
import { Link } from "react-router-dom";
import { actionsOn } from "../../actions/domainActions";
import { generateReport } from "../../actions/report";
import type { Entity } from "../../command/entity";
import { ActionButton } from "../../frame/ActionButton";
import { ActionMenu } from "../../frame/ActionMenu";
import { DetailPane } from "../../frame/list/DetailPane";
import { Split } from "../../frame/list/Split";
import { useListAddress } from "../../frame/list/useListAddress";
import { Loaded } from "../../frame/Loaded";
import { Screen } from "../../frame/Screen";
import { ScopeNotes } from "../../frame/ScopeNotes";
import { Table } from "../../frame/Table";
import type { TableColumn } from "../../frame/Table";
import { useRowSelection } from "../../frame/useRowSelection";
import { useScope } from "../../frame/useScope";
import type { Scope } from "../../frame/useScope";
import { ReportList } from "../../parts/report/ReportList";
import { REPORT_PARAMETER } from "../../parts/report/reportQueries";
import { addressOfRoute, routeById } from "../../routes";
import { zoneOf } from "../../rules/zone";
import type { Zone } from "../../rules/zone";
import { Button } from "../../ui/Button";
import { EmptyState } from "../../ui/EmptyState";
import { Panel } from "../../ui/Panel";
import { SearchField } from "../../ui/SearchField";
import styles from "./report.module.css";

const PARK = "park";
/** Gone with the park that it is of. */
const INNER = [REPORT_PARAMETER];
const parkMenu = actionsOn("park").filter(({ group }) => group === "report");

interface ParkRow {
  readonly entity: Entity;
  readonly zone: Zone;
}

/** The parks that the filter leaves, each with its portfolio and its zone. */
function parkRows({ portfolios, parks, portfolio }: Scope): readonly ParkRow[] {
  return (portfolios.data?.portfolios ?? []).flatMap((home) =>
    home.parks
      .filter(({ uid }) =>
        parks.length > 0 ? parks.includes(uid) : portfolio === undefined || home.uid === portfolio,
      )
      .map(({ uid, name }) => ({
        entity: { kind: "park", uid, name, context: home.name, parent: home.uid } as const,
        zone: zoneOf(home.timezone).zone,
      })),
  );
}

const entityOf = ({ entity }: ParkRow) => entity;

const ParksTable = observer(function ParksTable(props: {
  rows: readonly ParkRow[];
  addressOf: (park: string) => string;
  open: (park: string) => void;
  /** Whose reports stand beside the list. */
  shown: string | undefined;
}) {
  const { rows, addressOf, open, shown } = props;
  const { t } = useTranslation();
  const columns = useMemo<TableColumn<ParkRow>[]>(
    () => [
      {
        id: "park",
        header: t("reports.column.park"),
        value: ({ entity }) => entity.name,
        width: "minmax(var(--table-name), 2fr)",
        priority: true,
      },
      {
        id: "portfolio",
        header: t("reports.column.portfolio"),
        value: ({ entity }) => entity.context,
        width: "minmax(var(--table-name-narrow), 1fr)",
        below: true,
      },
    ],
    [t],
  );
  const binding = useRowSelection("ReportParks", rows, entityOf);
  return (
    <Table
      label={t("reports.parks")}
      rows={rows}
      columns={columns}
      rowId={({ entity }) => `park:${entity.uid}`}
      current={shown && `park:${shown}`}
      onOpen={({ entity }) => open(entity.uid)}
      href={({ entity }) => `/v1${addressOf(entity.uid)}`}
      rowActions={({ entity }) => <ActionMenu actions={parkMenu} subject={entity} />}
      {...binding}
    />
  );
});

/** The reports of the park that the address names, beside the parks. */
function ParkReports({ row: { entity, zone }, onClose }: { row: ParkRow; onClose: () => void }) {
  const { t } = useTranslation();
  const reports = routeById("parkReports");
  return (
    <DetailPane
      flush
      title={entity.name}
      subtitle={
        reports && <Link to={addressOfRoute(reports, { park: entity.uid })}>{t("reports.toPark")}</Link>
      }
      actions={<ActionButton action={generateReport} subject={entity} size="small" />}
      closeLabel={t("reports.close")}
      onClose={onClose}
    >
      <ReportList isStacked park={entity} zone={zone} />
    </DetailPane>
  );
}

/** Why no park is listed, and what brings some. */
function NoParks({ search, onClear }: { search: string; onClear: () => void }) {
  const { t } = useTranslation();
  if (search === "") return <EmptyState>{t("reports.noParks")}</EmptyState>;
  return (
    <EmptyState action={<Button onClick={onClear}>{t("list.clearSearch")}</Button>}>
      {t("reports.noMatch", { search })}
    </EmptyState>
  );
}

/** Reports over parks: made for one or for all that are selected, listed, downloaded and deleted by park (§7 Reports). */
export function ReportScreen() {
  const { t } = useTranslation();
  const scope = useScope();
  const { shown: park, open, addressOf, search, typed, setTyped } = useListAddress("/report", PARK, INNER);
  const rows = useMemo(() => parkRows(scope), [scope]);
  const words = search.trim().toLowerCase();
  const found = useMemo(
    () => rows.filter(({ entity }) => `${entity.name} ${entity.context ?? ""}`.toLowerCase().includes(words)),
    [rows, words],
  );
  const shown = rows.find(({ entity }) => entity.uid === park);
  return (
    <Screen
      wide
      title={t("screen.report")}
      subtitle={t("reports.how")}
      actions={<ActionButton action={generateReport} variant="primary" />}
    >
      <ScopeNotes notes={scope.notes.map((id) => ({ id }))} />
      <div className={styles.bar}>
        <SearchField label={t("reports.search")} value={typed} onChange={setTyped} keys="/" />
      </div>
      <Split
        isWide
        pane={shown && <ParkReports key={shown.entity.uid} row={shown} onClose={() => open(undefined)} />}
      >
        <Panel flush>
          <Loaded query={scope.portfolios} rows={(data) => ({ data })} failed={t("reports.parksFailed")}>
            {() =>
              found.length > 0 ? (
                <ParksTable rows={found} addressOf={addressOf} open={open} shown={park} />
              ) : (
                <NoParks search={search} onClear={() => setTyped("")} />
              )
            }
          </Loaded>
        </Panel>
      </Split>
    </Screen>
  );
}
