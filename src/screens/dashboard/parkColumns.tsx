import type { TFunction } from "i18next";
import { lastDataWords } from "../../frame/lastData";
import { ParkState } from "../../frame/ParkState";
import type { TableColumn } from "../../frame/Table";
import { formatNumber } from "../../rules/numbers";
import { scale, scaled } from "../../rules/units";
import type { Quantity } from "../../rules/units";
import { badnessOf } from "./parkRows";
import type { ParkRow } from "./parkRows";

/** As wide as the longest header in any language. */
const widths = {
  events: "minmax(calc(var(--table-value) + var(--space-6)), 1fr)",
  lost: "minmax(calc(var(--table-value) + var(--space-10)), 1fr)",
  today: "minmax(var(--table-value), 1fr)",
  power: "minmax(calc(var(--table-value) + var(--space-8)), 1fr)",
  lastData: "minmax(calc(var(--table-value) + var(--space-4)), 1fr)",
};

/** A column of one quantity: one unit for all rows, in the header. */
function quantity(
  id: "lost" | "today" | "power",
  header: string,
  kind: Quantity,
  rows: readonly ParkRow[],
  language: string,
  read: (row: ParkRow) => number | null | undefined,
): TableColumn<ParkRow> {
  const own = scale(rows.map(read), kind);
  return {
    id,
    header,
    unit: own.unit,
    width: widths[id],
    align: "end",
    value: (row) => read(row),
    cell: (row) => formatNumber(scaled(read(row), own), language),
  };
}

/** The parks' table: names first, then what is wrong, then how much. */
export function parkColumns(
  rows: readonly ParkRow[],
  t: TFunction,
  language: string,
  now: number,
): TableColumn<ParkRow>[] {
  const word = (id: string) => t(`dashboard.parks.column.${id}`);
  return [
    {
      id: "name",
      header: word("name"),
      value: (row) => row.name,
      priority: true,
      width: "minmax(180px, 2fr)",
    },
    {
      id: "state",
      header: word("state"),
      value: (row) => -badnessOf(row.kpi?.state),
      cell: (row) => <ParkState state={row.kpi?.state} />,
      priority: true,
      width: "minmax(120px, 1fr)",
    },
    {
      id: "portfolio",
      header: word("portfolio"),
      value: (row) => row.portfolio,
      width: "minmax(140px, 1.5fr)",
    },
    {
      id: "events",
      header: word("events"),
      align: "end",
      width: widths.events,
      value: (row) => row.kpi?.openEvents,
      cell: (row) => formatNumber(row.kpi?.openEvents, language),
    },
    quantity("lost", word("lost"), "energy", rows, language, (row) => row.kpi?.lostEnergyTodayWh),
    quantity("today", word("today"), "energy", rows, language, (row) => row.kpi?.energyTodayWh),
    quantity("power", word("power"), "power", rows, language, (row) => row.kpi?.powerW),
    {
      id: "lastData",
      header: word("lastData"),
      align: "end",
      width: widths.lastData,
      value: (row) => Date.parse(row.kpi?.lastData ?? ""),
      cell: (row) => lastDataWords(row.kpi?.lastData ?? null, now, row.zone, language),
    },
  ];
}
