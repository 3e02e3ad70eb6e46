/** How the numbers of a date stand. */
export type TimeOrder = "iso" | "day-first" | "month-first" | "epoch";

/** A moment as a file writes it: `wall` is the clock's reading as ms; `offset` (ms) where the file says its zone. */
export interface Stamp {
  readonly wall: number;
  readonly offset: number | null;
}

const CLOCK = String.raw`(?:,?[T\s]+(\d{1,2})[:.](\d{2})(?::(\d{2})(?:[.,]\d+)?)?)?`;
const REST = String.raw`\s*(am|pm)?\s*(Z|[A-Z]{3,4}|[+-]\d{2}(?::?\d{2})?)?$`;
const YEAR_FIRST = new RegExp(String.raw`^(\d{4})([-/.])(\d{1,2})\2(\d{1,2})${CLOCK}${REST}`, "i");
const YEAR_LAST = new RegExp(String.raw`^(\d{1,2})([-/.])(\d{1,2})\2(\d{4}|\d{2})${CLOCK}${REST}`, "i");
const EPOCH = /^(\d{9,10}|\d{12,13})(\.\d+)?$/;
/** Hours from UTC of the zone names that loggers write. */
const NAMED: Record<string, number> = {
  Z: 0,
  UTC: 0,
  GMT: 0,
  WET: 0,
  WEST: 1,
  BST: 1,
  CET: 1,
  MEZ: 1,
  CEST: 2,
  MESZ: 2,
  MST: -7,
  MDT: -6,
};

/** Reads one cell; null for what is no date and time. A date alone is its midnight; 24:00 is the next day's. */
export function readStamp(cell: string, order: TimeOrder): Stamp | null {
  const text = cell.trim();
  if (EPOCH.test(text)) {
    const value = Number(text);
    return { wall: value < 1e11 ? value * 1000 : value, offset: 0 };
  }
  const iso = YEAR_FIRST.exec(text);
  if (iso) return build(Number(iso[1]), Number(iso[3]), Number(iso[4]), iso.slice(5));
  const last = YEAR_LAST.exec(text);
  if (!last) return null;
  const [first, second] = [Number(last[1]), Number(last[3])];
  const year = Number(last[4]) < 100 ? 2000 + Number(last[4]) : Number(last[4]);
  const [day, month] = order === "month-first" ? [second, first] : [first, second];
  return build(year, month, day, last.slice(5));
}

type Parts = readonly (string | undefined)[];

function build(
  year: number,
  month: number,
  day: number,
  [hour, minute, second, half, zone]: Parts,
): Stamp | null {
  const hours = hourOf(Number(hour ?? 0), half?.toLowerCase());
  const date = new Date(Date.UTC(year, month - 1, day));
  const real = date.getUTCMonth() === month - 1 && date.getUTCDate() === day;
  const [minutes, seconds] = [Number(minute ?? 0), Number(second ?? 0)];
  const over = hours > 24 || minutes > 59 || seconds > 60 || (hours === 24 && minutes + seconds > 0);
  const offset = zone === undefined ? null : offsetOf(zone.toUpperCase());
  if (!real || over || offset === undefined) return null;
  return { wall: date.getTime() + ((hours * 60 + minutes) * 60 + seconds) * 1000, offset };
}

function hourOf(hour: number, half: string | undefined): number {
  if (half === undefined) return hour;
  if (hour < 1 || hour > 12) return 99;
  return (hour % 12) + (half === "pm" ? 12 : 0);
}

function offsetOf(zone: string): number | undefined {
  const named = NAMED[zone];
  if (named !== undefined) return named * 3_600_000;
  const parts = /^([+-])(\d{2}):?(\d{2})?$/.exec(zone);
  if (!parts) return undefined;
  return (parts[1] === "-" ? -1 : 1) * (Number(parts[2]) * 60 + Number(parts[3] ?? 0)) * 60_000;
}

export interface OrderGuess {
  readonly order: TimeOrder;
  /** By what it was decided; "guess" means that either could be meant. */
  readonly by: "format" | "values" | "sequence" | "guess";
}

/**
 * Which order a column of dates has. Where no number is over 12, the order in which the rows run on evenly is taken:
 * five days in a row make sense in one order only.
 */
export function guessOrder(cells: readonly string[], zone: string): OrderGuess {
  const sample = cells.filter((cell) => cell.trim() !== "");
  if (sample.every((cell) => EPOCH.test(cell.trim()))) return { order: "epoch", by: "format" };
  const dates = sample.map((cell) => YEAR_LAST.exec(cell.trim())).filter((match) => match !== null);
  if (dates.length * 2 < sample.length) return { order: "iso", by: "format" };
  if (dates.some((match) => Number(match[1]) > 12)) return { order: "day-first", by: "values" };
  if (dates.some((match) => Number(match[3]) > 12)) return { order: "month-first", by: "values" };
  if (dates[0]?.[2] === ".") return { order: "day-first", by: "format" };
  const [asDay, asMonth] = [longestJump(sample, "day-first"), longestJump(sample, "month-first")];
  if (asDay !== asMonth) return { order: asDay < asMonth ? "day-first" : "month-first", by: "sequence" };
  return { order: zone.startsWith("America/") ? "month-first" : "day-first", by: "guess" };
}

function longestJump(cells: readonly string[], order: TimeOrder): number {
  let longest = 0;
  let before: number | null = null;
  for (const cell of cells) {
    const wall = readStamp(cell, order)?.wall ?? null;
    if (wall !== null && before !== null) longest = Math.max(longest, Math.abs(wall - before));
    before = wall ?? before;
  }
  return longest;
}
