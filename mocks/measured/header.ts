import { isTimeName, notPlant, rankOf, wordsOf } from "./names";
import { isMissing, looksNumeric } from "./numbers";
import { parseUnit } from "./units";

export interface Header {
  readonly names: readonly string[];
  readonly units: readonly string[];
  readonly details: readonly string[];
  /** What stands over columns of one name, in merged cells or not: the device, or what tells actual from set. */
  readonly groups: readonly string[];
  /** Lines that stand above the header, as text. */
  readonly above: readonly string[];
}

type Row = readonly string[];

const KIND =
  /^(analog|counter|status|digital|sensor|avg|mean|average|mittel(wert)?|min(imum)?|max(imum)?|std\.?(dev\.?)?|stddev|standard ?deviation|standardabweichung|sum|float|integer|number|string|kanal|channel)$/i;
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
  const scored = block.map((row, index) =>
    (isWide(row) && !block.every(isWide)) || isOverNames(row, block.slice(index + 1), time)
      ? 0
      : nameScore(row, time),
  );
  const best = Math.max(...scored, 0);
  const logger = block.findIndex(([first]) => first === "TOA5");
  const at = logger < 0 ? scored.lastIndexOf(best) : logger + 1;
  const own = best > 0 ? (block[at] ?? []) : [];
  const names = own[time] === "" ? own.with(time, timeNameIn(block, time)) : own;
  const units =
    block.find((row, index) => index !== at && (logger < 0 ? isUnits(row, time) : index === at + 1)) ?? [];
  const others = block.filter((row, index) => index !== at && row !== units && !isKinds(row));
  const width = Math.max(names.length, units.length, 0);
  const details = Array.from({ length: width }, (_, column) =>
    [...new Set(others.map((row) => row[column] ?? ""))].filter((cell) => cell !== "").join(" "),
  );
  const over = block.filter((row, index) => index !== at && row !== units);
  return { names: trimEnd(names), units: units.map(bare), details, groups: groupsOf(names, over), above };
}

/** Whether a row stands over the names with cells that are merged: where it is empty a row below it has names. */
function isOverNames(row: Row, below: readonly Row[], time: number): boolean {
  const count = (cells: Row) => cells.filter((cell) => cell !== "").length;
  return below.some((names) => {
    const isOver = names.some((name, column) => column > 0 && name !== "" && (row[column] ?? "") === "");
    return isOver && count(names) > count(row) && nameScore(names, time) > 0 && hasSame(names);
  });
}

function hasSame(names: Row): boolean {
  const filled = names.filter((name) => name !== "");
  return new Set(filled).size < filled.length;
}

function timeNameIn(block: readonly Row[], time: number): string {
  return block.map((row) => row[time] ?? "").find((cell) => isTimeName(wordsOf(cell))) ?? "";
}

/** For columns whose names are the same what stands over them; a merged cell's text holds up to the next. */
function groupsOf(names: Row, over: readonly Row[]): readonly string[] {
  const filled = over.map((row) => {
    let last = "";
    const isMerged = !isKinds(row);
    return names.map((_, column) => {
      const cell = row[column] ?? "";
      if (cell !== "" || !isMerged) last = cell;
      return column === 0 ? "" : last;
    });
  });
  return names.map((name, column) => {
    const isShared = name !== "" && names.indexOf(name) !== names.lastIndexOf(name);
    return isShared
      ? filled
          .map((row) => row[column] ?? "")
          .filter(Boolean)
          .join(" ")
      : "";
  });
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
    else if (filled > 0 || (block.length > 0 && (row.length < 2 || block.some(hasNames)))) break;
  }
  return block;
}

/** A header of two names or more: lines above an empty one are no part of it. */
function hasNames(row: Row): boolean {
  return nameScore(row, 0) > row.length;
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
