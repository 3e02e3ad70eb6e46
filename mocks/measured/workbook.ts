import readWorkbook from "read-excel-file/universal";
import type { Cut } from "./cells";
import { failure, type MeasuredFailure } from "./failure";
import type { Part } from "./textPart";

type Rows = readonly (readonly unknown[])[];

/** One mark before three digits: a number in a sheet has a point there, a text may mean thousands. */
const UNCLEAR = /^[+-]?\d{1,3}[.,]\d{3}$/;

/** The sheets of a workbook that hold anything. */
export async function sheetsOf(bytes: Uint8Array<ArrayBuffer>): Promise<readonly Part[] | MeasuredFailure> {
  try {
    // Numbers stay as they are written: they are read like those of a text.
    const sheets = await readWorkbook(bytes.buffer, {
      parseNumber: (text) => ({ number: text }),
      trim: true,
    });
    const filled = sheets.filter(({ data }) => data.length > 0);
    if (filled.length === 0) return failure("empty", [1, 1], "the workbook is empty.");
    return filled.map(({ sheet, data }) => sheetPart(sheet, data));
  } catch {
    return failure("badArchive", [0, ""], "the workbook is damaged or locked by a password.");
  }
}

function sheetPart(name: string, rows: Rows): Part {
  return {
    name,
    cut: () => textNumber(rows) ?? cutOf(rows),
    source: (line) => (rows[line - 1] ?? []).map(cellOf).join("  ·  "),
  };
}

function cutOf(rows: Rows): Cut {
  const cells = rows.map((row) => row.map(cellOf));
  return { ok: true, delimiter: "", rows: cells, lines: rows.map((_, index) => index + 1) };
}

function isNumber(cell: unknown): cell is { readonly number: string } {
  return typeof cell === "object" && cell !== null && "number" in cell;
}

/** A cell's text, in a form that can be read in one way only. */
function cellOf(cell: unknown): string {
  if (cell === null || cell === undefined) return "";
  if (cell instanceof Date) return dateOf(cell);
  if (isNumber(cell)) return UNCLEAR.test(cell.number) ? `${cell.number}0` : cell.number;
  return typeof cell === "string" ? cell.trim() : typeof cell === "boolean" ? String(cell) : "";
}

/** Excel's clock has no zone; a time of day alone stands on the day before the first one. */
function dateOf(date: Date): string {
  // Its days are fractions: seconds are what they are meant to be.
  const text = new Date(Math.round(date.getTime() / 1000) * 1000).toISOString();
  const [day = "", clock = ""] = text.slice(0, 19).split("T");
  if (day < "1901") return clock;
  return clock === "00:00:00" ? day : `${day} ${clock}`;
}

/** A number that is kept as text, among real ones, says nothing of its decimal mark: "1,234". */
function textNumber(rows: Rows): MeasuredFailure | null {
  const numbers = new Set(
    rows.flatMap((row) => row.flatMap((cell, column) => (isNumber(cell) ? [column] : []))),
  );
  for (const [index, row] of rows.entries()) {
    const column = row.findIndex(
      (cell, at) => typeof cell === "string" && numbers.has(at) && UNCLEAR.test(cell.trim()),
    );
    const found = row[column];
    if (typeof found === "string")
      return failure("textNumber", [index + 1, letterOf(column)], `"${found}" is kept as text.`, { found });
  }
  return null;
}

/** "A" for the first column, "AA" for the 27th. */
function letterOf(column: number): string {
  const rest = Math.floor(column / 26) - 1;
  return (rest < 0 ? "" : letterOf(rest)) + String.fromCharCode(65 + (column % 26));
}
