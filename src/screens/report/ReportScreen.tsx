import type { TFunction } from "i18next";
import { observer } from "mobx-react-lite";
import { useMemo } from "react";
import { useTranslation } from "react-i18next";
import { Link } from "react-router-dom";
import { actionsOn } from "../../actions/domainActions";
import { generateReport } from "../../actions/report";
import type { Entity } from "../../command/entity";
import { matcherOf } from "../../command/fold";
import { ActionButton } from "../../frame/ActionButton";
import { DetailPane } from "../../frame/list/DetailPane";
import { ListScreen } from "../../frame/list/ListScreen";
import { placesNotes } from "../../frame/list/placesNotes";
import { useListAddress } from "../../frame/list/useListAddress";
import type { TableColumn } from "../../frame/Table";
import { useTools } from "../../frame/tools";
import { useScope } from "../../frame/useScope";
import type { Scope } from "../../frame/useScope";
import { ReportList } from "../../parts/report/ReportList";
import { REPORT_PARAMETER } from "../../parts/report/reportQueries";
import { addressOfRoute, routeById } from "../../routes";
import { formatNumber } from "../../rules/numbers";
import { zoneOf } from "../../rules/zone";
import type { Zone } from "../../rules/zone";

/** Gone with the park that it is of. */
const INNER = [REPORT_PARAMETER];
const LIST = "ReportParks";
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

function columnsOf(t: TFunction): TableColumn<ParkRow>[] {
  return [
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
  ];
}

/** For those that are marked, else for all that the filter and the search leave. */
const GenerateFor = observer(function GenerateFor({ parks }: { parks: readonly Entity[] }) {
  const { t, i18n } = useTranslation();
  const marked = useTools().selection.selectedIn(LIST);
  const subjects = marked.length > 0 ? marked : parks;
  if (subjects.length === 0) return null;
  return (
    <ActionButton action={generateReport} subjects={subjects} variant="primary">
      {t("reports.generateFor", {
        count: subjects.length,
        number: formatNumber(subjects.length, i18n.language),
      })}
    </ActionButton>
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

/** Reports over parks: made for one or for all that are selected, listed, downloaded and deleted by park (§7 Reports). */
export function ReportScreen() {
  const { t } = useTranslation();
  const scope = useScope();
  const address = useListAddress("/report", "park", INNER);
  const { search } = address;
  const rows = useMemo(() => parkRows(scope), [scope]);
  const found = useMemo(() => {
    const holds = matcherOf(search);
    return rows.filter(({ entity }) => holds(`${entity.name} ${entity.context ?? ""}`));
  }, [rows, search]);
  const columns = useMemo(() => columnsOf(t), [t]);
  const entities = useMemo(() => found.map(entityOf), [found]);
  const shown = rows.find(({ entity }) => entity.uid === address.shown);
  return (
    <ListScreen
      title={t("screen.report")}
      subtitle={t("reports.how")}
      actions={<GenerateFor parks={entities} />}
      words={{
        search: t("reports.search"),
        failed: t("reports.parksFailed"),
        empty: t("reports.noParks"),
        noMatch: t("reports.noMatch", { search }),
      }}
      notes={placesNotes(scope)}
      list={LIST}
      label={t("reports.parks")}
      {...{ address, columns, entityOf }}
      query={scope.portfolios}
      rows={found}
      menu={parkMenu}
      pane={shown && <ParkReports key={shown.entity.uid} row={shown} onClose={address.close} />}
      isWide
    />
  );
}
