import type { Shape } from "./cells";
import { aheadOf, hourNote, type UnclearHour } from "./hours";

/** So many lines may stand above the header. */
const MOST_ABOVE = 60;
/** What columns of a date's and a clock's parts are called, in the order in which a date is written. */
const PARTS: readonly RegExp[] = [
  /^(years?|yyyy|yr|jahr)$/i,
  /^(months?|mm|mo|mon|monat)$/i,
  /^(days?|dd|tag)$/i,
  /^(hours?|hh|hr|stunde|std)$/i,
  /^(minutes?|min|mi|mm)$/i,
  /^(seconds?|sec|ss|sekunde|sek)$/i,
];

/** Year, month, day, and perhaps hour, minute and second in columns of their own become one; null for other tables. */
export function dateParts(shape: Shape): Shape | UnclearHour | null {
  const { rows } = shape;
  const header = rows.slice(0, MOST_ABOVE).findIndex((row) => partsOf(row) !== null);
  const parts = partsOf(rows[header] ?? []);
  if (!parts) return null;
  const below = rows.slice(header + 1).filter((row) => row.some((cell) => cell !== ""));
  const stamps = below.filter((row) => stampOf(row, parts, 0) !== null);
  if (stamps.length * 2 < below.length) return null;
  const [first = 0, , , hour, minute] = parts;
  const told = hour === undefined ? 0 : aheadOf(stamps.map((row) => row[hour] ?? ""));
  if (told === null || (told === 1 && minute !== undefined)) return null;
  if (told === "unclear" && minute === undefined)
    return { row: rows.indexOf(stamps[0] ?? []), column: hour ?? first };
  const ahead = told === 1 ? 1 : 0;
  const others = (row: readonly string[]) => row.filter((_, column) => !parts.includes(column));
  const joined = rows.map((row, index) => {
    if (row.length < 2 || index < header) return row;
    const name = parts.map((column) => row[column] ?? "").join(" ");
    return [index === header ? name : (stampOf(row, parts, ahead) ?? row[first] ?? ""), ...others(row)];
  });
  const notes = [...shape.notes, { key: "dateParts", count: 1 }, ...(ahead === 1 ? [hourNote] : [])];
  return { ...shape, rows: joined, notes };
}

/** The columns of the parts, at least of year, month and day, by a header. */
function partsOf(header: readonly string[]): number[] | null {
  const names = header.map((cell) => cell.replace(/\s*[[(].*$/, "").trim());
  const found: number[] = [];
  for (const pattern of PARTS) {
    const column = names.findIndex((name, at) => pattern.test(name) && !found.includes(at));
    if (column < 0) break;
    found.push(column);
  }
  return found.length < 3 ? null : found;
}

/** "2026-06-20 10:15"; a day alone where its clock stands beside. Null for what is no date. */
function stampOf(row: readonly string[], parts: readonly number[], ahead: 0 | 1): string | null {
  const cells = parts.map((column) => (row[column] ?? "").replace(/\.0+$/, ""));
  if (!/^(19|20)\d\d$/.test(cells[0] ?? "") || !cells.every((cell) => /^\d{1,4}$/.test(cell))) return null;
  const [year, month, day, hour, minute = "00", second = "00"] = cells.map((cell) => cell.padStart(2, "0"));
  const date = `${year}-${month}-${day}`;
  if (hour === undefined) return date;
  return `${date} ${String(Number(hour) - ahead).padStart(2, "0")}:${minute}:${second}`;
}
