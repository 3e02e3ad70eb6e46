import { tzOffset } from "@date-fns/tz/tzOffset";
import type { Column, MeasuredTable } from "./table";
import { isTimeName, wordsOf } from "./names";
import { beginOf, numberKind, readStamp, YEAR_LAST, type TimeOrder } from "./stamp";
import { offsetOfName, SHARED_NAMES } from "./stampNames";

/** What a stamp without a zone shows: the zone's own clocks, its winter time all year, or minutes ahead of UTC. */
export type ClockRule = "zone" | "standard" | number;

const CLOCK_ALONE =
  /^\d{1,2}[:.]\d{2}([:.]\d{2})?(\s*[ap]\.?m\.?)?(\s*[-–]\s*\d{1,2}[:.]\d{2}([:.]\d{2})?)?$/i;
const MINUTE = 60_000;

/** A second column with the time of day, where the dates have none. */
export function clockColumn(table: MeasuredTable): number | null {
  const sample = table.rows.slice(0, 20);
  const share = (column: number, test: (cell: string) => boolean) =>
    sample.filter((row) => test(row[column] ?? "")).length / sample.length;
  const hasClock = (cell: string) => cell.includes(":") || /^\d{9,}|^\d{5}[.,]/.test(cell);
  if (share(table.time, hasClock) > 0.5) return null;
  const clock = table.columns.findIndex(
    (_, column) =>
      column !== table.time &&
      share(column, (cell) => CLOCK_ALONE.test(cell) && (cell.includes(":") || isTimeColumn(table, column))) >
        0.5,
  );
  return clock < 0 ? null : clock;
}

function isTimeColumn(table: MeasuredTable, column: number): boolean {
  return isTimeName(wordsOf(table.columns[column]?.name ?? ""));
}

/** The texts of date and time, row by row. */
export function stampCells(table: MeasuredTable, clock: number | null): string[] {
  const { time } = table;
  if (clock === null) return table.rows.map((row) => row[time] ?? "");
  return table.rows.map((row) => `${row[time] ?? ""} ${(row[clock] ?? "").replace(/\s*[-–]\s*\d.*$/, "")}`);
}

export interface OrderGuess {
  readonly order: TimeOrder;
  /** By what it was decided; "guess" means that either could be meant. */
  readonly by: "format" | "header" | "values" | "sequence" | "guess";
}

/** Which order the dates have; `header` is what stands above them, which may hold the pattern. */
export function guessOrder(cells: readonly string[], header = ""): OrderGuess {
  const sample = cells.filter((cell) => cell !== "" && cell.trim() !== "");
  if (isPlain(sample)) return { order: "iso", by: "format" };
  const [first = ""] = sample;
  const kind = numberKind(first.trim());
  if (kind !== null && sample.every((cell) => numberKind(cell.trim()) !== null))
    return { order: kind, by: "format" };
  const dates = sample.map((cell) => YEAR_LAST.exec(beginOf(cell.trim()))).filter((match) => match !== null);
  if (dates.length * 2 < sample.length) return { order: "iso", by: "format" };
  if (
    dates.every((match) => match[4]?.length === 2 && /^[-/]/.test(match[2] ?? "")) &&
    !/[jy]\W*$/i.test(patternIn(header))
  )
    return guessShort(sample);
  if (dates.some((match) => Number(match[1]) > 12)) return { order: "day-first", by: "values" };
  if (dates.some((match) => Number(match[3]) > 12)) return { order: "month-first", by: "values" };
  if (/[dt]{1,2}[./ -]m{1,2}[./ -][yj]/i.test(header)) return { order: "day-first", by: "header" };
  if (/m{1,2}[./ -][dt]{1,2}[./ -][yj]/i.test(header)) return { order: "month-first", by: "header" };
  if (/^[. ]/.test(dates[0]?.[2] ?? "")) return { order: "day-first", by: "format" };
  const [asDay, asMonth] = [longestJump(sample, "day-first"), longestJump(sample, "month-first")];
  if (asDay !== asMonth) return { order: asDay < asMonth ? "day-first" : "month-first", by: "sequence" };
  return { order: "day-first", by: "guess" };
}

/** Whether the year stands first in all cells: nothing more is to be found out of a million of them. */
function isPlain(cells: readonly string[]): boolean {
  return cells.length > 0 && cells.every((cell) => /^\d{4}-\d\d-\d\d[ T]\d/.test(cell));
}

/** A pattern of a date in a header, "dd/mm/yy". */
function patternIn(header: string): string {
  return /[dt]{1,2}[./ -]m{1,2}[./ -][yj]{2,4}|m{1,2}[./ -][dt]{1,2}[./ -][yj]{2,4}/i.exec(header)?.[0] ?? "";
}

/** Of dates with two digits for the year, which may stand in front: the order in which the rows run on evenly. */
function guessShort(cells: readonly string[]): OrderGuess {
  const orders = (["day-first", "month-first", "year-first"] as const).filter((order) =>
    cells.every((cell) => readStamp(cell, order) !== null),
  );
  const [only] = orders;
  if (orders.length === 1 && only) return { order: only, by: "values" };
  const jumps = orders.map((order) => longestJump(cells, order));
  const least = Math.min(...jumps);
  const best = orders.filter((_, index) => jumps[index] === least);
  return best.length === 1 && best[0]
    ? { order: best[0], by: "sequence" }
    : { order: only ?? "day-first", by: "guess" };
}

function longestJump(cells: readonly string[], order: TimeOrder): number {
  let longest = 0;
  let before: number | null = null;
  for (const cell of cells) {
    const wall = readStamp(cell, order)?.wall ?? null;
    if (wall !== null && before !== null) longest = Math.max(longest, Math.abs(wall - before));
    before = wall ?? before;
  }
  return longest;
}

const ZONE_LINE =
  /(time ?zone|zeitzone|\btz\b|times? (?:are |is )?in|zeit(en|angaben)? (?:sind )?in|zona horaria)/i;

/** All that stands above a column. */
export function headerText(column: Column | undefined): string {
  return column ? `${column.name} ${column.unit} ${column.detail}` : "";
}

/** The clock that the header names: "MST", "Date/time UTC", "Zeitzone: UTC+1"; null where it names none. */
export function headerClock(table: MeasuredTable, clock: number | null): ClockRule | "central" | null {
  const own = [table.time, clock ?? table.time].map((column) => headerText(table.columns[column]));
  const lines = table.above.split("\n").filter((line) => ZONE_LINE.test(line));
  for (const text of [...own, ...lines]) {
    const found = clockIn(text);
    if (found !== null) return found;
  }
  return null;
}

function clockIn(text: string): ClockRule | "central" | null {
  if (/\b(CET\/CEST|MEZ\/MESZ|CE\(S\)T|ME\(S\)Z)/.test(text)) return "central";
  if (/winter ?zeit|normalzeit|standard ?time|no dst|without dst|ohne sommerzeit|\bLST\b/i.test(text))
    return "standard";
  const utc = /\b(?:UTC|GMT)\s*(?:([+\-−±]\s?\d{1,2})(?::?(\d{2}))?)?(?![\w])/.exec(text);
  if (utc) {
    const name = `${(utc[1] ?? "+0").replace(/\s/g, "").replace("−", "-").replace("±", "+")}${utc[2] ? `:${utc[2]}` : ""}`;
    return (offsetOfName(name) ?? 0) / MINUTE;
  }
  for (const [word] of text.matchAll(/\b[A-Z]{3,4}\b/g)) {
    const offset = offsetOfName(word);
    if (offset !== undefined) return offset / MINUTE;
  }
  return null;
}

/** Whether two zones show the same in winter and in summer of this decade. */
export function isLike(zone: string, other: string): boolean {
  const days = [Date.UTC(2026, 0, 1), Date.UTC(2026, 6, 1)].map((at) => new Date(at));
  return days.every((day) => tzOffset(zone, day) === tzOffset(other, day));
}

/** A zone's short name in the cells that other places use as well, where the plant's zone never has its offset. */
export function sharedName(cells: readonly string[], zone: string): string | undefined {
  const [first = ""] = cells;
  const name = /\b([A-Z]{3})\)?$/.exec(first.trim())?.[1] ?? "";
  if (!SHARED_NAMES.has(name)) return undefined;
  const hours = (offsetOfName(name) ?? 0) / MINUTE;
  const own = [0, 6].map((month) => tzOffset(zone, new Date(Date.UTC(2026, month, 1))));
  return own.includes(hours) ? undefined : name;
}

/** Milliseconds that the zone is ahead of UTC in its winter of a year: the lesser of January's and July's. */
export function standardOffset(zone: string, year: number): number {
  const [winter, summer] = [0, 6].map((month) => tzOffset(zone, new Date(Date.UTC(year, month, 1))));
  return Math.min(winter ?? 0, summer ?? 0) * MINUTE;
}
