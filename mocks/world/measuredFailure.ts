/** What is wrong with a measured file. `code` has words in both languages; `message` is the English sentence. */
type FailureCode =
  | "empty"
  | "notText"
  | "openQuote"
  | "cellCount"
  | "noRows"
  | "noTime"
  | "badTime"
  | "badNumber"
  | "noPower"
  | "noColumn"
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
}

/** A fault at a place of the file; the message names the place first. */
export function failure(
  code: FailureCode,
  line: number,
  column: number | string,
  what: string,
): MeasuredFailure {
  const place =
    line === 0 ? "" : `Line ${line}, column ${typeof column === "string" ? `"${column}"` : column}: `;
  return { ok: false, code, line, column, message: place + what };
}
