import { monthOf, offsetOfName } from "./stampNames";

/** How the numbers of a date stand, or what kind of number a time is. */
export const ORDERS = [
  "iso",
  "day-first",
  "month-first",
  "year-first",
  "epoch",
  "compact",
  "serial",
] as const;
export type TimeOrder = (typeof ORDERS)[number];

/** A moment as a file writes it: `wall` is the clock's reading as ms; `offset` (ms) where the file says its zone. */
export interface Stamp {
  readonly wall: number;
  readonly offset: number | null;
  /** True where a mark says that it is summer time, without a zone. */
  readonly summer?: boolean;
}

const CLOCK = String.raw`(?:(?:,?\s*T|[\s,:]+)(\d{1,2})[:.](\d{2})(?:[:.](\d{2})(?:[.,](\d+))?)?)?`;
const REST = String.raw`\s*([ap]\.?m\.?)?\s*(?:Uhr)?\s*\(?((?:UTC|GMT)?[+\-−±]\d{1,2}(?::?\d{2})?|[A-Z]{1,5})?\)?$`;
const YEAR_FIRST = new RegExp(String.raw`^(\d{4})([-/. ])(\d{1,2})\2(\d{1,2})${CLOCK}${REST}`, "i");
const YEAR_LAST = new RegExp(String.raw`^(\d{1,2})([-/ ]|\.\s?)(\d{1,2})\2(\d{4}|\d{2})${CLOCK}${REST}`, "i");
const NAME_INSIDE = new RegExp(
  String.raw`^(?:[a-z]{2,9}\.?,?\s+)?(\d{1,2})\.?[\s/-]*([a-zä]{3,9})\.?[\s/,-]*(\d{4}|\d{2})${CLOCK}${REST}`,
  "i",
);
const NAME_FIRST = new RegExp(
  String.raw`^(?:[a-z]{2,9}\.?,?\s+)?([a-zä]{3,9})\.?\s+(\d{1,2})(?:st|nd|rd|th)?,?\s+(\d{4})${CLOCK}${REST}`,
  "i",
);
const NAME_AFTER_YEAR = new RegExp(String.raw`^(\d{4})[-/ ]([a-zä]{3,9})[-/ ](\d{1,2})${CLOCK}${REST}`, "i");
const EPOCH = /^(\d{9,10}|\d{13})(\.\d+)?$/;
const COMPACT = /^(\d{4})(\d{2})(\d{2})(?:[T\s:_]?(\d{2})(\d{2})(\d{2})?)?(?:\s*(Z|[+\-−±]\d{2}:?\d{2}))?$/;
/** A compact date beside a time of day. */
const COMPACT_DAY = new RegExp(String.raw`^(\d{4})(\d{2})(\d{2})${CLOCK}${REST}`, "i");
const SERIAL = /^\d{5}([.,]\d+)?$/;
const PLAIN = /^\d{4}-[01]\d-[0-3]\d[ T](?:[01]\d|2[0-3]):[0-5]\d(?::[0-5]\d)?$/;
const RANGE = /\s+(?:[-–—]|to|bis)\s+|\/(?=\d{4}-)|\s*[-–—]\s*(?=\d{1,2}[./]\d{1,2}[./]\d{4})/;
/** Day 0 of Excel's days, 1899-12-30, as ms. */
const EXCEL = -2_209_161_600_000;

/** The begin of an interval "a - b"; other texts as they are. */
export function beginOf(text: string): string {
  return RANGE.test(text) ? (text.split(RANGE)[0] ?? text) : text;
}

/** Reads one cell; null for what is no date and time. A date alone is its midnight; 24:00 is the next day's. */
export function readStamp(cell: string, order: TimeOrder): Stamp | null {
  if (PLAIN.test(cell) && order !== "serial") return plainStamp(cell);
  const text = beginOf(cell.trim().replace(/(GMT[+-]\d{4})\s*\(.*\)$/, "$1"));
  if (order === "serial") return SERIAL.test(text) ? serialStamp(text) : null;
  if (EPOCH.test(text)) {
    const value = Number(text);
    return { wall: value < 1e11 ? value * 1000 : value, offset: 0 };
  }
  return numbered(text, order) ?? compact(text) ?? named(text);
}

/** Most files write their times so, and there are millions. */
function plainStamp(cell: string): Stamp | null {
  const two = (at: number) => cell.charCodeAt(at) * 10 + cell.charCodeAt(at + 1) - 528;
  const month = two(5);
  const seconds = cell.length > 16 ? two(17) : 0;
  const wall = Date.UTC(two(0) * 100 + two(2), month - 1, two(8), two(11), two(14), seconds);
  return new Date(wall).getUTCMonth() === month - 1 ? { wall, offset: null } : null;
}

function numbered(text: string, order: TimeOrder): Stamp | null {
  const iso = YEAR_FIRST.exec(text);
  if (iso) return build([Number(iso[1]), Number(iso[3]), Number(iso[4])], iso.slice(5));
  const last = YEAR_LAST.exec(text);
  if (!last) return null;
  const [first, second] = [Number(last[1]), Number(last[3])];
  // Two digits may be a year's in front, too: 26-06-20.
  if (order === "year-first")
    return last[4]?.length === 2 ? build([2000 + first, second, Number(last[4])], last.slice(5)) : null;
  const [day, month] = order === "month-first" ? [second, first] : [first, second];
  return build([fullYear(last[4]), month, day], last.slice(5));
}

function compact(text: string): Stamp | null {
  const found = COMPACT.exec(text) ?? COMPACT_DAY.exec(text);
  if (!found) return null;
  const rest =
    found.length === 8 ? [found[4], found[5], found[6], undefined, undefined, found[7]] : found.slice(4);
  const year = Number(found[1]);
  return year < 1990 || year > 2100 ? null : build([year, Number(found[2]), Number(found[3])], rest);
}

function named(text: string): Stamp | null {
  const inside = NAME_INSIDE.exec(text);
  if (inside) return build([fullYear(inside[3]), monthOf(inside[2]), Number(inside[1])], inside.slice(4));
  const first = NAME_FIRST.exec(text);
  if (first) return build([Number(first[3]), monthOf(first[1]), Number(first[2])], first.slice(4));
  const after = NAME_AFTER_YEAR.exec(text);
  return after && build([Number(after[1]), monthOf(after[2]), Number(after[3])], after.slice(4));
}

function serialStamp(text: string): Stamp {
  const seconds = Math.round(Number(text.replace(",", ".")) * 86_400);
  return { wall: EXCEL + seconds * 1000, offset: null };
}

function fullYear(text = ""): number {
  return text.length === 2 ? 2000 + Number(text) : Number(text);
}

type Day = readonly [year: number, month: number, day: number];

function build(
  [year, month, day]: Day,
  [hour, minute, second, part, half, zone]: readonly (string | undefined)[],
) {
  const hours = hourOf(Number(hour ?? 0), half?.toLowerCase().replaceAll(".", ""));
  const date = new Date(Date.UTC(year, month - 1, day));
  const real = date.getUTCMonth() === month - 1 && date.getUTCDate() === day;
  const [minutes, seconds] = [Number(minute ?? 0), Number(second ?? 0)];
  const over = hours > 24 || minutes > 59 || seconds > 60 || (hours === 24 && minutes + seconds > 0);
  if (!real || over) return null;
  const fraction = part === undefined ? 0 : Math.round(Number(`0.${part}`) * 1000);
  const wall = date.getTime() + ((hours * 60 + minutes) * 60 + seconds) * 1000 + fraction;
  if (zone === undefined) return { wall, offset: null };
  if (zone.toUpperCase() === "DST") return { wall, offset: null, summer: true };
  const offset = offsetOfName(zone);
  return offset === undefined ? null : { wall, offset };
}

function hourOf(hour: number, half: string | undefined): number {
  if (half === undefined || half === "") return hour;
  if (hour < 1 || hour > 12) return hour > 12 && hour < 24 && half === "pm" ? 99 : 99;
  return (hour % 12) + (half === "pm" ? 12 : 0);
}

/** Whether a cell is a date with or without a time, in whichever order; numbers that may be times do not count. */
export function isStamp(cell: string): boolean {
  if (cell.length < 6 || EPOCH.test(cell)) return false;
  if (/^\d+$/.test(cell)) return false;
  return readStamp(cell, "day-first") !== null || readStamp(cell, "month-first") !== null;
}

/** Whether two digits of a date may be the year's, in front or at its end: 26-06-20. */
export function isShort(cell: string): boolean {
  return /^\d{1,2}[-/]\d{1,2}[-/]\d{2}(?!\d)/.test(cell);
}

/** What kind of time a bare number may be. */
export function numberKind(cell: string): "epoch" | "compact" | "serial" | null {
  if (EPOCH.test(cell)) return "epoch";
  if (/^(\d{8}|\d{12}|\d{14})$/.test(cell)) return compact(cell) === null ? null : "compact";
  return SERIAL.test(cell) &&
    Number(cell.replace(",", ".")) > 36_000 &&
    Number(cell.replace(",", ".")) < 60_000
    ? "serial"
    : null;
}

export { YEAR_LAST };
