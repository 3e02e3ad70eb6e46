import { decimalOf, type Facts } from "./facts";
import { readNumber } from "./numbers";
import type { MeasuredTable } from "./table";
import { FACTORS } from "./units";

export type Sample = readonly (number | null)[];

/** So many rows of all over the file tell how columns go together. */
const ROWS = 1000;
/** Fewer rows with a value tell nothing. */
const LEAST = 3;

/** Some of a column's values, in W, W/m² or Wh; the same rows for each column. */
export function sampleOf(table: MeasuredTable, facts: Facts, all: readonly Facts[]): Sample {
  const guess = decimalOf(facts, all, table);
  const decimal = "decimal" in guess ? guess.decimal : ".";
  const stride = Math.max(1, Math.floor(table.rows.length / ROWS));
  const factor = FACTORS[facts.unit ?? "W"] ?? 1;
  return table.rows.flatMap((row, index) => {
    if (index % stride !== 0) return [];
    const value = readNumber(row[facts.column] ?? "", decimal) ?? null;
    return [value === null ? null : value * factor];
  });
}

/** The share of the rows with values in which two columns agree; 0 where there are too few. */
function agreement(first: Sample, second: Sample, agree: (one: number, other: number) => boolean): number {
  let [rows, agreeing] = [0, 0];
  for (const [index, one] of first.entries()) {
    const other = second[index] ?? null;
    if (one === null || other === null || (one === 0 && other === 0)) continue;
    rows += 1;
    if (agree(one, other)) agreeing += 1;
  }
  return rows < LEAST ? 0 : agreeing / rows;
}

export function isSame(first: Sample, second: Sample): boolean {
  return (
    agreement(first, second, (a, b) => Math.abs(a - b) <= 0.01 * Math.max(Math.abs(a), Math.abs(b))) > 0.95
  );
}

/** The sum of columns in the rows in which all of them have a value. */
export function sumOf(parts: readonly Sample[]): Sample {
  return (parts[0] ?? []).map((_, row) => {
    const values = parts.map((part) => part[row] ?? null);
    return values.reduce<number | null>((all, one) => (all === null || one === null ? null : all + one), 0);
  });
}

export function isSum(total: Sample, parts: readonly Sample[]): boolean {
  return isSame(total, sumOf(parts));
}

/** Whether a grid takes what the plant gives, less what the way loses: false where a house stands between them. */
export function isTransfer(grid: Sample, plant: Sample): boolean {
  const most = Math.max(...plant.map((value) => value ?? 0));
  const bright = plant.map((value) => (value !== null && value > most * 0.1 ? value : null));
  const rows = bright.filter((value, row) => value !== null && (grid[row] ?? null) !== null).length;
  return (
    rows < LEAST || agreement(grid, bright, (one, other) => one > other * 0.8 && one < other * 1.05) > 0.8
  );
}

/** Whether values of either sign are more than what an inverter draws at night. */
export function hasBothSigns(values: Sample): boolean {
  const [low, high] = [
    Math.min(...values.map((one) => one ?? 0)),
    Math.max(...values.map((one) => one ?? 0)),
  ];
  return Math.min(-low, high) > 0.05 * Math.max(-low, high);
}

/** Whether a plant's values are negative for the most part: it may be counted as a load. */
export function isNegative(values: Sample): boolean {
  return values.reduce<number>((sum, value) => sum + (value ?? 0), 0) < 0;
}
