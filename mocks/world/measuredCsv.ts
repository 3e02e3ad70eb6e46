import { cutCells, type Cut } from "./csvCells";
import { failure, type MeasuredFailure } from "./measuredFailure";
import { readStamp } from "./measuredTime";

type Delimiter = "," | ";" | "\t";

/** A file cut into cells, all still text. */
export interface MeasuredTable {
  readonly delimiter: Delimiter;
  readonly decimal: "." | ",";
  /** Names as in the header; a nameless column has "". */
  readonly columns: readonly string[];
  readonly rows: readonly (readonly string[])[];
  /** The line of the file that each row begins on, from 1. */
  readonly lines: readonly number[];
}

type ReadResult = { readonly ok: true; readonly table: MeasuredTable } | MeasuredFailure;

const MISSING = /^(|-+|nan|null|none|nil|n\/?a|#n\/a|#nv|[+-]?inf(inity)?)$/i;
const DECIMAL_COMMA = /^[+-]?(\d{1,3}(\.\d{3})+|\d*),\d+$/;
const DECIMAL_POINT = /^[+-]?\d*\.\d+(e[+-]?\d+)?$/i;

/**
 * Cuts a CSV of a measured plant: comma, semicolon or tab; quoted cells; with or without a header; empty lines and
 * lines that begin with # are passed over. A file that is no such table gets a failure with line and column.
 */
export function readMeasuredCsv(text: string): ReadResult {
  const body = text.replace(/^\uFEFF/, "");
  if (body.trim() === "") return failure("empty", 1, 1, "the file is empty.");
  if (body.includes("\u0000") || /^\s*<[!?a-z]/i.test(body)) {
    return failure("notText", 1, 1, "this is not a table of text (a web page or a binary file?).");
  }
  const delimiter = delimiterOf(body);
  const cut = cutCells(body, delimiter);
  if (!cut.ok) return failure("openQuote", cut.line, cut.column, "a quote is opened and never closed.");
  return tableOf(delimiter, cut);
}

function tableOf(delimiter: Delimiter, cut: Cut): ReadResult {
  const [first, ...rest] = cut.rows;
  if (!first) return failure("empty", 1, 1, "the file has no line with cells.");
  const headed = first.some((cell) => readStamp(cell, "day-first") === null && !looksNumeric(cell));
  const columns = trimmed(headed ? first : first.map(() => ""), widthOf(cut.rows));
  const rows = (headed ? rest : cut.rows).map((row) => trimmed(row, columns.length));
  const lines = headed ? cut.lines.slice(1) : cut.lines;
  if (rows.length === 0)
    return failure("noRows", (cut.lines[0] ?? 1) + 1, 1, "there is no line of measurements.");
  const odd = rows.findIndex((row) => row.length !== columns.length);
  if (odd >= 0) {
    const found = rows[odd]?.length ?? 0;
    const at = Math.min(found, columns.length) + 1;
    const what = `the line has ${found} cells where ${columns.length} are expected.`;
    return failure("cellCount", lines[odd] ?? 0, columns[at - 1] || at, what);
  }
  const table = { delimiter, decimal: decimalOf(rows), columns, rows, lines };
  if (hasTime(table)) return { ok: true, table };
  const what = `no column holds dates and times (the first cell is "${(rows[0]?.[0] ?? "").slice(0, 40)}").`;
  return failure("noTime", lines[0] ?? 1, columns[0] || 1, what);
}

/** Number of columns, less the empty ones at the end that a delimiter closing every line makes. */
function widthOf(rows: readonly string[][]): number {
  let width = rows[0]?.length ?? 0;
  while (width > 1 && rows.every((row) => (row[width - 1] ?? "") === "")) width--;
  return width;
}

function trimmed(row: readonly string[], length: number): string[] {
  let end = row.length;
  while (end > length && row[end - 1] === "") end--;
  return row.slice(0, end);
}

function delimiterOf(text: string): Delimiter {
  const sample = text.split(/\r\n|\n|\r/, 20).filter((line) => line.trim() !== "" && !line.startsWith("#"));
  const told = /^sep=([,;\t])$/i.exec(sample[0]?.trim() ?? "")?.[1];
  if (told === "," || told === ";" || told === "\t") return told;
  const head = (sample[0] ?? "").replace(/"[^"]*"/g, "");
  if (head.includes("\t")) return "\t";
  return head.includes(";") ? ";" : ",";
}

function decimalOf(rows: readonly (readonly string[])[]): "." | "," {
  let commas = 0;
  let points = 0;
  for (const row of rows.slice(0, 500)) {
    commas += row.filter((cell) => DECIMAL_COMMA.test(cell)).length;
    points += row.filter((cell) => DECIMAL_POINT.test(cell)).length;
  }
  return commas > points ? "," : ".";
}

function looksNumeric(cell: string): boolean {
  return MISSING.test(cell) || DECIMAL_COMMA.test(cell) || Number.isFinite(Number(cell));
}

function hasTime(table: MeasuredTable): boolean {
  const sample = table.rows.slice(0, 20);
  return table.columns.some((_, column) => {
    const read = sample.filter((row) => readStamp(row[column] ?? "", "day-first") !== null).length;
    const other = sample.filter((row) => readStamp(row[column] ?? "", "month-first") !== null).length;
    return Math.max(read, other) * 2 >= sample.length;
  });
}

/** The number in a cell; null for an empty one, NaN and their like; undefined for what is no number. */
export function readNumber(cell: string, decimal: "." | ","): number | null | undefined {
  const text = cell.trim();
  if (MISSING.test(text)) return null;
  const plain = decimal === "," ? text.replace(/\.(?=\d{3}(\D|$))/g, "").replace(",", ".") : text;
  if (!/^[+-]?(\d+\.?\d*|\.\d+)(e[+-]?\d+)?$/i.test(plain)) return undefined;
  const value = Number(plain);
  return Number.isFinite(value) ? value : null;
}
