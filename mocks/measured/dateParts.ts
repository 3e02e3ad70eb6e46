import type { Shape } from "./cells";

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
export function dateParts(shape: Shape): Shape | null {
  const { rows } = shape;
  const header = rows.slice(0, MOST_ABOVE).findIndex((row) => partsOf(row) !== null);
  const parts = partsOf(rows[header] ?? []);
  if (!parts) return null;
  const below = rows.slice(header + 1).filter((row) => row.some((cell) => cell !== ""));
  const stamps = below.map((row) => stampOf(row, parts));
  const [, , , hour] = parts;
  // Hours from 1 to 24 may stand at the begin of their hour or at its end.
  const isOneTo24 = hour !== undefined && below.some((row) => row[hour] === "24");
  if (isOneTo24 || stamps.filter((stamp) => stamp !== null).length * 2 < below.length) return null;
  const [first = 0] = parts;
  const others = (row: readonly string[]) => row.filter((_, column) => !parts.includes(column));
  const joined = rows.map((row, index) => {
    if (row.length < 2 || index < header) return row;
    const name = parts.map((column) => row[column] ?? "").join(" ");
    return [index === header ? name : (stampOf(row, parts) ?? row[first] ?? ""), ...others(row)];
  });
  return { ...shape, rows: joined, notes: [...shape.notes, { key: "dateParts", count: 1 }] };
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
function stampOf(row: readonly string[], parts: readonly number[]): string | null {
  const cells = parts.map((column) => (row[column] ?? "").replace(/\.0+$/, ""));
  if (!/^(19|20)\d\d$/.test(cells[0] ?? "") || !cells.every((cell) => /^\d{1,4}$/.test(cell))) return null;
  const [year, month, day, hour, minute = "00", second = "00"] = cells.map((cell) => cell.padStart(2, "0"));
  const date = `${year}-${month}-${day}`;
  return hour === undefined ? date : `${date} ${hour}:${minute}:${second}`;
}
