import type { TFunction } from "i18next";
import { observer } from "mobx-react-lite";
import { useMemo } from "react";
import { useTranslation } from "react-i18next";
import { useNavigate } from "react-router-dom";
import { actionsOn } from "../../actions/domainActions";
import type { Entity } from "../../command/entity";
import { ActionMenu } from "../../frame/ActionMenu";
import { Ago } from "../../frame/Ago";
import type { MonitorPark } from "../../frame/monitor/monitorParks";
import type { MonitorData } from "../../frame/monitor/monitorQuery";
import { quantityColumn } from "../../frame/quantityColumn";
import { Table } from "../../frame/Table";
import type { TableColumn } from "../../frame/Table";
import { useNow } from "../../frame/useNow";
import { useRowSelection } from "../../frame/useRowSelection";
import { addressOfEntity } from "../../routes";
import type { Zone } from "../../rules/zone";
import { zoneAbbreviation } from "../../rules/zoneAbbreviation";
import { Panel } from "../../ui/Panel";
import { lastSamples } from "./lastSamples";
import type { LastSampleRow } from "./lastSamples";

const list = "LastSamples";
const parkMenu = actionsOn("park");

const entityOf = (row: LastSampleRow): Entity => ({
  kind: "park",
  uid: row.uid,
  name: row.name,
  ...(row.portfolioUid === "" ? {} : { context: row.portfolio, parent: row.portfolioUid }),
});

const addressOf = (row: LastSampleRow) => addressOfEntity({ kind: "park", uid: row.uid }) ?? "";

/** As wide as the longest header in any language. */
const powerWidth = "minmax(calc(var(--table-value) + var(--space-5)), 1fr)";

function columnsOf(
  rows: readonly LastSampleRow[],
  t: TFunction,
  language: string,
  time: { now: number; zone: Zone },
): TableColumn<LastSampleRow>[] {
  const word = (id: string) => t(`monitor.samples.column.${id}`);
  // a day of last summer has the name of summer
  const latest = rows.reduce((last, { at }) => Math.max(last, at ?? 0), 0);
  const said = zoneAbbreviation(latest || time.now, time.zone, language);
  const power = (id: "gridW" | "acW", header: string) =>
    quantityColumn<LastSampleRow>(
      { id, header, width: powerWidth, below: id === "gridW" },
      "power",
      rows,
      language,
      (row) => row[id],
    );
  return [
    { id: "name", header: word("park"), value: (row) => row.name, priority: true },
    {
      id: "at",
      header: word("at"),
      unit: said,
      // a park that never sent is the stalest of all
      value: (row) => row.at ?? 0,
      saved: ({ at }) => (at === null ? null : new Date(at)),
      zone: () => time.zone,
      cell: (row) => <Ago said={said} at={row.at} {...time} never={t("monitor.samples.never")} />,
      width: "minmax(min(calc(var(--table-name) + var(--space-8)), 52cqi), 1fr)",
      priority: true,
    },
    power("gridW", word("grid")),
    power("acW", word("ac")),
    quantityColumn(
      { id: "radiation", header: word("radiation"), width: "minmax(var(--table-name-narrow), 1fr)" },
      "irradiance",
      rows,
      language,
      (row) => row.radiation,
    ),
    {
      id: "portfolio",
      header: word("portfolio"),
      value: (row) => row.portfolio,
      width: "minmax(var(--table-name-narrow), 2fr)",
    },
  ];
}

export interface LastSamplesProps {
  monitor: MonitorData;
  parks: readonly MonitorPark[];
  zone: Zone;
}

/** When each park sent last and what, stalest first [163]. */
export const LastSamples = observer(function LastSamples({ monitor, parks, zone }: LastSamplesProps) {
  const { t, i18n } = useTranslation();
  const { language } = i18n;
  const navigate = useNavigate();
  const now = useNow(60_000);
  const rows = useMemo(() => lastSamples(monitor, parks, language), [monitor, parks, language]);
  const columns = useMemo(() => columnsOf(rows, t, language, { now, zone }), [rows, t, language, now, zone]);
  const binding = useRowSelection(list, rows, entityOf);
  const title = t("monitor.samples.title");
  return (
    <Panel title={title} flush>
      <Table
        label={title}
        rows={rows}
        columns={columns}
        rowId={(row) => `park:${row.uid}`}
        defaultSort={{ column: "at", descending: false }}
        onOpen={(row) => void navigate(addressOf(row))}
        href={(row) => `/v1${addressOf(row)}`}
        rowActions={(row) => <ActionMenu actions={parkMenu} subject={entityOf(row)} />}
        {...binding}
      />
    </Panel>
  );
});
