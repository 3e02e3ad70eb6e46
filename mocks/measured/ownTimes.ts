import { asking, failure, forColumn, type MeasuredFailure } from "./failure";
import { isEndName, isTimeName, wordsOf } from "./names";
import type { ColumnReading } from "./reading";
import { isStamp } from "./stamp";
import type { MeasuredTable } from "./table";

/** Columns or devices of which no instant has all: a sum of them would be none. */
export function ownTimes(names: readonly string[]): MeasuredFailure {
  const columns = names.join(", ");
  return failure("ownTimes", [0, ""], `these have times of their own: ${columns}.`, { columns });
}

/** Powers that stand behind different columns of times, as in tables side by side; null where all share theirs. */
export function besideOwnTimes(
  table: MeasuredTable,
  columns: readonly ColumnReading[],
): MeasuredFailure | null {
  const times = timeColumns(table);
  if (times.length < 2) return null;
  const powers = columns.flatMap(({ role, why, name }, column) =>
    why !== "chosen" && (role === "ac" || role === "grid" || role === "inverter") ? [{ column, name }] : [],
  );
  const own = new Set(powers.map(({ column }) => times.findLast((time) => time < column) ?? table.time));
  if (own.size < 2) return null;
  const plants = powers.flatMap(({ column }) => forColumn(column, [{ role: "ac" }]));
  return asking(ownTimes(powers.map(({ name }) => name)), plants);
}

/** The columns of dates and clocks that differ from the first, and that one. */
function timeColumns(table: MeasuredTable): number[] {
  const sample = table.rows.slice(0, 40);
  return table.columns.flatMap(({ name }, column) => {
    if (column === table.time) return [column];
    const words = wordsOf(name);
    if (!isTimeName(words) || isEndName(words)) return [];
    const cells = sample.map((row) => row[column] ?? "");
    const isTimes = cells.filter(isStamp).length * 2 > cells.length;
    const isOther = sample.some((row, at) => (row[table.time] ?? "") !== cells[at] && cells[at] !== "");
    return isTimes && isOther ? [column] : [];
  });
}
