import { readNumber, type MeasuredTable } from "./measuredCsv";
import { guessOrder, readStamp, type TimeOrder } from "./measuredTime";

type PowerUnit = "W" | "kW" | "MW";

export interface ValueColumn {
  /** Number of the column, from 0. */
  readonly column: number;
  /** For irradiance: per m². */
  readonly unit: PowerUnit;
}

/** Which column is what. One of grid, ac or inverters is needed besides the time. */
export interface Mapping {
  readonly time: number;
  /** A second column with the time of day, where the first holds the date alone. */
  readonly clock: number | null;
  readonly order: TimeOrder;
  readonly grid: ValueColumn | null;
  readonly ac: ValueColumn | null;
  readonly radiation: ValueColumn | null;
  readonly inverters: readonly (ValueColumn & { readonly name: string })[];
}

const CLOCK_ALONE = /^\d{1,2}[:.]\d{2}([:.]\d{2})?$/;
const OTHER_KIND =
  /\b(dc|current|voltage|volts?|amps?|temp|temperature|energy|k?wh|factor|freq|frequency|hz|cos|var|reactive|blindleistung)\b/;
const INVERTER = /\b(?:inv|inverter|wr|wechselrichter|wea)\s*(\d+)\b/;
const GRID = /\b(grid|meter|netz\w*|export|einspeis\w*|zaehler|zähler|feedin|poc|uebergabe|übergabe)\b/;
const POWER = /\b(power|leistung|wirkleistung|pac|p|watt|k?w|mw|ac)\b/;
const SUN =
  /\b(poa|irradiance|irradiation|radiation|ghi|gti|einstrahlung|globalstrahlung|strahlung|pyranometer)\b/;

/** Proposes a mapping from the columns' names and first cells. Units come from the names: ac_power_kw_1137 is in kW. */
export function guessMapping(table: MeasuredTable, zone = "Europe/Berlin"): Mapping {
  const { time, clock } = timeColumns(table);
  const names = table.columns.map(wordsOf);
  const isValue = (column: number) => column !== time && column !== clock && isNumeric(table, column);
  const columns = names.map((_, column) => column).filter(isValue);
  const power = columns.filter((column) => isPower(names[column] ?? ""));
  const inverters = power.filter((column) => INVERTER.test(names[column] ?? ""));
  const whole = power.filter((column) => !inverters.includes(column));
  const grid = whole.find((column) => GRID.test(names[column] ?? ""));
  const ac = whole.find((column) => column !== grid);
  const valueOf = (column: number | undefined) =>
    column === undefined ? null : { column, unit: unitOf(table.columns[column] ?? "") };
  const cells = stampCells(table, time, clock);
  return {
    time,
    clock,
    order: guessOrder(cells, zone).order,
    grid: valueOf(grid),
    ac: valueOf(ac),
    radiation: valueOf(sunColumn(columns, names)),
    inverters: inverters.map((column) => ({
      column,
      unit: unitOf(table.columns[column] ?? ""),
      name: `WR ${INVERTER.exec(names[column] ?? "")?.[1] ?? ""}`,
    })),
  };
}

/** The texts of date and time, row by row. */
export function stampCells(table: MeasuredTable, time: number, clock: number | null): string[] {
  return table.rows.map((row) =>
    clock === null ? (row[time] ?? "") : `${row[time] ?? ""} ${row[clock] ?? ""}`,
  );
}

function timeColumns(table: MeasuredTable): { time: number; clock: number | null } {
  const sample = table.rows.slice(0, 20);
  const share = (column: number, test: (cell: string) => boolean) =>
    sample.filter((row) => test(row[column] ?? "")).length / sample.length;
  const isTime = (cell: string) =>
    readStamp(cell, "day-first") !== null || readStamp(cell, "month-first") !== null;
  const time = Math.max(
    0,
    table.columns.findIndex((_, column) => share(column, isTime) > 0.5),
  );
  if (share(time, (cell) => cell.includes(":")) > 0.5) return { time, clock: null };
  const clock = table.columns.findIndex(
    (_, column) =>
      share(column, (cell) => CLOCK_ALONE.test(cell)) > 0.5 &&
      share(column, (cell) => cell.includes(":")) > 0.5,
  );
  return { time, clock: clock < 0 ? null : clock };
}

function wordsOf(name: string): string {
  return name
    .replace(/([a-z])([A-Z])/g, "$1 $2")
    .toLowerCase()
    .replace(/[^\p{L}\p{N}²/]+/gu, " ")
    .trim();
}

function isPower(words: string): boolean {
  return POWER.test(words) && !OTHER_KIND.test(words) && !SUN.test(words);
}

/** The plain sensor before a reference cell, the module's plane before the horizontal. */
function sunColumn(columns: readonly number[], names: readonly string[]): number | undefined {
  const rank = (words: string) => (/ref/.test(words) ? 2 : 0) + (/\b(ghi|global\w*)\b/.test(words) ? 1 : 0);
  return columns
    .filter((column) => SUN.test(names[column] ?? ""))
    .sort((a, b) => rank(names[a] ?? "") - rank(names[b] ?? ""))[0];
}

function unitOf(name: string): PowerUnit {
  const words = ` ${wordsOf(name)} `;
  if (/ k ?w(\/m2|\/m²)? /.test(words) || /kW\b/.test(name)) return "kW";
  return / m ?w /.test(words) || /MW\b/.test(name) ? "MW" : "W";
}

function isNumeric(table: MeasuredTable, column: number): boolean {
  const sample = table.rows.slice(0, 200).map((row) => readNumber(row[column] ?? "", table.decimal));
  return sample.some((value) => value !== undefined);
}
