import type { TFunction } from "i18next";
import { asOfWords } from "../../rules/asOfWords";
import { zoneOfMost } from "../../frame/zoneOfMost";
import { ParkState, parkStateWords } from "../../frame/ParkState";
import { quantityColumn } from "../../frame/quantityColumn";
import type { TableColumn } from "../../frame/Table";
import { formatNumber, NO_VALUE } from "../../rules/numbers";
import { parkStateRank } from "../../rules/parkState";
import type { Quantity } from "../../rules/units";
import type { ParkRow } from "./parkRows";

/** As wide as the longest header in any language. */
const widths = {
  events: "minmax(calc(var(--table-value) + var(--space-6)), 1fr)",
  lost: "minmax(calc(var(--table-value) + var(--space-10)), 1fr)",
  today: "minmax(var(--table-value), 1fr)",
  power: "minmax(calc(var(--table-value) + var(--space-8)), 1fr)",
  lastData: "minmax(calc(var(--table-value) + var(--space-6)), 1fr)",
};

/** The parks' table: names first, then what is wrong, then how much. */
export function parkColumns(
  rows: readonly ParkRow[],
  t: TFunction,
  language: string,
  now: number,
): TableColumn<ParkRow>[] {
  const word = (id: string) => t(`dashboard.parks.column.${id}`);
  const said = zoneOfMost(rows, now, language);
  const quantity = (
    id: "lost" | "today" | "power",
    kind: Quantity,
    read: (row: ParkRow) => number | null | undefined,
  ) =>
    quantityColumn(
      { id, header: word(id), width: widths[id], below: id === "power" },
      kind,
      rows,
      language,
      read,
    );
  return [
    {
      id: "name",
      header: word("name"),
      value: (row) => row.name,
      priority: true,
      width: "minmax(calc(var(--table-name-narrow) + var(--space-6)), 2fr)",
    },
    {
      id: "state",
      header: word("state"),
      value: (row) => parkStateRank(row.kpi?.state),
      saved: (row) => parkStateWords(row.kpi?.state, t),
      cell: (row) => <ParkState state={row.kpi?.state} />,
      priority: true,
      width: "minmax(120px, 1fr)",
    },
    {
      id: "portfolio",
      header: word("portfolio"),
      value: (row) => row.portfolio,
      width: "minmax(calc(var(--table-name-narrow) + var(--space-6)), 1.5fr)",
    },
    {
      id: "events",
      header: word("events"),
      align: "end",
      width: widths.events,
      value: (row) => row.kpi?.openEvents,
      cell: (row) => formatNumber(row.kpi?.openEvents, language),
    },
    quantity("lost", "energy", (row) => row.kpi?.lostEnergyTodayWh),
    quantity("today", "energy", (row) => row.kpi?.energyTodayWh),
    quantity("power", "power", (row) => row.kpi?.powerW),
    {
      id: "lastData",
      header: word("lastData"),
      unit: said,
      align: "end",
      width: widths.lastData,
      value: (row) => new Date(row.kpi?.lastData ?? ""),
      zone: ({ zone }) => zone,
      cell: (row) => {
        const at = Date.parse(row.kpi?.lastData ?? "");
        return Number.isNaN(at) ? NO_VALUE : asOfWords(at, now, language, row.zone, said);
      },
    },
  ];
}
