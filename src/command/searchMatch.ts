import { type Entities, NAME_END, NAME_START, OF_KEYWORD, OF_LABEL, WORD } from "./searchEntities";
import {
  grade,
  INSIDE,
  NONE,
  START,
  TIER_CONTEXT,
  TIER_EXACT,
  TIER_PREFIX,
  TIER_TYPO,
  tierOf,
  TYPO,
  TYPO_START,
  WHOLE,
} from "./searchLevel";
import type { Query, QueryWord } from "./searchQuery";
import type { Part } from "./searchTables";

/** One query at one stage: its parts' tables, and whether insides, contexts and fragments count yet. */
export interface Match {
  readonly entities: Entities;
  readonly query: Query;
  readonly parts: readonly Part[];
  readonly wide: boolean;
}

/** The grade of a word in the names of an entity, 0 when it meets none of them. */
export function gradeWord(match: Match, word: QueryWord, entity: number): number {
  const { named, starts } = match.entities;
  const length = word.to - word.from;
  const last = (starts[entity + 1] ?? 0) - length;
  let best = 0;
  for (let at = starts[entity] ?? 0; at <= last; at += 1) {
    const level = levelAt(match, word, named, at);
    if (level === NONE || (length > 1 && crosses(named, at, length))) continue;
    const bits = named[at] ?? 0;
    const tier = tierOf(level, (bits & OF_KEYWORD) !== 0);
    best = Math.max(best, grade(tier, (bits & OF_LABEL) !== 0, level === WHOLE));
  }
  return best;
}

/** True when a part of a word may have this level: inside a compound, words have to end where their part ends. */
export function fits(level: number, first: boolean, last: boolean): boolean {
  if (level === START || level === TYPO_START) return last;
  return level === INSIDE ? first : level !== NONE;
}

/** The level of a word's parts in a list of words, standing one after the other from `at`. */
function levelAt({ parts }: Match, word: QueryWord, list: Uint32Array, at: number): number {
  let worst = WHOLE;
  for (let i = word.from; i < word.to; i += 1) {
    const level = parts[i]?.level[(list[at + i - word.from] ?? 0) & WORD] ?? NONE;
    if (!fits(level, i === word.from, i === word.to - 1)) return NONE;
    if (level < worst) worst = level;
  }
  return worst;
}

/** True when a name ends before the last of `length` words. */
function crosses(named: Uint32Array, at: number, length: number): boolean {
  for (let i = at; i < at + length - 1; i += 1) if (((named[i] ?? 0) & NAME_END) !== 0) return true;
  return false;
}

/** The tier of a word that stands at a place of the context words. */
export function tierInContext(match: Match, word: QueryWord, at: number): number {
  const { contextWords, contextOfWord } = match.entities;
  if (contextOfWord[at] !== contextOfWord[at + word.to - word.from - 1]) return 0;
  const level = levelAt(match, word, contextWords, at);
  if (level === NONE) return 0;
  return level === TYPO || level === TYPO_START ? TIER_TYPO : TIER_CONTEXT;
}

/** Exact or prefix when a name begins with all parts in the order typed. */
export function gradePhrase({ entities, parts }: Match, entity: number): number {
  const { named, starts } = entities;
  const last = (starts[entity + 1] ?? 0) - parts.length;
  let best = 0;
  for (let at = starts[entity] ?? 0; at <= last; at += 1) {
    if (((named[at] ?? 0) & NAME_START) === 0 || crosses(named, at, parts.length)) continue;
    const level = phraseLevel(parts, named, at);
    if (level === NONE) continue;
    const word = named[at + parts.length - 1] ?? 0;
    const exact = level === WHOLE && (word & NAME_END) !== 0;
    best = Math.max(best, grade(exact ? TIER_EXACT : TIER_PREFIX, (word & OF_LABEL) !== 0, level === WHOLE));
  }
  return best;
}

function phraseLevel(parts: readonly Part[], named: Uint32Array, at: number): number {
  const last = parts.length - 1;
  for (let i = 0; i <= last; i += 1) {
    const level = parts[i]?.level[(named[at + i] ?? 0) & WORD] ?? NONE;
    if (i === last) return level >= START ? level : NONE;
    if (level !== WHOLE) return NONE;
  }
  return NONE;
}
