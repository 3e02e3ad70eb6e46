import type { Shape } from "./cells";
import { isStamp, numberKind, readStamp } from "./stamp";
import { timeColumn } from "./timeColumn";

type Rows = Shape["rows"];

/** So many rows tell whether a column holds clocks alone; only so many may stand above them. */
const SAMPLE = 400;
const MOST_ABOVE = 60;
const MOST_COLUMNS = 6;
const CLOCK = /^(\d{1,2})[:.](\d{2})(?:[:.](\d{2}))?$/;
const DATE =
  /(?<![\d.:/-])(?:\d{4}-\d{1,2}-\d{1,2}|\d{1,2}\.\s?\d{1,2}\.\s?(?:\d{4}|\d{2})|\d{1,2}\/\d{1,2}\/\d{4}|\d{4}\/\d{1,2}\/\d{1,2}|\d{1,2}\.?\s[A-Za-zä]{3,9}\.?\s\d{4}|[A-Za-z]{3,9}\s\d{1,2},?\s\d{4})(?![\d])/g;
/** Lines whose date is not the day of the measurements. */
const OTHER_DATE =
  /created|export|generated|printed|report|download|erstellt|erzeugt am|gedruckt|abgerufen|stand:|inbetriebnahme|commission|install|version|firmware|serial|kalibr|calibr|warranty|garantie/i;

/**
 * The file of one day: its rows have the clock alone, and the day stands above them or in the file's name. Each clock
 * gets its day; null where the rows are no day's, or no day is found.
 *
 * @param name - of the file, the sheet, or the file within an archive.
 */
export function dayFile(shape: Shape, name: string): Shape | "noDay" | null {
  const { rows } = shape;
  const time = clocksIn(rows);
  if (time < 0) return null;
  const isRow = (row: readonly string[]) => row.length > 1 && CLOCK.test(row[time] ?? "");
  const begin = rows.findIndex(isRow);
  const filled = filledDays(shape, begin, time);
  if (filled) return filled;
  const above = rows.slice(Math.max(0, begin - MOST_ABOVE), begin);
  const lines = above.map((row) => row.join(" ")).filter((line) => !OTHER_DATE.test(line));
  const inLines = daysIn(lines.join("\n"));
  const inName = daysInName(name);
  const both = inLines.filter((day) => inName.some((other) => wallOf(other) === wallOf(day)));
  const [days, from] = inLines.length > 0 ? [both.length > 0 ? both : inLines, "lines"] : [inName, "name"];
  const [day] = days;
  if (!isOneDay(rows.filter(isRow).map((row) => row[time] ?? ""))) return null;
  if (day === undefined || days.length > 1) return "noDay";
  const key = from === "lines" ? "dayAbove" : "dayName";
  return {
    ...shape,
    rows: rows.map((row, index) =>
      isRow(row)
        ? row.with(time, `${day} ${row[time] ?? ""}`)
        : index < begin && isStamp(row[time] ?? "") && row.length > 1
          ? row.with(time, "")
          : row,
    ),
    notes: [...shape.notes, { key, count: 1, values: { day } }],
  };
}

/** The day stands at the first of its rows alone, as in merged cells: each of the others gets it. */
function filledDays(shape: Shape, begin: number, time: number): Shape | null {
  const { rows } = shape;
  const date = (rows[begin] ?? []).findIndex((cell, column) => column < time && isStamp(cell));
  if (date < 0) return null;
  let day = "";
  const clocks: string[][] = [];
  const filled = rows.map((row, index) => {
    if (index < begin || !CLOCK.test(row[time] ?? "")) return row;
    if (row[date] !== "") clocks.push([]);
    clocks.at(-1)?.push(row[time] ?? "");
    day = row[date] || day;
    return row.with(date, day);
  });
  if (!clocks.every((one) => one.length > 1 && isOneDay(one))) return null;
  return { ...shape, rows: filled, notes: [...shape.notes, { key: "dayFilled", count: clocks.length }] };
}

/** The column that holds clocks throughout, where no column holds dates. */
function clocksIn(rows: Rows): number {
  const sample = rows.filter((row) => row.length > 1).slice(0, SAMPLE);
  const count = (column: number, test: (cell: string) => boolean) =>
    sample.filter((row) => test(row[column] ?? "")).length;
  const columns = Array.from({ length: MOST_COLUMNS }, (_, column) => column);
  const time = columns.find((column) => {
    const clocks = count(column, (cell) => CLOCK.test(cell) && cell.includes(":"));
    return clocks > 1 && clocks * 3 > sample.length;
  });
  if (time === undefined) return -1;
  const dated = timeColumn(rows);
  const dates = count(dated, (cell) => isStamp(cell) || numberKind(cell) !== null);
  return dates * 4 > count(time, (cell) => CLOCK.test(cell)) + 1 ? -1 : time;
}

/** The days that a text names, each once. */
function daysIn(text: string): string[] {
  return [...new Set([...text.matchAll(DATE)].map(([day]) => day))].filter(isStamp);
}

function wallOf(day: string): number | undefined {
  return readStamp(day, "day-first")?.wall;
}

/** Days as file names write them: 20260620, 2026_06_20; of 260620 the order is decided with the times', or asked. */
function daysInName(name: string): string[] {
  if (OTHER_DATE.test(name)) return [];
  const full = daysIn(dashed(name));
  if (full.length > 0) return full;
  const short = [...name.matchAll(/(?<!\d)(\d\d)([-_]?)(\d\d)\2(\d\d)(?!\d)/g)];
  return short.map(([, first, , second, third]) => `${first}-${second}-${third}`).filter(isStamp);
}

function dashed(name: string): string {
  return name.replace(/(?<!\d)(20\d\d)[_.]?([01]\d)[_.]?([0-3]\d)(?!\d)/g, " $1-$2-$3 ").replace(/_/g, " ");
}

/** Whether clocks run through one day, up or down; its end may be written as the next day's begin. */
function isOneDay(clocks: readonly string[]): boolean {
  const times = clocks.map((clock) => {
    const [, hour, minute, second = 0] = CLOCK.exec(clock) ?? [];
    return Number(hour) * 3600 + Number(minute) * 60 + Number(second);
  });
  if (times.at(-1) === 0) times.pop();
  else if (times[0] === 0 && (times[1] ?? 0) > (times.at(-1) ?? 0)) times.shift();
  const runs = (sign: number) =>
    times.every((time, row) => row === 0 || sign * (time - (times[row - 1] ?? 0)) >= 0);
  return times.length > 1 && (runs(1) || runs(-1));
}
