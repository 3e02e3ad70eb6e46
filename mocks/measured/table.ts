import type { Cut, Shape, Tell } from "./cells";
import { dateParts } from "./dateParts";
import { dayFile } from "./dayFile";
import { failure, type MeasuredFailure, type Note } from "./failure";
import { headerOf } from "./header";
import { isMissing, looksNumeric } from "./numbers";
import { isStamp, numberKind, readStamp } from "./stamp";
import { dayAndHour, hoursUnclear } from "./hours";
import { influx } from "./influx";
import { matrix } from "./matrix";
import type { Part } from "./textPart";
import { timeColumn } from "./timeColumn";
import { parseUnit } from "./units";
import { splitNumber, trimmedWidth, usualWidth, widthFault } from "./widths";

export interface Column {
  /** As in the header; "" for a nameless one. */
  readonly name: string;
  /** What a row of units below the header says. */
  readonly unit: string;
  /** Further lines of the header: device, model, serial number. */
  readonly detail: string;
  /** The device or quantity that the rows name, where rows of several were put side by side. */
  readonly device?: string;
  /** What of the device it is, where the rows name that in a column of its own. */
  readonly quantity?: string;
  /** What a legend around the table, or a merged cell over its name, says that it is. */
  readonly meaning?: string;
  /** Number of the file's own column that the values stand in. */
  readonly source?: number;
}

/** A file cut into cells, all still text. */
export interface MeasuredTable {
  readonly delimiter: string;
  readonly columns: readonly Column[];
  readonly rows: readonly (readonly string[])[];
  /** The line of the file that each row begins on, from 1. */
  readonly lines: readonly number[];
  /** The column of dates, or of dates with times. */
  readonly time: number;
  /** The lines above the table, for a zone they may name. */
  readonly above: string;
  /** What was done to its rows. */
  readonly notes: readonly Note[];
  /** Lines that are no part of the table: above its header, below its end, within; and rows that lack cells. */
  readonly leftOut: {
    readonly above: number;
    readonly below: number;
    readonly within: number;
    readonly short: number;
  };
}

export type ReadResult = { readonly ok: true; readonly table: MeasuredTable } | MeasuredFailure;

type Rows = readonly (readonly string[])[];

/** Finds the table in a part of a file. `chosen` is the column of the times, where a person said so. */
export function readTable(part: Part, chosen?: number, tell?: Tell): ReadResult {
  const cut = part.cut(tell);
  if (!cut.ok)
    return "code" in cut
      ? cut
      : failure("openQuote", [cut.line, cut.column], "a quote is opened and never closed.");
  const plain = { ...cut, notes: [] };
  const shape =
    influx(plain) ??
    dateParts(plain) ??
    dayAndHour(plain) ??
    matrix(plain) ??
    dayFile(plain, part.name) ??
    plain;
  if (shape === "noDay") return noDay(cut);
  if ("row" in shape) {
    const { row, column } = shape;
    return hoursUnclear(cut.lines[row] ?? 1, column + 1, cut.rows[row]?.[column] ?? "");
  }
  const time = chosen ?? timeColumn(shape.rows);
  const begin = beginOf(shape.rows, time);
  if (time < 0 || begin < 0) return noTimes(shape, chosen);
  const header = headerOf(shape.rows.slice(0, begin), time, shape.rows[begin]?.length);
  return tableOf(shape, { time, begin, header });
}

/** Clocks alone, and no day above them or in the file's name. */
function noDay({ rows, lines }: Cut): MeasuredFailure {
  const at = rows.findIndex((row) => row.length > 1 && row.some((cell) => /^\d{1,2}:\d{2}/.test(cell)));
  const found = rows[at]?.find((cell) => cell.includes(":")) ?? "";
  return failure("noDay", [lines[at] ?? 1, 1], `"${found}" is a time of day, of which no day is known.`, {
    found,
  });
}

/** A table without times is shown all the same: a person may know which column they are in. */
function noTimes(cut: Shape, chosen: number | undefined): ReadResult {
  const { rows, lines, delimiter } = cut;
  const filled = rows.findIndex((row) => row.filter((cell) => cell !== "").length > 1);
  const below = rows.findIndex((row, index) => index > filled && row.some((cell) => cell !== ""));
  if (filled >= 0 && below < 0)
    return failure("noRows", [(lines[filled] ?? 1) + 1, 1], "there is no line of measurements.");
  const names = rows[filled] ?? [];
  if (names.length < 2) {
    const first = (rows[below] ?? rows[0] ?? [])[0] ?? "";
    const what = `no column holds dates and times (the first cell is "${first.slice(0, 40)}").`;
    return failure("noTime", [lines[below] ?? 1, names[0] || 1], what, { found: first });
  }
  const columns = names.map((name) => ({ name, unit: "", detail: "" }));
  const kept = rows.flatMap((row, index) =>
    index > filled && row.some((cell) => cell !== "") ? [{ row, line: lines[index] ?? 0 }] : [],
  );
  return {
    ok: true,
    table: {
      ...{ delimiter, columns, time: chosen ?? -1, above: "", notes: cut.notes },
      ...{ rows: kept.map(({ row }) => row), lines: kept.map(({ line }) => line) },
      leftOut: { above: 0, below: 0, within: 0, short: 0 },
    },
  };
}

/** A row of measurements: a time, and a number or an empty cell beside it. */
function isData(row: readonly string[], time: number): boolean {
  const cell = row[time] ?? "";
  if (row.length < 2 || (!isStamp(cell) && numberKind(cell) === null)) return false;
  return row.some(
    (other, column) => column !== time && (looksNumeric(other) || isMissing(other) || other.startsWith("=")),
  );
}

/** Where the measurements begin: also with a time whose value cannot be read, which is said and not passed over. */
function beginOf(rows: Rows, time: number): number {
  let begin = rows.findIndex((row) => isData(row, time));
  const width = rows[begin]?.length;
  while (begin > 0 && rows[begin - 1]?.length === width && isStamp(rows[begin - 1]?.[time] ?? "")) begin -= 1;
  return begin;
}

interface Place {
  readonly time: number;
  readonly begin: number;
  readonly header: ReturnType<typeof headerOf>;
}

function tableOf(cut: Shape, { time, begin, header }: Place): ReadResult {
  const kept: (readonly string[])[] = [];
  const lines: number[] = [];
  const pending: number[] = [];
  let within = 0;
  for (let index = begin; index < cut.rows.length; index++) {
    const row = cut.rows[index] ?? [];
    if (row.every((cell) => cell === "")) continue;
    const cell = row[time] ?? "";
    if (isStamp(cell) || numberKind(cell) !== null) {
      const odd = pending.find((at) => !isBetween(cut.rows[at] ?? [], header.names));
      if (odd !== undefined) return badRow(cut, odd, time, header.names);
      within += pending.length;
      pending.length = 0;
      kept.push(row);
      lines.push(cut.lines[index] ?? 0);
    } else pending.push(index);
  }
  const sums = kept.length - rowsBeforeSums(kept, time);
  kept.length -= sums;
  lines.length = kept.length;
  const broken = pending.find((at) => /^\d{1,4}[-./ ]\d/.test(cut.rows[at]?.[time] ?? ""));
  if (broken !== undefined) return badRow(cut, broken, time, header.names);
  const width = header.names.length > 0 ? Math.max(header.names.length, time + 1) : usualWidth(kept);
  const split = cut.delimiter === "," ? splitNumber(kept, lines, header.names) : null;
  if (split) return split;
  const fault = widthFault(kept, lines, header, width, cut.delimiter);
  if (fault) return fault;
  const short = kept.filter(({ length }) => length < trimmedWidth(header.names, width)).length;
  const texts = [...header.above, ...pending.map((at) => (cut.rows[at] ?? []).join(cut.delimiter))];
  const columns = Array.from({ length: width }, (_, column) => {
    const name = header.names[column] ?? "";
    const [unit, detail] = [header.units[column] ?? "", header.details[column] ?? ""];
    const meaning = header.groups[column] ?? "";
    return { name, unit, detail, ...(meaning && { meaning }), ...(unit === "" ? legendOf(name, texts) : {}) };
  });
  const leftOut = { above: header.above.length, below: pending.length + sums, within, short };
  const above = [...header.above, ...header.names].join("\n");
  return {
    ok: true,
    table: {
      ...{ delimiter: cut.delimiter, columns, rows: kept, lines, time, above, notes: cut.notes },
      leftOut,
    },
  };
}

/** A line "P: power of the plant (W)" says what the column P is, and its unit. */
function legendOf(name: string, texts: readonly string[]): Partial<Column> {
  if (name === "") return {};
  const line = texts.find((text) => text.startsWith(`${name}:`));
  const meaning = line?.slice(name.length + 1).trim();
  const unit = /[[(]([^()[\]]+)[)\]]\s*$/.exec(meaning ?? "")?.[1];
  return meaning === undefined || unit === undefined || parseUnit(unit) === undefined
    ? {}
    : { meaning, unit };
}

/** How many rows stand before the sums at the end. A sum's time is a day alone, below times that are later. */
function rowsBeforeSums(rows: Rows, time: number): number {
  const cell = (row: number) => rows[row]?.[time] ?? "";
  const wall = (row: number) =>
    (readStamp(cell(row), "day-first") ?? readStamp(cell(row), "month-first"))?.wall;
  let end = rows.length;
  while (end > 2 && !cell(end - 1).includes(":")) end -= 1;
  const [last = 0, before = 0] = [wall(end - 1), wall(end - 2)];
  const isSum = end < rows.length && last > before && (wall(end) ?? Infinity) < last;
  return isSum && cell(end - 1).includes(":") ? end : rows.length;
}

/** Lines that may stand between measurements: remarks, and the header once more. */
function isBetween(row: readonly string[], names: readonly string[]): boolean {
  const filled = row.filter((cell) => cell !== "");
  return (
    (row[0] ?? "").startsWith("#") || (filled.length > 0 && filled.every((cell) => names.includes(cell)))
  );
}

function badRow(cut: Shape, at: number, time: number, names: readonly string[]): MeasuredFailure {
  const found = cut.rows[at]?.[time] ?? "";
  const what = `"${found.slice(0, 40)}" is not a date and time.`;
  return failure("badTime", [cut.lines[at] ?? 0, names[time] || time + 1], what, { found });
}
