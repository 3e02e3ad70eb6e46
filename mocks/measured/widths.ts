import { failure, type MeasuredFailure } from "./failure";
import type { Header } from "./header";

type Rows = readonly (readonly string[])[];

/** So many rows tell how numbers are written. */
const SAMPLE = 400;

export function usualWidth(rows: Rows): number {
  const widths = new Map<number, number>();
  for (const { length } of rows) widths.set(length, (widths.get(length) ?? 0) + 1);
  return [...widths].sort((a, b) => b[1] - a[1])[0]?.[0] ?? 0;
}

export function trimmedWidth(names: readonly string[], width: number): number {
  let end = width;
  while (end > 1 && (names[end - 1] ?? "") === "") end--;
  return end;
}

/** A row with more than the header names has a separator within a cell; rows that lack cells at their end are few. */
export function widthFault(
  rows: Rows,
  lines: readonly number[],
  header: Header,
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
export function splitNumber(
  rows: Rows,
  lines: readonly number[],
  names: readonly string[],
): MeasuredFailure | null {
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
