import type { MeasuredColumn, MeasuredFailure, MeasuredView } from "../src/command/demo";
import type { MeasuredFailure as Failure } from "./measured/failure";
import type { Reading } from "./measured/reading";
import { isShort } from "./measured/stamp";
import type { MeasuredTable } from "./measured/table";

/** So many first rows tell a person what a column is. */
const ROWS = 4;
const SUN = ["W/m²", "kW/m²", "Wh/m²", "kWh/m²"];
const POWER = ["W", "kW", "MW", "GW", "Wh", "kWh", "MWh", "Wh meter", "kWh meter", "MWh meter"];
const MEANINGS = ["ac", "grid", "inverter", "radiation", "time", "ignored"];

/** How a file is read, column by column, and what else it could be. */
export function viewOf(
  table: MeasuredTable,
  reading: Reading,
  where: Pick<MeasuredView, "parts" | "part">,
): MeasuredView {
  const { order, by } = reading.order;
  const short = table.rows.slice(0, 1).some((row) => isShort(row[table.time] ?? ""));
  const numbered = order === "day-first" || order === "month-first" || order === "year-first";
  return {
    ...where,
    columns: table.columns.map((_, column) => columnOf(table, reading, column)),
    meanings: MEANINGS,
    order,
    orderBy: by,
    orders: numbered ? ["day-first", "month-first", ...(short ? ["year-first"] : [])] : [order],
    clock: reading.zone,
    clockBy: reading.zoneBy,
    ...(reading.factor === null ? {} : { factor: reading.factor }),
    ...(reading.jump === null ? {} : { jump: reading.jump }),
  };
}

function columnOf(table: MeasuredTable, { columns }: Reading, column: number): MeasuredColumn {
  const found = columns[column];
  const {
    role = "ignored",
    why = "unknown",
    unit = null,
    sign = 1,
    decimal = ".",
    isUnclear = false,
    isAsked = false,
    asksSign = false,
  } = found ?? {};
  const isPower = role === "ac" || role === "grid" || role === "inverter";
  return {
    header: table.columns[column]?.name ?? "",
    meaning: role,
    why,
    unit,
    sign: asksSign ? null : sign,
    decimal: isAsked ? null : decimal,
    isUnclear,
    units: role === "radiation" ? SUN : isPower ? POWER : [],
    cells: table.rows.slice(0, ROWS).map((row) => row[column] ?? ""),
  };
}

/** A refusal in the page's terms, with how the file was read as far as it was. */
export function failed(
  { line, column, code, values }: Failure,
  view: MeasuredView | null,
  source = "",
): MeasuredFailure {
  return { ok: false, line, column: String(column), reason: code, values, source, view };
}

export function refused(reason: string): MeasuredFailure {
  return { ok: false, line: 0, column: "", reason, values: {}, source: "", view: null };
}
