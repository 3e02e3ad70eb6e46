import { hourNote } from "./hours";
import { isBeginName, isEndName, wordsOf } from "./names";
import type { Reading } from "./reading";
import { beginOf } from "./stamp";
import type { MeasuredTable } from "./table";

const END_ABOVE =
  /interval+[\s-]?end|end of (?:the |each )?(?:interval|period|hour)|(?:interval|period|hour)[\s-]?ending|ende (?:des|der|eines) (?:\w*intervalls|\w*periode|viertelstunde)/i;

/** Whether energies stand at the end of their interval: the column of the times, or a line above, says so. */
export function isAtEnd(table: MeasuredTable, { columns, clock }: Reading): boolean {
  const energies = columns.filter(({ role, unit }) => role !== "radiation" && unit?.includes("Wh"));
  if (energies.length === 0 || energies.some(({ unit }) => unit?.endsWith("meter"))) return false;
  // Hours from 1 to 24 stand at their begin already.
  if (table.notes.includes(hourNote)) return false;
  const first = table.rows[0]?.[table.time] ?? "";
  if (beginOf(first) !== first) return false;
  const words = wordsOf(table.columns[clock ?? table.time]?.name ?? "");
  return (isEndName(words) && !isBeginName(words)) || END_ABOVE.test(table.above);
}

/**
 * Where intervals begin whose ends are given: at the end before, or a step earlier.
 *
 * @param time - epoch seconds.
 */
export function beginsOf(time: readonly number[], step: number): number[] {
  return time.map((at, index) => {
    const before = time[index - 1] ?? NaN;
    // Days and months differ in length.
    return Math.abs(at - before - step) <= step * 0.12 ? before : at - step;
  });
}
