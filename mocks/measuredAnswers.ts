import type { MeasuredAnswer, MeasuredChoices, MeasuredColumnChoice } from "../src/command/demo";
import { bestDay } from "./measured/day";
import { guessReading } from "./measured/guess";
import type { PlacingOptions } from "./measured/place";
import { understand } from "./measured/summary";
import type { MeasuredTable } from "./measured/table";
import { choicesOf } from "./measuredChoices";

/** So many rows tell what an answer gives: a week of minutes; more would keep the person waiting. */
const ROWS = 10_080;
/** Choices of which one is not to be had say nothing. */
const IMPOSSIBLE = ["badTime", "badYear", "badNumber"];

/** What is chosen already, with one answer more. */
function withAnswer(given: MeasuredChoices, answer: MeasuredChoices): MeasuredChoices {
  const columns: Record<number, MeasuredColumnChoice> = { ...given.columns };
  for (const [column, choice] of Object.entries(answer.columns ?? {}))
    columns[Number(column)] = { ...columns[Number(column)], ...choice };
  return { ...given, ...answer, columns };
}

interface Asked {
  readonly given: MeasuredChoices;
  readonly answers: readonly MeasuredChoices[];
  /** The row that the question is about; the rows around it are read. */
  readonly row: number;
}

/** What each answer to a question gives, read of a part of the rows: the person decides by sense. */
export function answersOf(table: MeasuredTable, asked: Asked, placing: PlacingOptions): MeasuredAnswer[] {
  const some = someRows(table, asked.row);
  return asked.answers.flatMap((answer): MeasuredAnswer[] => {
    const choices = withAnswer(asked.given, answer);
    const reading = guessReading(some, choicesOf(choices), placing.zone);
    const found = understand(some, reading, placing);
    if (!found.ok) return IMPOSSIBLE.includes(found.code) ? [] : [{ answer, choices, day: null }];
    const { start, kWh, peakW, peakAt } = bestDay(found.samples, placing.zone);
    return [{ answer, choices, day: { start, kWh, peakW, peakAt } }];
  });
}

function someRows(table: MeasuredTable, row: number): MeasuredTable {
  const { length } = table.rows;
  if (length <= ROWS) return table;
  const middle = row > 0 ? row : length >> 1;
  const from = Math.max(0, Math.min(length - ROWS, middle - (ROWS >> 1)));
  return { ...table, rows: table.rows.slice(from, from + ROWS), lines: table.lines.slice(from, from + ROWS) };
}
