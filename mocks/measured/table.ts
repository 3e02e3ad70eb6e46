import { failure, type MeasuredFailure } from "./failure";
import { headerOf } from "./header";
import { isMissing, looksNumeric } from "./numbers";
import { isStamp, numberKind, readStamp } from "./stamp";
import { isEndName, isTimeName, wordsOf } from "./names";
import type { Part } from "./textPart";

export interface Column {
  /** As in the header; "" for a nameless one. */
  readonly name: string;
  /** What a row of units below the header says. */
  readonly unit: string;
  /** Further lines of the header: device, model, serial number. */
  readonly detail: string;
  /** The device or quantity that the rows name, where rows of several were put side by side. */
  readonly device?: string;
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

/** So many rows tell which column holds the times. */
const SAMPLE = 400;
const MOST_COLUMNS = 60;

/** Finds the table in a part of a file. `chosen` is the column of the times, where a person said so. */
export function readTable(part: Part, chosen?: number): ReadResult {
  const cut = part.cut();
  if (!cut.ok)
    return "code" in cut
      ? cut
      : failure("openQuote", [cut.line, cut.column], "a quote is opened and never closed.");
  const time = chosen ?? timeColumn(cut.rows);
  const begin = beginOf(cut.rows, time);
  if (time < 0 || begin < 0) return noTimes(cut, chosen);
  const header = headerOf(cut.rows.slice(0, begin), time, cut.rows[begin]?.length);
  return tableOf(cut, { time, begin, header });
}

/** A table without times is shown all the same: a person may know which column they are in. */
function noTimes(cut: Cells, chosen: number | undefined): ReadResult {
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
      ...{ delimiter, columns, time: chosen ?? -1, above: "" },
      ...{ rows: kept.map(({ row }) => row), lines: kept.map(({ line }) => line) },
      leftOut: { above: 0, below: 0, within: 0, short: 0 },
    },
  };
}

/** The column with the most dates; bare numbers count only where no column holds dates as people write them. */
function timeColumn(rows: Rows): number {
  const sample = rows.filter((row) => row.length > 1).slice(0, SAMPLE);
  const width = Math.min(MOST_COLUMNS, Math.max(0, ...sample.map(({ length }) => length)));
  const columns = Array.from({ length: width }, (_, column) => column);
  const count = (column: number, test: (cell: string) => boolean) =>
    sample.filter((row) => test(row[column] ?? "")).length;
  const best = (score: (column: number) => number) =>
    columns.reduce<[number, number]>(
      (most, column) => {
        const here = score(column);
        return here > most[1] ? [column, here] : most;
      },
      [-1, 0],
    );
  const [written, dates] = best((column) => count(column, isStamp));
  if (written >= 0) return sooner(sample, columns, { written, dates });
  const named = (column: number) =>
    sample
      .slice(0, 30)
      .some((row) => /[a-z]/i.test(row[column] ?? "") && isTimeName(wordsOf(row[column] ?? "")));
  const [number] = best((column) => {
    const kinds = new Set(sample.map((row) => numberKind(row[column] ?? "")).filter((kind) => kind !== null));
    const isTime = kinds.size === 1 && (named(column) || (column === 0 && !kinds.has("serial")));
    return isTime ? count(column, (cell) => numberKind(cell) !== null) : 0;
  });
  return number;
}

/** Of several columns of dates one whose times differ from row to row, and the begin of an interval sooner than its end. */
function sooner(
  sample: Rows,
  columns: readonly number[],
  { written, dates }: { written: number; dates: number },
) {
  const cells = (column: number) => sample.map((row) => row[column] ?? "").filter(isStamp);
  const isEnd = (column: number) => sample.slice(0, 30).some((row) => isEndName(wordsOf(row[column] ?? "")));
  const others = columns.filter((column) => column !== written && cells(column).length >= dates * 0.9);
  if (others.length === 0) return written;
  const differing = (column: number) => new Set(cells(column)).size;
  const most = Math.max(...[written, ...others].map(differing));
  const fits = [written, ...others].filter((column) => differing(column) * 2 >= most);
  return fits.find((column) => !isEnd(column)) ?? fits[0] ?? written;
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

interface Cells {
  readonly delimiter: string;
  readonly rows: Rows;
  readonly lines: readonly number[];
}

function tableOf(cut: Cells, { time, begin, header }: Place): ReadResult {
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
  const columns = Array.from({ length: width }, (_, column) => ({
    name: header.names[column] ?? "",
    unit: header.units[column] ?? "",
    detail: header.details[column] ?? "",
  }));
  const leftOut = { above: header.above.length, below: pending.length + sums, within, short };
  const above = [...header.above, ...header.names].join("\n");
  return {
    ok: true,
    table: { ...{ delimiter: cut.delimiter, columns, rows: kept, lines, time, above }, leftOut },
  };
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

function badRow(cut: Cells, at: number, time: number, names: readonly string[]): MeasuredFailure {
  const found = cut.rows[at]?.[time] ?? "";
  const what = `"${found.slice(0, 40)}" is not a date and time.`;
  return failure("badTime", [cut.lines[at] ?? 0, names[time] || time + 1], what, { found });
}

function usualWidth(rows: Rows): number {
  const widths = new Map<number, number>();
  for (const { length } of rows) widths.set(length, (widths.get(length) ?? 0) + 1);
  return [...widths].sort((a, b) => b[1] - a[1])[0]?.[0] ?? 0;
}

function trimmedWidth(names: readonly string[], width: number): number {
  let end = width;
  while (end > 1 && (names[end - 1] ?? "") === "") end--;
  return end;
}

/** A row with more than the header names has a separator within a cell; rows that lack cells at their end are few. */
function widthFault(
  rows: Rows,
  lines: readonly number[],
  header: Place["header"],
  width: number,
  delimiter: string,
): MeasuredFailure | null {
  const least = trimmedWidth(header.names, width);
  const long = rows.findIndex((row) => row.slice(width).some((cell) => cell !== ""));
  const short = rows.filter(({ length }) => length < least);
  const manyShort = short.length > Math.max(1, rows.length / 10);
  const cut = short.some((row) => rows.indexOf(row) > 0 && delimiter === ",");
  const at = long >= 0 ? long : manyShort || cut ? rows.indexOf(short.at(-1) ?? []) : -1;
  if (at < 0) return null;
  const found = rows[at]?.length ?? 0;
  const comma = delimiter === "," && found > width && decimalCommas(rows, width);
  const what = `the line has ${found} cells where ${least} are expected.`;
  const column = found > width ? header.names[width] || width + 1 : header.names[found] || found + 1;
  const hint = comma
    ? " A decimal comma between commas may be why: quote the numbers, or separate by semicolon."
    : "";
  return failure(comma ? "decimalComma" : "cellCount", [lines[at] ?? 0, column], what + hint, {
    found,
    expected: least,
  });
}

/** Whole numbers beside others of one length that may begin with 0: decimals that a comma between cells cut off. */
function splitNumber(rows: Rows, lines: readonly number[], names: readonly string[]): MeasuredFailure | null {
  const sample = rows.slice(0, SAMPLE);
  for (const [column] of (sample[0] ?? []).entries()) {
    const cells = sample.map((row) => row[column + 1] ?? "");
    const isWhole = sample.every((row) => /^-?\d{1,9}$/.test(row[column] ?? ""));
    const isFraction = cells.every((cell) => /^\d{2,}$/.test(cell) && cell.length === cells[0]?.length);
    if (!isWhole || !isFraction || !cells.some((cell) => /^0\d*[1-9]/.test(cell))) continue;
    const found = `${sample[0]?.[column] ?? ""},${cells[0] ?? ""}`;
    const what = `"${found}" may be one number with a decimal comma.`;
    return failure("splitNumber", [lines[0] ?? 0, names[column] || column + 1], what, { found });
  }
  return null;
}

function decimalCommas(rows: Rows, width: number): boolean {
  return rows
    .slice(0, 50)
    .every((row) => row.length <= width || row.slice(1).every((cell) => /^-?\d*$/.test(cell)));
}
