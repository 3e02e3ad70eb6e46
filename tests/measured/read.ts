import { readMeasured } from "../../mocks/measured/file";
import type { Choices } from "../../mocks/measured/reading";
import { understand } from "../../mocks/measured/summary";

const now = Date.UTC(2026, 10, 26);

/** What a file gives: its instants with the plant's power in W, what is used, and the notes; or why it is refused. */
export function read(lines: string | readonly string[], zone = "Europe/Berlin", choices: Choices = {}) {
  const file = readMeasured(typeof lines === "string" ? lines : lines.join("\n"), choices, zone);
  if (!file.ok) return { refused: file.code, line: file.line, column: file.column };
  const options = { zone, minimum: Date.UTC(2025, 0, 1), now, keepDates: false };
  const understood = understand(file.table, file.reading, options);
  if (!understood.ok) return { refused: understood.code, line: understood.line, column: understood.column };
  const { time, grid, ac, radiation } = understood.samples;
  const power = grid.some((value) => value !== null) ? grid : ac;
  return {
    power: time.map((at, index) => [new Date(at * 1000).toISOString().slice(5, 16), round(power[index])]),
    sun: radiation.map(round),
    used: file.reading.columns.flatMap(({ role, name, unit }) => (unit === null ? [] : [`${role} ${name}`])),
    notes: file.reading.notes.map(({ key }) => key),
    doubts: understood.samples.doubts.map(({ key, count, values }) => `${key} ${count} line ${values?.line}`),
  };
}

function round(value: number | null | undefined): number | null {
  return value === null || value === undefined ? null : Math.round(value * 1000) / 1000;
}

/** Three quarters of an hour from 10:00 in Berlin's summer, 1.5, 2.5 and 3.5 kW. */
export const SERIES = [
  ["06-20T08:00", 1500],
  ["06-20T08:15", 2500],
  ["06-20T08:30", 3500],
];
export const iso = ["2026-06-20 10:00", "2026-06-20 10:15", "2026-06-20 10:30"];
export const watts = ["1500", "2500", "3500"];

/** A table of one value column. */
export function table(
  header: string,
  times: readonly string[],
  values: readonly string[],
  mark = ";",
): string[] {
  return [header, ...times.map((time, row) => `${time}${mark}${values[row] ?? ""}`)];
}
