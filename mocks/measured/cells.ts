import Papa from "papaparse";
import type { Note } from "./failure";
import { looksNumeric } from "./numbers";
import { isStamp } from "./stamp";

export interface Cut {
  readonly ok: true;
  readonly delimiter: string;
  /** Every row of the file, empty ones too, with blanks around cells taken off. */
  readonly rows: readonly (readonly string[])[];
  /** The line that each row begins on, from 1. */
  readonly lines: readonly number[];
}

/** The rows that a table is looked for in: those of the file, or what they were put into. */
export interface Shape extends Omit<Cut, "ok"> {
  readonly notes: readonly Note[];
}

export interface OpenQuote {
  readonly ok: false;
  readonly line: number;
  readonly column: number;
}

const DELIMITERS = [";", "\t", ",", "|"] as const;
/** So much of a file tells its separator. */
const SAMPLE = 65_536;
const TOLD = /^sep=([,;|\t])\s*$/i;
const CLOCK = /^\d{1,2}:\d{2}(:\d{2})?$/;

/** Letters that are cut before it is said again how far the cutting is. */
const STRETCH = 4_000_000;

/** Gets the share that is done, 0 to 1. */
export type Tell = (share: number) => void;

/** Cuts text into rows of cells by RFC 4180, with the separator that gives the most times and numbers. */
export function cutCells(source: string, tell?: Tell): Cut | OpenQuote {
  const text = source.includes("\r") ? source.replace(/\r\n?/g, "\n") : source;
  const first = text.slice(0, text.indexOf("\n") + 1 || undefined).trim();
  const told = TOLD.exec(first)?.[1];
  const delimiter = told ?? guessDelimiter(text);
  const { data, open } = parse(text, delimiter, tell);
  const lines: number[] = [];
  let line = 1;
  const quoted = text.includes('"');
  for (const row of data) {
    lines.push(line);
    line += 1;
    if (quoted) for (const cell of row) if (cell.includes("\n")) line += cell.split("\n").length - 1;
  }
  if (open !== undefined) {
    return { ok: false, line: lines[open] ?? 1, column: data[open]?.length ?? 1 };
  }
  const rows = data;
  for (const row of rows) tidyRow(row);
  if (told !== undefined) rows[0] = [""];
  return { ok: true, delimiter, rows, lines };
}

/** All rows, and the one in which a quote stays open, if there is one. */
function parse(text: string, delimiter: string, tell?: Tell) {
  const data: string[][] = [];
  let open: number | undefined;
  const chunk = ({ data: rows, errors, meta }: Papa.ParseResult<string[]>): void => {
    const quote = errors.find(({ code }) => code === "MissingQuotes");
    if (quote) open ??= data.length + (quote.row ?? rows.length - 1);
    for (const row of rows) data.push(row);
    tell?.(Math.min(1, meta.cursor / text.length));
  };
  const form = { delimiter, newline: "\n", quoteChar: '"' } as const;
  Papa.parse<string[]>(text, {
    ...form,
    worker: false,
    chunkSize: STRETCH,
    chunk,
    complete: () => undefined,
  });
  return { data, open };
}

/** In place: there may be millions of cells, and nearly all are tidy. */
function tidyRow(row: string[]): void {
  for (let column = 0; column < row.length; column++) {
    const cell = row[column] ?? "";
    if (cell !== "" && (isBlank(cell, 0) || isBlank(cell, cell.length - 1) || cell.includes("\n")))
      row[column] = tidy(cell);
  }
}

/** Whether the letter may be a blank: of any kind, the rare ones included. */
function isBlank(cell: string, at: number): boolean {
  const code = cell.charCodeAt(at);
  return code <= 32 || code >= 160;
}

function tidy(cell: string): string {
  const text = cell.trim();
  return text.includes("\n") ? text.replace(/\s*\n\s*/g, " ") : text;
}

/** Not the sign that is there most often: decimal commas are many, too. Cells that make sense count. */
function guessDelimiter(text: string): string {
  const end = text.length > SAMPLE ? text.lastIndexOf("\n", SAMPLE) : text.length;
  const sample = text.slice(0, end > 0 ? end : SAMPLE);
  let best: string = ",";
  let most = 0;
  for (const delimiter of DELIMITERS) {
    if (!sample.includes(delimiter)) continue;
    const score = sense(parse(sample, delimiter).data);
    if (score > most) [best, most] = [delimiter, score];
  }
  return best;
}

/** How much sense a cut makes: the share of its cells, in rows of the usual width, that are times, numbers or missing. */
function sense(rows: readonly string[][]): number {
  const filled = rows.filter((row) => row.some((cell) => cell.trim() !== ""));
  const widths = new Map<number, number>();
  for (const { length } of filled) if (length > 1) widths.set(length, (widths.get(length) ?? 0) + 1);
  const usual = [...widths].sort((a, b) => b[1] - a[1] || b[0] - a[0])[0];
  if (!usual) return 0;
  const [width, count] = usual;
  const cells = filled.filter(({ length }) => length === width).flat();
  const good = cells.filter(
    (cell) => CLOCK.test(cell.trim()) || looksNumeric(cell.trim()) || isStamp(cell.trim()),
  ).length;
  return (good / cells.length) * (count / filled.length) + width * 1e-4 + 1e-3;
}
