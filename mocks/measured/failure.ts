import type { MeasuredChoices, MeasuredColumnChoice } from "../../src/command/demo";

/** What is wrong with a measured file. `code` has words in both languages; `message` is the English sentence. */
export type FailureCode =
  | "empty"
  | "notText"
  | "openQuote"
  | "cellCount"
  | "decimalComma"
  | "splitNumber"
  | "tooLarge"
  | "unreadable"
  | "oldExcel"
  | "edifact"
  | "json"
  | "badArchive"
  | "noTable"
  | "partUnclear"
  | "textNumber"
  | "noRows"
  | "oneRow"
  | "formula"
  | "noTime"
  | "noDay"
  | "hoursUnclear"
  | "badTime"
  | "badYear"
  | "sharedTimes"
  | "ownTimes"
  | "orderUnclear"
  | "zoneUnclear"
  | "clockSkipped"
  | "clockOnce"
  | "signUnclear"
  | "badNumber"
  | "mixedNumbers"
  | "numberUnclear"
  | "unitUnclear"
  | "powerUnclear"
  | "energyUnclear"
  | "meterJump"
  | "factorUnclear"
  | "noPower"
  | "noValues"
  | "badZone"
  | "noName"
  | "noPortfolio";

export interface MeasuredFailure {
  readonly ok: false;
  readonly code: FailureCode;
  /** From 1, as an editor counts; 0 where the fault is not in a line. */
  readonly line: number;
  /** The column's name, or its number from 1 where it has none. */
  readonly column: number | string;
  readonly message: string;
  /** What stands there, and other words that the sentence needs. */
  readonly values: Readonly<Record<string, string | number>>;
  /** Where it is a question: the choices that answer it. */
  readonly answers?: readonly MeasuredChoices[];
}

/** What is said of a file beside its values: a key of words, how many lines or columns it is about, and which. */
export interface Note {
  readonly key: string;
  readonly count: number;
  readonly values?: Readonly<Record<string, string | number>>;
}

/** So much of a cell is shown that one finds it. */
const SHOWN = 40;

/** A fault at a place of the file; the message names the place first. */
export function failure(
  code: FailureCode,
  [line, column]: readonly [line: number, column: number | string],
  what: string,
  values: Readonly<Record<string, string | number>> = {},
): MeasuredFailure {
  const place =
    line === 0 ? "" : `Line ${line}, column ${typeof column === "string" ? `"${column}"` : column}: `;
  const shown = Object.entries(values).map(([key, value]) => [
    key,
    typeof value === "string" ? value.slice(0, SHOWN * 4) : value,
  ]);
  return {
    ...{ ok: false, code, line, column, message: place + what },
    values: Object.fromEntries(shown) as Record<string, string | number>,
  };
}

/** A question with the choices that answer it. */
export function asking(found: MeasuredFailure, answers: readonly MeasuredChoices[]): MeasuredFailure {
  return { ...found, answers };
}

/** Choices for one column. */
export function forColumn(column: number, choices: readonly MeasuredColumnChoice[]): MeasuredChoices[] {
  return choices.map((choice) => ({ columns: { [column]: choice } }));
}
