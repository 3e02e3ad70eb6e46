import type { Tell } from "./cells";
import type { MeasuredFailure } from "./failure";
import { guessReading } from "./guess";
import { sideBySide } from "./pivot";
import type { Choices, Reading } from "./reading";
import { readTable, type MeasuredTable } from "./table";
import { textPart, type Part } from "./textPart";

export interface MeasuredFile {
  readonly ok: true;
  readonly table: MeasuredTable;
  readonly reading: Reading;
}

/** The column that the person chose for the times, as the file numbers it. */
function chosenTime({ columns }: Choices): number | undefined {
  const found = Object.entries(columns ?? {}).find(([, { role }]) => role === "time");
  return found && Number(found[0]);
}

type Read = (choices?: Choices, zone?: string, tell?: Tell) => MeasuredFile | MeasuredFailure;

/** Reads a part of a file as a table, guessed, with the person's choices laid over the guess. It is cut once only. */
export function partReader(part: Part): Read {
  const cuts = new Map<number | undefined, ReturnType<typeof readTable>>();
  return (choices = {}, zone, tell) => {
    const time = chosenTime(choices);
    // Cutting is about half of it, the guesses a third.
    const read = cuts.get(time) ?? sided(readTable(part, time, (share) => tell?.(share * 0.5)));
    cuts.clear();
    cuts.set(time, read);
    tell?.(0.7);
    return read.ok ? { ...read, reading: guessReading(read.table, choices, zone) } : read;
  };
}

function sided(read: ReturnType<typeof readTable>): ReturnType<typeof readTable> {
  return read.ok ? { ok: true, table: sideBySide(read.table) } : read;
}

/** A text as a table, and how it is read. */
export function readMeasured(text: string, choices?: Choices, zone?: string): MeasuredFile | MeasuredFailure {
  return partReader(textPart("", text))(choices, zone);
}
