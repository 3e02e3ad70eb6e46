import type { Language } from "./language";
import { readTime } from "./dateTime";
import { offsetAt, wallTime } from "./offset";
import { zoneAbbreviation } from "./zoneAbbreviation";

/** An instant (epoch ms) and whose clocks it is written by; the zone stands in the column's head. */
export interface CsvTime {
  readonly time: number;
  readonly zone: string;
}

export type CsvCell = string | number | null | CsvTime;

/** Before a file's text, so that spreadsheets read it as UTF-8. */
const CSV_MARK = "\ufeff";

/** Digits a double holds for sure; beyond them stands only the noise of adding (0.30000000000000004). */
const PRECISION = 15;

function numberCell(value: number, decimal: string): string {
  if (!Number.isFinite(value)) return "";
  return String(Number(value.toPrecision(PRECISION)) + 0).replace(".", decimal);
}

/** `2026-10-25T02:30:00+02:00`: park time that sorts and is never ambiguous. */
export function isoInZone({ time, zone }: CsvTime): string {
  const offset = offsetAt(time, zone) / 60_000;
  const sign = offset < 0 ? "-" : "+";
  const hours = String(Math.floor(Math.abs(offset) / 60)).padStart(2, "0");
  const minutes = String(Math.abs(offset) % 60).padStart(2, "0");
  return `${new Date(wallTime(time, zone)).toISOString().slice(0, 19)}${sign}${hours}:${minutes}`;
}

const HOURS = 7_200_000;

/** What German spreadsheets read as a date; in the hour that the clocks show twice the zone's name stands behind it. */
function germanTime({ time, zone }: CsvTime): string {
  const [day = "", clock = ""] = new Date(wallTime(time, zone)).toISOString().slice(0, 19).split("T");
  const plain = `${day.split("-").reverse().join(".")} ${clock}`;
  if (offsetAt(time - HOURS, zone) === offsetAt(time + HOURS, zone)) return plain;
  const read = readTime(`${day} ${clock.slice(0, 5)}`, zone);
  const isTwice = !read.ok && read.reason === "ambiguous";
  return isTwice ? `${plain} ${zoneAbbreviation(time, zone, "de")}` : plain;
}

/** Text that a spreadsheet would run as a formula begins with an apostrophe instead [F106]. */
function textCell(text: string, separator: string): string {
  const guarded = /^[=+\-@\t\r＝＋－＠]/u.test(text) ? `'${text}` : text;
  const needsQuotes = guarded.includes(separator) || /["\r\n]|^\s|\s$/.test(guarded);
  return needsQuotes ? `"${guarded.replaceAll('"', '""')}"` : guarded;
}

/** Whose spreadsheets are meant where those of this language are not: two ways of writing a file are all there are. */
export function otherSpreadsheets(language: string): Language {
  return language.startsWith("de") ? "en" : "de";
}

/**
 * Rows as CSV the way the language's spreadsheets read it: semicolons and a decimal comma in German, else commas and a
 * decimal point; lines end with CRLF. Numbers stay numbers, without grouping; no value is an empty cell. Times are those
 * of their zone, in ISO form with its offset, in German as a date and a time of day.
 */
export function csv(rows: readonly (readonly CsvCell[])[], language: string): string {
  const isGerman = language.startsWith("de");
  const separator = isGerman ? ";" : ",";
  const cell = (value: CsvCell) => {
    if (value === null) return "";
    if (typeof value === "object") return isGerman ? germanTime(value) : isoInZone(value);
    return typeof value === "number" ? numberCell(value, isGerman ? "," : ".") : textCell(value, separator);
  };
  return rows.map((row) => `${row.map(cell).join(separator)}\r\n`).join("");
}

/** The text of a CSV file of these rows. */
export function csvFile(rows: Parameters<typeof csv>[0], language: string): string {
  return CSV_MARK + csv(rows, language);
}
