import { tzOffset } from "@date-fns/tz/tzOffset";
import type { MeasuredTable } from "./table";
import { headerClock } from "./clockName";
import { isEndName, isTimeName, wordsOf } from "./names";
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
  const clocks = table.columns.flatMap((_, column) =>
    column !== table.time &&
    share(column, (cell) => CLOCK_ALONE.test(cell) && (cell.includes(":") || isTimeColumn(table, column))) >
      0.5
      ? [column]
      : [],
  );
  const begin = clocks.find((column) => !isEndName(wordsOf(table.columns[column]?.name ?? "")));
  return begin ?? clocks[0] ?? null;
}

/** A column that names the zone or the offset of each row's clock. */
function zoneColumn(table: MeasuredTable): number {
  const sample = table.rows.slice(0, 20);
  return table.columns.findIndex(
    ({ name }, column) =>
      /^(time ?)?zone$|^tz$|^zeitzone$|^(utc|gmt)?[ _-]?offset( .*)?$/i.test(name) &&
      sample.every((row) => offsetOfName(row[column] ?? "") !== undefined),
  );
}

function isTimeColumn(table: MeasuredTable, column: number): boolean {
  return isTimeName(wordsOf(table.columns[column]?.name ?? ""));
}

/** The texts of date and time, row by row. */
export function stampCells(table: MeasuredTable, clock: number | null): string[] {
  const { time } = table;
  const texts =
    clock === null
      ? table.rows.map((row) => row[time] ?? "")
      : table.rows.map((row) => `${row[time] ?? ""} ${(row[clock] ?? "").replace(/\s*[-–]\s*\d.*$/, "")}`);
  const zone = zoneColumn(table);
  // Where the header names a clock, the column beside says how far the plant's own is from it.
  if (zone < 0 || headerClock(table, clock) !== null) return texts;
  return texts.map((text, row) => `${text} ${table.rows[row]?.[zone] ?? ""}`);
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
  // Days of a month or months of a year: both run on evenly.
  if (isEven(sample, "day-first") && isEven(sample, "month-first"))
    return { order: "day-first", by: "guess" };
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

/** Whether each row is as far from the one before as all others, as days, months and years are. */
function isEven(cells: readonly string[], order: TimeOrder): boolean {
  const walls = cells.map((cell) => readStamp(cell, order)?.wall ?? NaN);
  const steps = walls.slice(1).map((wall, index) => wall - (walls[index] ?? NaN));
  const [least, most] = [Math.min(...steps.map(Math.abs)), Math.max(...steps.map(Math.abs))];
  return steps.length > 1 && least > 0 && most < least * 1.25 && new Set(steps.map(Math.sign)).size === 1;
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

/** A zone's short name in the cells that other places use as well, where the plant's zone never has its offset. */
export function sharedName(cells: readonly string[], zone: string): string | undefined {
  const [first = ""] = cells;
  const name = /\b([A-Z]{3})\)?$/.exec(first.trim())?.[1] ?? "";
  if (!SHARED_NAMES.has(name)) return undefined;
  return hasOffset(zone, (offsetOfName(name) ?? 0) / MINUTE) ? undefined : name;
}

/** Whether a zone is so many minutes ahead of UTC in winter or in summer. */
export function hasOffset(zone: string, minutes: number): boolean {
  return [0, 6].some((month) => tzOffset(zone, new Date(Date.UTC(2026, month, 1))) === minutes);
}

/** Milliseconds that the zone is ahead of UTC in its winter of a year: the lesser of January's and July's. */
export function standardOffset(zone: string, year: number): number {
  const [winter, summer] = [0, 6].map((month) => tzOffset(zone, new Date(Date.UTC(year, month, 1))));
  return Math.min(winter ?? 0, summer ?? 0) * MINUTE;
}
