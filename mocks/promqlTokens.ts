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

/** Undoes the escapes of Go string literals, as Prometheus does; backticks take everything as it is. */
export function unquoted(literal: string): string {
  const inner = literal.slice(1, -1);
  if (literal.startsWith("`")) return inner;
  return inner.replace(
    /\\(?:x([\da-f]{2})|u([\da-f]{4})|U([\da-f]{8})|([0-7]{3})|(.)|$)/gisu,
    (escape, byte, short, long, octal, letter) => {
      const code = [byte, short, long].find((hex) => hex !== undefined);
      if (code !== undefined && /^\\[xuU]/.test(escape))
        return String.fromCodePoint(Number.parseInt(code, 16));
      if (octal !== undefined) return String.fromCodePoint(Number.parseInt(octal, 8));
      return plainEscapes[letter] ?? invalidEscape(escape);
    },
  );
}

function invalidEscape(escape: string): never {
  throw new PromqlError(`parse error: unknown escape sequence ${escape}`);
}
