/** Before a file's text, so that spreadsheets read it as UTF-8. */
const CSV_MARK = "\ufeff";

/** Digits a double holds for sure; beyond them stands only the noise of adding (0.30000000000000004). */
const PRECISION = 15;

function numberCell(value: number, decimal: string): string {
  if (!Number.isFinite(value)) return "";
  return String(Number(value.toPrecision(PRECISION)) + 0).replace(".", decimal);
}

/** Text that a spreadsheet would run as a formula begins with an apostrophe instead [F106]. */
function textCell(text: string, separator: string): string {
  const guarded = /^[=+\-@\t\r＝＋－＠]/u.test(text) ? `'${text}` : text;
  const needsQuotes = guarded.includes(separator) || /["\r\n]|^\s|\s$/.test(guarded);
  return needsQuotes ? `"${guarded.replaceAll('"', '""')}"` : guarded;
}

/**
 * Rows as CSV the way the language's spreadsheets read it: semicolons and a decimal comma in German, else commas and a
 * decimal point; lines end with CRLF. Numbers stay numbers, without grouping; no value is an empty cell.
 */
export function csv(rows: readonly (readonly (string | number | null)[])[], language: string): string {
  const isGerman = language.startsWith("de");
  const separator = isGerman ? ";" : ",";
  const cell = (value: string | number | null) => {
    if (value === null) return "";
    return typeof value === "number" ? numberCell(value, isGerman ? "," : ".") : textCell(value, separator);
  };
  return rows.map((row) => `${row.map(cell).join(separator)}\r\n`).join("");
}

/** The text of a CSV file of these rows. */
export function csvFile(rows: Parameters<typeof csv>[0], language: string): string {
  return CSV_MARK + csv(rows, language);
}
