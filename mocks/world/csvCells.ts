export interface Cut {
  readonly ok: true;
  readonly rows: string[][];
  /** The line that each row begins on, from 1. */
  readonly lines: number[];
}

interface OpenQuote {
  readonly ok: false;
  readonly line: number;
  readonly column: number;
}

/** Cuts text into rows of trimmed cells by RFC 4180. Empty lines, # lines and Excel's `sep=` line are left out. */
export function cutCells(text: string, delimiter: string): Cut | OpenQuote {
  const rows: string[][] = [];
  const lines: number[] = [];
  const source = text.split(/\r\n|\n|\r/);
  for (let index = 0; index < source.length; index++) {
    const first = index;
    let line = source[index] ?? "";
    if (line.trim() === "" || line.startsWith("#") || /^sep=.$/i.test(line.trim())) continue;
    if (!line.includes('"')) {
      rows.push(line.split(delimiter).map((cell) => cell.trim()));
      lines.push(first + 1);
      continue;
    }
    // A quoted cell may hold line ends: lines are joined until every quote is closed.
    while (quotesOf(line) % 2 === 1) {
      index++;
      if (index >= source.length)
        return { ok: false, line: first + 1, column: openColumn(source[first] ?? "", delimiter) };
      line += `\n${source[index] ?? ""}`;
    }
    rows.push(cutQuoted(line, delimiter));
    lines.push(first + 1);
  }
  return { ok: true, rows, lines };
}

function quotesOf(line: string): number {
  return line.split('"').length - 1;
}

function cutQuoted(line: string, delimiter: string): string[] {
  const cells: string[] = [];
  let cell = "";
  let quoted = false;
  for (const sign of line) {
    if (sign === '"') {
      quoted = !quoted;
      cell += sign;
    } else if (sign === delimiter && !quoted) {
      cells.push(unquoted(cell));
      cell = "";
    } else cell += sign;
  }
  return [...cells, unquoted(cell)];
}

function unquoted(cell: string): string {
  const text = cell.trim();
  return text.startsWith('"') && text.endsWith('"') && text.length > 1
    ? text.slice(1, -1).replaceAll('""', '"').trim()
    : text;
}

/** Number of the column in which the last quote of a line opens. */
function openColumn(line: string, delimiter: string): number {
  return line
    .slice(0, line.lastIndexOf('"'))
    .replace(/"[^"]*"/g, "")
    .split(delimiter).length;
}
