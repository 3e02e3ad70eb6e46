import { codeForms } from "./searchCode";
import { foldWords } from "./fold";

/** One word as it was typed. "wr12" is one with two parts, which must follow one another in a name. */
export interface QueryWord {
  /** Indices into the query's parts, from (inclusive) to (exclusive). */
  readonly from: number;
  readonly to: number;
  /** The forms in which it may stand in a serial number or an address. */
  readonly codes: readonly string[];
}

export interface Query {
  readonly words: readonly QueryWord[];
  /** Folded parts of all words in the order typed. */
  readonly parts: readonly string[];
  /** The whole query as one code, for "AC DE 48 00"; empty when it is one word anyway. */
  readonly joined: readonly string[];
  /** As typed, in small letters. */
  readonly literal: string;
}

const LONGEST = 120;

/** Takes a typed text apart; a query without letters or digits has no words. */
export function parseQuery(text: string): Query {
  const literal = text.slice(0, LONGEST).trim().replace(/\s+/g, " ").toLowerCase();
  const parts: string[] = [];
  const words: QueryWord[] = [];
  for (const typed of literal.split(" ")) {
    const from = parts.length;
    parts.push(...foldWords(typed));
    if (parts.length > from) words.push({ from, to: parts.length, codes: codeForms(typed) });
  }
  const compact = literal.replaceAll(" ", "");
  const joined = words.length > 1 && compact.length >= 5 && /\d/.test(compact) ? codeForms(compact) : [];
  return { words, parts, joined, literal };
}
