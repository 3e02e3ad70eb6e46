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

type Cut = { readonly ok: true; readonly table: MeasuredTable } | MeasuredFailure;

function cut(text: string, time: number | undefined): Cut {
  const read = readMeasuredCsv(text, time);
  return read.ok ? { ok: true, table: sideBySide(read.table) } : read;
}

/** The column that the person chose for the times, as the file numbers it. */
function chosenTime({ columns }: Choices): number | undefined {
  const found = Object.entries(columns ?? {}).find(([, { role }]) => role === "time");
  return found && Number(found[0]);
}

/** A file's text as a table, and how it is read: guessed, with the person's choices laid over the guess. */
export function readMeasured(
  text: string,
  choices: Choices = {},
  zone?: string,
): MeasuredFile | MeasuredFailure {
  const read = cut(text, chosenTime(choices));
  return read.ok ? { ...read, reading: guessReading(read.table, choices, zone) } : read;
}

/** As `readMeasured`, but cuts the same text once only: each choice of the person reads the same cells anew. */
export function measuredReader(): typeof readMeasured {
  let last: { readonly text: string; readonly time: number | undefined; readonly read: Cut } | undefined;
  return (text, choices, zone) => {
    const time = chosenTime(choices ?? {});
    if (last?.text !== text || last.time !== time) last = { text, time, read: cut(text, time) };
    const { read } = last;
    return read.ok ? { ...read, reading: guessReading(read.table, choices, zone) } : read;
  };
}
