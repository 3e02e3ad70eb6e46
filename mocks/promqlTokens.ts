/** A query that cannot be read, with the message a Prometheus server would give. */
export class PromqlError extends Error {}

/** A word (metric, label, keyword), a text with its escapes undone, or a sign. */
export interface Token {
  readonly kind: "word" | "text" | "sign";
  readonly value: string;
  readonly at: number;
}

const patterns =
  /\s+|#[^\n]*|([a-zA-Z_:][\w:]*)|(=~|!~|!=|[=(){},])|("(?:[^"\\\n]|\\.)*"|'(?:[^'\\\n]|\\.)*'|`[^`]*`)/suy;

/** Splits a query; blanks and `#` comments fall away. */
export function tokensOf(query: string): readonly Token[] {
  const tokens: Token[] = [];
  const pattern = new RegExp(patterns);
  while (pattern.lastIndex < query.length) {
    const at = pattern.lastIndex;
    const [, word, sign, text] = pattern.exec(query) ?? fail(query, at);
    if (word !== undefined) tokens.push({ kind: "word", value: word, at });
    if (sign !== undefined) tokens.push({ kind: "sign", value: sign, at });
    if (text !== undefined) tokens.push({ kind: "text", value: unquoted(text), at });
  }
  return tokens;
}

function fail(query: string, at: number): never {
  throw new PromqlError(
    `parse error at char ${at + 1}: unexpected character ${JSON.stringify(query.slice(at, at + 1))}`,
  );
}

const plainEscapes: Readonly<Record<string, string>> = {
  a: "\x07",
  b: "\b",
  f: "\f",
  n: "\n",
  r: "\r",
  t: "\t",
  v: "\v",
  "\\": "\\",
  "'": "'",
  '"': '"',
};

const hexDigits: Readonly<Record<string, number>> = { x: 2, u: 4, U: 8 };

/** Undoes the escapes of Go string literals, as Prometheus does; backticks take everything as it is. */
function unquoted(literal: string): string {
  const inner = literal.slice(1, -1);
  return literal.startsWith("`") ? inner : inner.replace(/\\([xuU][\da-fA-F]*|[0-7]{3}|.|$)/gsu, unescaped);
}

/** The character of an escape; digits behind a shorter code than was read stay as they are. */
function unescaped(escape: string, code: string): string {
  const length = hexDigits[code.charAt(0)];
  if (length !== undefined) {
    const hex = code.slice(1, 1 + length);
    const character = hex.length === length ? characterOf(Number.parseInt(hex, 16)) : null;
    return character === null ? invalidEscape(escape) : character + code.slice(1 + length);
  }
  if (/^[0-7]{3}$/.test(code)) return String.fromCodePoint(Number.parseInt(code, 8));
  return plainEscapes[code] ?? invalidEscape(escape);
}

function characterOf(code: number): string | null {
  return code > 0x10ffff ? null : String.fromCodePoint(code);
}

function invalidEscape(escape: string): never {
  throw new PromqlError(`parse error: unknown escape sequence ${escape}`);
}
