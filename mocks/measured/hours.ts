import type { Shape } from "./cells";
import { failure, type MeasuredFailure } from "./failure";
import type { ColumnReading } from "./reading";
import { isStamp } from "./stamp";
import type { MeasuredTable } from "./table";

/** So many lines may stand above the header, and so many tell which column holds the days. */
const MOST_ABOVE = 60;
const SAMPLE = 400;
const HOUR = /^(hours?|hh|hr|he|h|hour[ -]ending|hour of (the )?day|stunde|std\.?)(\s*[[(].*[\])])?$/i;
const MINUTE = /^(minutes?|min|mm|mi)$/i;

/** What is said where hours from 1 to 24 become clocks. */
export const hourNote = { key: "hourNumbers", count: 1 };

/** An hour whose number does not tell when it is. */
export interface UnclearHour {
  readonly row: number;
  readonly column: number;
}

/**
 * How far the numbers of hours are ahead of the clock that they begin at: 0 from 0 to 23, 1 from 1 to 24. "unclear"
 * where neither end of a day is there, null for what are no hours.
 */
export function aheadOf(hours: readonly string[]): 0 | 1 | "unclear" | null {
  if (!hours.every((hour) => /^\d{1,2}(\.0+)?$/.test(hour) && Number(hour) <= 24)) return null;
  const has = (number: number) => hours.some((hour) => Number(hour) === number);
  if (has(0) && has(24)) return null;
  return has(0) ? 0 : has(24) ? 1 : "unclear";
}

/** Days in one column and the numbers of their hours in another become one; null for other tables. */
export function dayAndHour(shape: Shape): Shape | UnclearHour | null {
  const { rows } = shape;
  const header = rows.slice(0, MOST_ABOVE).findIndex((row) => row.some((cell) => HOUR.test(cell)));
  const names = rows[header] ?? [];
  const hour = names.findIndex((cell) => HOUR.test(cell));
  if (header < 0) return null;
  const sample = rows.slice(header + 1, header + SAMPLE);
  const isDay = (cell = "") => isStamp(cell) && !cell.includes(":");
  const days = names.map((_, column) => sample.filter((row) => isDay(row[column])).length);
  const date = days.indexOf(Math.max(...days));
  const isRow = (row: readonly string[], index: number) => index > header && isDay(row[date]);
  const found = rows.filter(isRow);
  // A day in each row needs no hours.
  if (found.length < 2 || new Set(found.map((row) => row[date])).size * 2 > found.length) return null;
  const minute = names.findIndex((cell) => MINUTE.test(cell));
  const ahead = aheadOf(found.map((row) => row[hour] ?? ""));
  if (ahead === null || (ahead === 1 && minute >= 0)) return null;
  if (ahead === "unclear" && minute < 0) return { row: rows.findIndex(isRow), column: hour };
  const two = (value: number) => String(value).padStart(2, "0");
  const joined = rows.map((row, index) => {
    if (row.length < 2 || index < header) return row;
    const clock = `${two(Number(row[hour]) - Number(ahead === 1))}:${two(Number(row[minute] ?? 0))}`;
    const day =
      index === header ? `${row[date]} ${row[hour]}` : isRow(row, index) ? `${row[date]} ${clock}` : "";
    return row
      .with(date, day || (row[date] ?? ""))
      .filter((_, column) => column !== hour && column !== minute);
  });
  return { ...shape, rows: joined, notes: ahead === 1 ? [...shape.notes, hourNote] : shape.notes };
}

/** Hours from 1 to 24 are intervals: energies in them are clear, powers and readings may stand at either end. */
export function unclearHours(
  table: MeasuredTable,
  columns: readonly ColumnReading[],
): MeasuredFailure | null {
  if (!table.notes.includes(hourNote)) return null;
  const other = columns.find(({ unit }) => unit !== null && (!unit.includes("Wh") || unit.endsWith("meter")));
  return other ? hoursUnclear(table.lines[0] ?? 1, table.columns[table.time]?.name ?? "", "1 – 24") : null;
}

export function hoursUnclear(line: number, column: string | number, found: string): MeasuredFailure {
  const what = `"${found}" is the number of an hour, which may begin at it or one hour before.`;
  return failure("hoursUnclear", [line, column], what, { found });
}
