import type { MeasuredFailure } from "./failure";
import { guessReading } from "./guess";
import { sideBySide } from "./pivot";
import type { Choices, Reading } from "./reading";
import { readMeasuredCsv, type MeasuredTable } from "./table";

export interface MeasuredFile {
  readonly ok: true;
  readonly table: MeasuredTable;
  readonly reading: Reading;
}

/** A file's text as a table, and how it is read: guessed, with the person's choices laid over the guess. */
export function readMeasured(
  text: string,
  choices: Choices = {},
  zone?: string,
): MeasuredFile | MeasuredFailure {
  const read = readMeasuredCsv(text);
  if (!read.ok) return read;
  const table = sideBySide(read.table);
  return { ok: true, table, reading: guessReading(table, choices, zone) };
}
