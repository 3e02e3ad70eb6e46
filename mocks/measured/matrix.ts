import type { Shape } from "./cells";
import { notPlant, rankOf, wordsOf } from "./names";
import { isStamp } from "./stamp";
import { isEnergy, isPower, parseUnit, unitInName } from "./units";

type Rows = Shape["rows"];

/** So many lines may stand above the clocks. */
const MOST_ABOVE = 60;
const DAY = 1440;

/** Clocks that stand side by side, or below one another, and cover a day. */
interface Clocks {
  readonly first: number;
  readonly texts: readonly string[];
}

/**
 * A day in each row, with a column for each hour or quarter of an hour, or the other way round, becomes one value a
 * row. The name of the value is what the lines above say it is. Null for other tables.
 */
export function matrix(shape: Shape): Shape | null {
  const { rows } = shape;
  for (const [index, row] of rows.slice(0, MOST_ABOVE).entries()) {
    const clocks = clocksOf(row);
    const found = clocks && daysInRows(shape, index, clocks);
    if (found) return found;
    const days = row.flatMap((cell, column) => (isDay(cell) ? [column] : []));
    const first = days.length > 0 && days.length === (days.at(-1) ?? 0) - (days[0] ?? 0) + 1 ? days[0] : 0;
    const turned = first ? daysInColumns(shape, index, days) : null;
    if (turned) return turned;
  }
  return null;
}

function isDay(cell: string): boolean {
  return !cell.includes(":") && isStamp(cell);
}

/** The minute of a day that a text names: 10:15, 10:15-10:30, or the number of an hour. */
function minuteOf(text: string): number | null {
  const clock =
    /^(\d{1,2}):(\d{2})(?::00)?(?:\s*(?:[-–]|bis|to)\s*\d{1,2}:\d{2}(?::00)?)?(?:\s*Uhr)?(?:\s*[[(]?k?Wh?[\])]?)?$/i.exec(
      text.trim(),
    );
  return clock ? Number(clock[1]) * 60 + Number(clock[2]) : null;
}

/** The number of an hour or of a quarter: 7, H07, "Stunde 7". */
function numberOf(text: string): number | null {
  const found = /^(?:h|hr|hour|std\.?|stunde)?[\s_]*(\d{1,2})\.?(?:\s*(?:h|uhr))?$/i.exec(text.trim());
  return found ? Number(found[1]) : null;
}

/** Clocks in even steps that cover a day: from midnight on, or up to it. */
function clocksOf(cells: readonly string[]): Clocks | null {
  const run = (read: (text: string) => number | null, step: number): Clocks | null => {
    const first = cells.findIndex((cell, at) => read(cell) !== null && read(cells[at + 1] ?? "") !== null);
    if (first < 0) return null;
    const values: number[] = [];
    for (const cell of cells.slice(first)) {
      const value = read(cell);
      if (value === null) break;
      values.push(value);
    }
    const [begin = 0, next = 0] = values;
    const width = next - begin;
    const count = Math.round(step / width);
    const ends = begin === width && (values[count - 1] === 0 || values[count - 1] === step);
    const isEven = values
      .slice(0, count)
      .every((value, at) => value === begin + at * width || (ends && at === count - 1));
    if (width <= 0 || step % width !== 0 || values.length < count || !isEven || (begin !== 0 && !ends))
      return null;
    return { first, texts: values.slice(0, count).map((_, at) => clockText(begin + at * width)) };
  };
  const written = run(minuteOf, DAY);
  if (written) return written;
  return numbered(cells);
}

/** Columns that are numbered: the hours from 0 to 23 or from 1 to 24, the quarters from 1 to 96. */
function numbered(cells: readonly string[]): Clocks | null {
  const first = cells.findIndex(
    (cell, at) => numberOf(cell) !== null && numberOf(cells[at + 1] ?? "") !== null,
  );
  const begin = numberOf(cells[first] ?? "");
  if (begin === null || begin > 1) return null;
  let count = 0;
  while (numberOf(cells[first + count] ?? "") === begin + count) count += 1;
  const isQuarters = count === 96 && begin === 1;
  if (count !== 24 && !isQuarters) return null;
  const width = DAY / count;
  return { first, texts: Array.from({ length: count }, (_, at) => clockText(at * width)) };
}

function clockText(minutes: number): string {
  return `${String(Math.floor(minutes / 60)).padStart(2, "0")}:${String(minutes % 60).padStart(2, "0")}`;
}

function daysInRows(shape: Shape, header: number, { first, texts }: Clocks): Shape | null {
  const { rows, lines } = shape;
  if (first < 1) return null;
  const below = rows.slice(header + 1).filter((row) => row.length > first);
  const dates = (column: number) => below.filter((row) => isDay(row[column] ?? "")).length;
  const date =
    Array.from({ length: first }, (_, column) => column).sort((a, b) => dates(b) - dates(a))[0] ?? 0;
  if (dates(date) < 1 || dates(date) * 2 < below.length) return null;
  const beside = Array.from({ length: first }, (_, column) => column).filter((column) => column !== date);
  const names = rows[header] ?? [];
  const found: { row: string[]; line: number }[] = [];
  for (const [index, row] of rows.entries()) {
    if (index <= header || !isDay(row[date] ?? "")) continue;
    for (const [at, clock] of texts.entries())
      found.push({
        row: [`${row[date]} ${clock}`, ...beside.map((column) => row[column] ?? ""), row[first + at] ?? ""],
        line: lines[index] ?? 0,
      });
  }
  const name = valueName(rows.slice(0, header), [first, first + texts.length], names[date] ?? "");
  return unrolled(shape, header, ["", ...beside.map((column) => names[column] ?? ""), name], found);
}

function daysInColumns(shape: Shape, header: number, days: readonly number[]): Shape | null {
  const { rows, lines } = shape;
  const below = rows.slice(header + 1);
  const columns = Array.from({ length: days[0] ?? 0 }, (_, column) => column);
  const found = columns
    .map((column) => clocksOf(below.map((row) => row[column] ?? "")))
    .find((clocks) => clocks !== null);
  if (!found || isOverTable(rows[header] ?? [], below, days, found.first)) return null;
  const names = rows[header] ?? [];
  const cells = days.flatMap((column) =>
    found.texts.map((clock, at) => ({
      row: [`${names[column]} ${clock}`, below[found.first + at]?.[column] ?? ""],
      line: lines[header + 1 + found.first + at] ?? 0,
    })),
  );
  const name = valueName(rows.slice(0, header), [days[0] ?? 0, (days.at(-1) ?? 0) + 1], names[0] ?? "");
  return unrolled(shape, header, ["", name], cells);
}

/** Whether a single day stands above a table with names of its own, and not over the values of a day. */
function isOverTable(
  header: readonly string[],
  below: Rows,
  days: readonly number[],
  first: number,
): boolean {
  const [day = 0] = days;
  if (days.length > 1) return false;
  const isName = (cell: string) => cell !== "" && parseUnit(cell) === undefined;
  const isNamed = below.slice(0, first).some((row) => isName(row[day] ?? ""));
  const isBeside = (cell: string, column: number) => column > day && cell !== "" && !header[column];
  return isNamed || below.slice(first).some((row) => row.some(isBeside));
}

function unrolled(
  shape: Shape,
  header: number,
  names: readonly string[],
  found: readonly { readonly row: readonly string[]; readonly line: number }[],
): Shape {
  const above = shape.rows.slice(0, header).map((row) => (row.length > 1 ? [row.join(" ")] : row));
  return {
    ...shape,
    rows: [...above, names, ...found.map(({ row }) => row)],
    lines: [...shape.lines.slice(0, header + 1), ...found.map(({ line }) => line)],
    notes: [...shape.notes, { key: "matrix", count: 1 }],
  };
}

/** What the values are: over their columns, at the corner, or in the lines above; "" where nothing says it. */
function valueName(above: Rows, [from, to]: readonly [number, number], corner: string): string {
  const nearest = above.toReversed();
  const texts = [
    ...nearest.flatMap((row) => row.slice(from, to)),
    corner,
    ...nearest.map((row) => row.filter(Boolean).join(" ")),
  ];
  const says = (text: string) => {
    const unit = unitInName(text);
    return text.length < 80 && (isPower(unit) || isEnergy(unit));
  };
  const speaks = (text: string) =>
    text.length < 60 && (rankOf(wordsOf(text)) > 1 || notPlant(wordsOf(text)) !== undefined);
  const bare = (text: string) => parseUnit(text) !== undefined;
  const unit = texts.find(bare);
  return texts.find((text) => says(text) && !bare(text)) ?? texts.find(speaks) ?? (unit ? `[${unit}]` : "");
}
