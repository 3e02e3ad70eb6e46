import { readNumber, type MeasuredTable } from "./measuredCsv";
import { failure, type MeasuredFailure } from "./measuredFailure";
import { stampCells, type Mapping, type ValueColumn } from "./measuredMapping";
import { readStamp, type Stamp } from "./measuredTime";
import { isZone } from "./zoneTime";

const FACTOR = { W: 1, kW: 1000, MW: 1_000_000 } as const;

type Column = (number | null)[];

/** A mapped file in W, W/m² and stamps, in the rows' own order. */
export interface Samples {
  readonly ok: true;
  readonly stamps: Stamp[];
  readonly grid: Column;
  readonly ac: Column;
  readonly radiation: Column;
  readonly inverters: { name: string; ac: Column }[];
}

/** Reads every mapped cell; the first that is neither a value nor empty is the failure. Other columns may hold anything. */
export function readSamples(table: MeasuredTable, mapping: Mapping, zone: string): Samples | MeasuredFailure {
  if (!isZone(zone)) return failure("badZone", 0, "", `"${zone}" is not a time zone.`);
  if (!mapping.grid && !mapping.ac && mapping.inverters.length === 0) {
    return failure("noPower", 0, "", "no column of grid, AC or inverter power is chosen.");
  }
  const stamps = readStamps(table, mapping);
  if (!Array.isArray(stamps)) return stamps;
  const chosen = [mapping.grid, mapping.ac, mapping.radiation, ...mapping.inverters];
  const columns: Column[] = [];
  for (const choice of chosen) {
    const column = choice ? readColumn(table, choice) : table.rows.map(() => null);
    if (!Array.isArray(column)) return column;
    columns.push(column);
  }
  const [grid = [], ac = [], radiation = [], ...units] = columns;
  const inverters = mapping.inverters.map(({ name }, index) => ({ name, ac: units[index] ?? [] }));
  const plantAc = mapping.ac || mapping.grid ? ac : sumOf(units);
  return { ok: true, stamps, grid, ac: plantAc, radiation, inverters };
}

function readStamps(table: MeasuredTable, mapping: Mapping): Stamp[] | MeasuredFailure {
  const stamps: Stamp[] = [];
  for (const [row, cell] of stampCells(table, mapping.time, mapping.clock).entries()) {
    const stamp = readStamp(cell, mapping.order);
    if (!stamp) {
      const what = `"${cell.slice(0, 40)}" is not a date and time (${mapping.order}).`;
      return failure("badTime", table.lines[row] ?? 0, table.columns[mapping.time] || mapping.time + 1, what);
    }
    stamps.push(stamp);
  }
  return stamps;
}

function readColumn(table: MeasuredTable, { column, unit }: ValueColumn): Column | MeasuredFailure {
  const name = table.columns[column];
  if (name === undefined) return failure("noColumn", 0, column + 1, `the file has no column ${column + 1}.`);
  const values: Column = [];
  for (const [row, cells] of table.rows.entries()) {
    const cell = cells[column] ?? "";
    const value = readNumber(cell, table.decimal);
    if (value === undefined) {
      return failure(
        "badNumber",
        table.lines[row] ?? 0,
        name || column + 1,
        `"${cell.slice(0, 40)}" is not a number.`,
      );
    }
    values.push(value === null ? null : value * FACTOR[unit]);
  }
  return values;
}

/** Without a column for the plant, its AC power is the sum of its inverters, where all of them have a value. */
function sumOf(columns: readonly Column[]): Column {
  const first = columns[0] ?? [];
  return first.map((_, row) => {
    let sum = 0;
    for (const column of columns) {
      const value = column[row] ?? null;
      if (value === null) return null;
      sum += value;
    }
    return sum;
  });
}
