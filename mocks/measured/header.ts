import { isTimeName, notPlant, rankOf, wordsOf } from "./names";
import { isMissing, looksNumeric } from "./numbers";
import { parseUnit } from "./units";

export interface Header {
  readonly names: readonly string[];
  readonly units: readonly string[];
  readonly details: readonly string[];
  /** Lines that stand above the header, as text. */
  readonly above: readonly string[];
}

type Row = readonly string[];

const KIND =
  /^(analog|counter|status|digital|sensor|avg|mean|average|mittelwert|min|max|sum|float|integer|number|string|kanal|channel)$/i;
const PATTERN = /^[dmyhs ./:,-]{6,}$|^[tjms ./:,-]{6,}$/i;

/**
 * The names of the columns and what stands around them, from the rows above the first measurement. The four lines of a
 * Campbell logger (TOA5) are its own, the names, the units and how each was made of samples.
 */
export function headerOf(rows: readonly Row[], time: number, cells = Infinity): Header {
  const block = blockOf(rows);
  const above = rows
    .slice(0, rows.length - block.length)
    .filter(isFilled)
    .map((row) => row.join(" "));
  // A line with more cells than the measurements have is no header of theirs; their last may be lacking.
  const isWide = (row: Row) => row.filter((cell) => cell !== "").length > cells + 1;
  const scored = block.map((row) => (isWide(row) && !block.every(isWide) ? 0 : nameScore(row, time)));
  const best = Math.max(...scored, 0);
  const logger = block.findIndex(([first]) => first === "TOA5");
  const at = logger < 0 ? scored.lastIndexOf(best) : logger + 1;
  const names = best > 0 ? (block[at] ?? []) : [];
  const units =
    block.find((row, index) => index !== at && (logger < 0 ? isUnits(row, time) : index === at + 1)) ?? [];
  const others = block.filter((row, index) => index !== at && row !== units && !isKinds(row));
  const width = Math.max(names.length, units.length, 0);
  const details = Array.from({ length: width }, (_, column) =>
    [...new Set(others.map((row) => row[column] ?? ""))].filter((cell) => cell !== "").join(" "),
  );
  return { names: trimEnd(names), units: units.map(bare), details, above };
}

function isFilled(row: Row): boolean {
  return row.some((cell) => cell !== "");
}

/** The rows right above the table: up to a line of one cell or none, once there is one with more. */
function blockOf(rows: readonly Row[]): Row[] {
  const block: Row[] = [];
  for (let index = rows.length - 1; index >= 0; index--) {
    const row = rows[index] ?? [];
    const filled = row.filter((cell) => cell !== "").length;
    const isNameless = filled === 1 && row.length > 1 && row[0] === "";
    if (filled >= 2 || isNameless)
      block.unshift(row.map((cell, column) => (column === 0 ? cell.replace(/^#\s*/, "") : cell)));
    else if (filled > 0 || (block.length > 0 && row.length < 2)) break;
  }
  return block;
}

function bare(cell: string): string {
  return cell.replace(/^\[(.*)\]$/, "$1");
}

function trimEnd(row: Row): Row {
  let end = row.length;
  while (end > 1 && (row[end - 1] ?? "") === "") end--;
  return row.slice(0, end);
}

/** A row of units; above the times stands a pattern or a zone, if anything. */
function isUnits(row: Row, time: number): boolean {
  const filled = row.filter((cell, column) => cell !== "" && column !== time && !PATTERN.test(cell));
  return filled.length > 0 && filled.every((cell) => parseUnit(cell) !== undefined);
}

function isKinds(row: Row): boolean {
  return row.filter((cell) => cell !== "").every((cell) => KIND.test(cell));
}

/** Names differ from one another and say what they are; numbers, units and kinds are none. */
function nameScore(row: Row, time: number): number {
  const filled = row.filter((cell) => cell !== "");
  if (filled.length === 0 || isUnits(row, time) || isKinds(row)) return 0;
  const names = filled.filter((cell) => !looksNumeric(cell) && !isMissing(cell));
  if (names.length * 2 < filled.length) return 0;
  const telling = [...new Set(names)]
    .map(wordsOf)
    .filter((words) => rankOf(words) > 0 || notPlant(words) !== undefined);
  const timed = isTimeName(wordsOf(row[time] ?? "")) || PATTERN.test(row[time] ?? "") ? 3 : 0;
  return filled.length + new Set(names).size + 2 * telling.length + timed;
}
