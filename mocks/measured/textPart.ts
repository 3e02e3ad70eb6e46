import { cutCells, type Cut, type OpenQuote, type Tell } from "./cells";
import { failure, type MeasuredFailure } from "./failure";

/** What may hold the table: the file itself, one of its sheets, or a file within an archive. */
export interface Part {
  readonly name: string;
  cut(tell?: Tell): Cut | OpenQuote | MeasuredFailure;
  /** A line as it stands there, as far as it helps to find it. */
  source(line: number): string;
}

/** So much of a line is shown that one finds it in the file. */
const SHOWN = 160;

/** A table as text. */
export function textPart(name: string, text: string): Part {
  return {
    name,
    cut(tell) {
      const body = text.startsWith("\uFEFF") ? text.slice(1) : text;
      if (body.trim() === "") return failure("empty", [1, 1], "the file is empty.");
      if (/^UN[AB][:+]/.test(body)) return failure("edifact", [1, 1], "this is an EDIFACT message (MSCONS).");
      if (isJson(body)) return failure("json", [1, 1], "this is JSON, and no table.");
      if (isNoText(body))
        return failure("notText", [1, 1], "this is not a table of text (a web page or a binary file?).");
      return cutCells(body, tell);
    },
    source: (line) => lineOf(text, line),
  };
}

/** A list or an object, or one of these in each line. */
function isJson(text: string): boolean {
  return /^\s*[[{]\s*["{[]/.test(text) && /[\]}]\s*$/.test(text);
}

/** A web page, a document, or bytes that no table has. */
function isNoText(text: string): boolean {
  if (text.includes("\u0000") || /^\s*<[!?a-z]/i.test(text) || text.startsWith("%PDF")) return true;
  const sample = text.slice(0, 4000);
  let odd = 0;
  for (const letter of sample) {
    const code = letter.charCodeAt(0);
    if (code < 32 && code !== 9 && code !== 10 && code !== 13) odd += 1;
  }
  return odd * 50 > sample.length;
}

function lineOf(text: string, line: number): string {
  const ends = /\r\n|\n|\r/g;
  let begin = 0;
  for (let before = 1; before < line; before++) {
    if (!ends.exec(text)) return "";
    begin = ends.lastIndex;
  }
  return (/^[^\r\n]*/.exec(text.slice(begin, begin + SHOWN))?.[0] ?? "").trimEnd();
}
