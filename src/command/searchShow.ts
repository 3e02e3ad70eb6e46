import { fold, type FoldMap } from "./fold";
import type { Searchable } from "./searchable";
import { codeMap } from "./searchCode";
import { INSIDE, NONE, START, TYPO, TYPO_START, WHOLE } from "./searchLevel";
import type { Query, QueryWord } from "./searchQuery";

/** Letters of a text, from (inclusive) to (exclusive). */
export type Range = readonly [number, number];

/** How a hit is shown: the name that matched best, and the letters of the label that matched. */
export interface Shown {
  readonly name: string;
  readonly ranges: readonly Range[];
}

interface Reading {
  /** How well the query's words match this name, more is better. */
  readonly score: number;
  readonly ranges: readonly Range[];
}

/** Finds again, for one of the few hits that are shown, which of its names matched and where. */
export function show(query: Query, item: Searchable): Shown {
  const [label = "", ...others] = item.names;
  let name = label;
  let best = readName(query, label);
  const { ranges } = best;
  for (const other of [...others, ...(item.keywords ?? [])]) {
    const reading = readName(query, other);
    if (reading.score > best.score) [best, name] = [reading, other];
  }
  return { name, ranges: name === label ? merge(ranges) : [] };
}

function readName(query: Query, name: string): Reading {
  const plain = readWords(query, name, false);
  const joined = name.includes("-") ? readWords(query, name, true) : plain;
  const words = joined.score > plain.score ? joined : plain;
  const code = readCode(query, name);
  return code.score > words.score ? code : words;
}

function readWords(query: Query, name: string, join: boolean): Reading {
  const map: FoldMap = { from: [], to: [] };
  const folded = fold(name, map, join);
  const ranges: Range[] = [];
  let score = 0;
  for (const word of query.words) {
    const found = readWord(query, word, folded);
    score += found.score;
    for (const [from, to] of found.ranges) ranges.push([map.from[from] ?? 0, map.to[to - 1] ?? 0]);
  }
  const phrase = query.parts.join(" ");
  if (folded === phrase) score += 100;
  else if (folded.startsWith(phrase)) score += 50;
  return { score, ranges };
}

/** The best place of a word's parts, one after the other, in folded text. */
function readWord(query: Query, word: QueryWord, folded: string): Reading {
  const parts = query.parts.slice(word.from, word.to);
  const words = folded.split(" ");
  let best: Reading = { score: 0, ranges: [] };
  for (let at = 0, offset = 0; at + parts.length <= words.length; at += 1) {
    const reading = readAt(parts, words.slice(at, at + parts.length), offset);
    if (reading.score > best.score) best = reading;
    offset += (words[at] ?? "").length + 1;
  }
  return best;
}

function readAt(parts: readonly string[], words: readonly string[], start: number): Reading {
  const ranges: Range[] = [];
  let worst = WHOLE;
  let offset = start;
  for (const [i, part] of parts.entries()) {
    const word = words[i] ?? "";
    const level = levelOf(part, word);
    if (level === NONE) return { score: 0, ranges: [] };
    const from = level === INSIDE ? word.indexOf(part) : 0;
    const length = level === TYPO ? word.length : part.length;
    ranges.push([offset + from, Math.min(offset + word.length, offset + from + length)]);
    worst = Math.min(worst, level);
    offset += word.length + 1;
  }
  return { score: worst, ranges };
}

function readCode(query: Query, name: string): Reading {
  const { code, from } = codeMap(name);
  const single = query.words.length === 1 ? (query.words[0]?.codes ?? []) : query.joined;
  for (const form of single) {
    const at = code.indexOf(form);
    if (at < 0) continue;
    const whole = form.length === code.length;
    const score = whole ? 100 + WHOLE : at === 0 ? 50 + START : INSIDE;
    return { score, ranges: [[from[at] ?? 0, (from[at + form.length - 1] ?? 0) + 1]] };
  }
  const found = query.words.filter(({ codes }) => codes.some((form) => code.includes(form)));
  return { score: found.length * INSIDE, ranges: [] };
}

/** The level of a folded part in a folded word, as the vocabulary gives it. */
function levelOf(part: string, word: string): number {
  if (word === part) return WHOLE;
  if (word.startsWith(part)) return START;
  if (part.length > 1 && word.includes(part)) return INSIDE;
  if (part.length < 4 || !/^\p{L}+$/u.test(part)) return NONE;
  if (oneApart(part, word)) return TYPO;
  const begins = [-1, 0, 1].some((more) => oneApart(part, word.slice(0, part.length + more)));
  return begins ? TYPO_START : NONE;
}

/** True when one letter too many, missing, wrong, or two exchanged make one text the other. */
function oneApart(a: string, b: string): boolean {
  if (Math.abs(a.length - b.length) > 1) return false;
  let at = 0;
  while (at < a.length && a[at] === b[at]) at += 1;
  if (
    a.slice(at + 1) === b.slice(at + 1) ||
    a.slice(at + 1) === b.slice(at) ||
    a.slice(at) === b.slice(at + 1)
  ) {
    return true;
  }
  return a[at] === b[at + 1] && a[at + 1] === b[at] && a.slice(at + 2) === b.slice(at + 2);
}

function merge(ranges: readonly Range[]): Range[] {
  const merged: [number, number][] = [];
  for (const [from, to] of [...ranges].sort((a, b) => a[0] - b[0])) {
    const last = merged.at(-1);
    if (last && from <= last[1]) last[1] = Math.max(last[1], to);
    else merged.push([from, to]);
  }
  return merged;
}
