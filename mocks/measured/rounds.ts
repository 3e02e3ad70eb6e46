import { isTimeName, wordsOf } from "./names";
import { readStamp } from "./stamp";
import type { MeasuredTable } from "./table";
import { clockColumn, guessOrder, stampCells } from "./times";

/** More devices than this are no plant's. */
const MOST = 60;
const SAMPLE = 400;
/** What a column of devices is called. */
export const DEVICE =
  /device|ger.t|serial|serien|\bsn\b|\bid\b|inverter|wechselrichter|\bwr\b|turbine|\bwea\b|\bwtg\b|anlage/i;
const NO_DEVICE = /stat|mode|modus|code|alarm|event|type?\b|power|leistung|energ|yield|ertrag/i;

/** The column whose names of devices take turns from row to row; -1 where there is none. */
export function turnsColumn(table: MeasuredTable): number {
  const sample = table.rows.slice(0, SAMPLE);
  return table.columns.findIndex(({ name }, column) => {
    if (column === table.time || !DEVICE.test(name) || NO_DEVICE.test(name) || isTimeName(wordsOf(name)))
      return false;
    const cells = sample.map((row) => row[column] ?? "");
    const devices = new Set(cells).size;
    const changes = cells.filter((cell, row) => row > 0 && cell !== cells[row - 1]).length;
    return devices > 1 && devices <= MOST && devices * 3 <= cells.length && changes * 5 >= cells.length;
  });
}

/**
 * Devices that are asked one after another have times of their own, some seconds apart: each round of them becomes one
 * instant, that of its first row. Rounds that take longer than half of the way to the next stay as they are.
 */
export function inRounds(table: MeasuredTable): MeasuredTable {
  const naming = turnsColumn(table);
  if (naming < 0) return table;
  const clock = clockColumn(table);
  const cells = stampCells(table, clock);
  const { order } = guessOrder(cells);
  const walls = cells.map((cell) => readStamp(cell, order)?.wall ?? NaN);
  const rounds = roundsOf(table, naming);
  const starts = rounds.map(([first]) => walls[first] ?? NaN);
  const steps = starts.slice(1).map((wall, index) => Math.abs(wall - (starts[index] ?? NaN)));
  const usual = [...steps].sort((a, b) => a - b)[steps.length >> 1] ?? 0;
  const longest = Math.max(
    ...rounds.map(([first, last]) => Math.abs((walls[last] ?? NaN) - (walls[first] ?? NaN))),
  );
  if (!(longest > 0 && longest * 2 <= usual)) return table;
  const rows = rounds.flatMap(([first, last]) => {
    const head = table.rows[first] ?? [];
    return table.rows.slice(first, last + 1).map((row) => {
      const moved = row.with(table.time, head[table.time] ?? "");
      return clock === null ? moved : moved.with(clock, head[clock] ?? "");
    });
  });
  const note = { key: "rounds", count: 1, values: { seconds: Math.round(longest / 1000) } };
  return { ...table, rows, notes: [...table.notes, note] };
}

/** First and last row of each round, in which every device stands once at most. */
function roundsOf({ rows }: MeasuredTable, naming: number): (readonly [first: number, last: number])[] {
  const rounds: (readonly [number, number])[] = [];
  let [first, seen] = [0, new Set<string>()];
  for (const [index, row] of rows.entries()) {
    const device = row[naming] ?? "";
    if (seen.has(device)) {
      rounds.push([first, index - 1]);
      [first, seen] = [index, new Set()];
    }
    seen.add(device);
  }
  return [...rounds, [first, rows.length - 1]];
}
