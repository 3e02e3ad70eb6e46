import { isFragment } from "./searchCode";
import { postBits, WORD } from "./searchEntities";
import { grade, START, TIER_EXACT, TIER_INSIDE, TIER_PREFIX, TIER_WORD, tierOf, WHOLE } from "./searchLevel";
import { fits, gradePhrase, gradeWord, type Match, tierInContext } from "./searchMatch";
import type { QueryWord } from "./searchQuery";
import type { Part } from "./searchTables";

/** Writes the grade of every matching entity into `grades`. */
export function collect(match: Match, grades: Uint8Array, spare: Columns): void {
  const { words, joined } = match.query;
  const [single] = words;
  if (single && words.length === 1) return collectWord(match, single, grades);
  if (words.every((word) => possible(match, word))) collectWords(match, grades, spare);
  eachCode(match, joined, grades);
}

/** False when a word meets nothing at all: then the query meets nothing either. */
function possible({ entities: { codes }, parts, wide }: Match, word: QueryWord): boolean {
  const named = parts.slice(word.from, word.to).every(({ met }) => met.length > 0);
  return named || word.codes.some((form) => (wide && isFragment(form)) || codes.begins(form));
}

function collectWord(match: Match, word: QueryWord, grades: Uint8Array): void {
  collectNames(match, word, grades);
  const values = contextGrades(match, word);
  if (!values) return;
  const { contexts, count } = match.entities;
  for (let id = 0; id < count; id += 1) {
    const value = values[contexts[id] ?? 0] ?? 0;
    if (value > (grades[id] ?? 0)) grades[id] = value;
  }
}

function collectNames(match: Match, word: QueryWord, grades: Uint8Array): void {
  eachName(match, word, grades);
  if (word.to - word.from > 1) regrade(match, word, grades);
  eachCode(match, word.codes, grades);
}

/** What the rarest part of a compound word met, graded by all its parts. */
function regrade(match: Match, word: QueryWord, grades: Uint8Array): void {
  const alone = match.query.words.length === 1;
  for (let id = 0; id < match.entities.count; id += 1) {
    if (grades[id] === 0) continue;
    grades[id] = Math.max(gradeWord(match, word, id), alone ? gradePhrase(match, id) : 0);
  }
}

/** Word by word: the worst tier of all words, or that of the phrase. */
function collectWords(match: Match, grades: Uint8Array, spare: Columns): void {
  const [first, ...others] = match.query.words;
  if (!first) return;
  collectWord(match, first, grades);
  const begins = spare.take(0, grades.length);
  begins.set(grades);
  for (const word of others) {
    const names = spare.take(1, grades.length);
    collectNames(match, word, names);
    keepWorse(grades, names, match.entities, contextGrades(match, word));
  }
  const phrase = match.parts.every(({ met }) => met.length > 0);
  for (let id = 0; id < match.entities.count; id += 1) {
    const grade = grades[id] ?? 0;
    if (grade < TIER_WORD * 4) continue;
    const named = phrase && (begins[id] ?? 0) >= TIER_PREFIX * 4;
    grades[id] = (named && gradePhrase(match, id)) || TIER_WORD * 4 + (grade & 3);
  }
}

/** The worse tier of what was met so far and of a word, and the ties that both have; none where one has none. */
function keepWorse(
  grades: Uint8Array,
  names: Uint8Array,
  { contexts, count }: Match["entities"],
  values: Uint8Array | undefined,
): void {
  for (let id = 0; id < count; id += 1) {
    const one = grades[id] ?? 0;
    if (one === 0) continue;
    const byName = names[id] ?? 0;
    const byContext = values ? (values[contexts[id] ?? 0] ?? 0) : 0;
    const other = byName > byContext ? byName : byContext;
    const tier = Math.min(one >> 2, other >> 2);
    grades[id] = tier === 0 ? 0 : tier * 4 + (one & other & 3);
  }
}

/** Room for the words of a query, kept from one to the next. */
export class Columns {
  private readonly columns: Uint8Array[] = [];

  /** An empty column. */
  take(index: number, length: number): Uint8Array {
    const known = this.columns[index];
    if (known && known.length >= length) return known.fill(0);
    const column = new Uint8Array(length);
    this.columns[index] = column;
    return column;
  }
}

/** The words that a part of a compound may meet: inner ones whole, only the first from inside a word. */
function allowed({ parts }: Match, word: QueryWord, index: number): readonly number[] {
  const part = parts[index];
  if (!part || word.to - word.from === 1) return part?.met ?? [];
  return part.met.filter((id) => fits(part.level[id] ?? 0, index === word.from, index === word.to - 1));
}

/** The words of the part of `word` that leads to the fewest entities, and their part. */
function rarest(match: Match, word: QueryWord): readonly [readonly number[], Part | undefined] {
  let best: readonly [readonly number[], Part | undefined] = [[], undefined];
  let least = Infinity;
  for (let i = word.from; i < word.to; i += 1) {
    const met = allowed(match, word, i);
    const cost = word.to - word.from === 1 ? 0 : postings(match, met);
    if (cost < least) [best, least] = [[met, match.parts[i]], cost];
  }
  return best;
}

function postings({ entities: { heads } }: Match, met: readonly number[]): number {
  return met.reduce((sum, id) => sum + 1 + (heads[id + 1] ?? 0) - (heads[id] ?? 0), 0);
}

function raise(grades: Uint8Array, entity: number, value: number): void {
  if (value > (grades[entity] ?? 0)) grades[entity] = value;
}

/** The entities whose names meet a word's rarest part: by the posting lists, then those that wait outside them. */
function eachName(match: Match, word: QueryWord, grades: Uint8Array): void {
  const [met, part] = rarest(match, word);
  if (!part || met.length === 0) return;
  const { heads, posts, starts, named, posted, count } = match.entities;
  for (const id of met) {
    const end = heads[id + 1] ?? 0;
    const values = gradesOf(part.level[id] ?? 0);
    for (let i = heads[id] ?? 0; i < end; i += 1) {
      const post = posts[i] ?? 0;
      raise(grades, post >>> 3, values[post & 7] ?? 0);
    }
  }
  for (let id = posted; id < count; id += 1) {
    const end = starts[id + 1] ?? 0;
    for (let i = starts[id] ?? 0; i < end; i += 1) {
      const level = part.level[(named[i] ?? 0) & WORD] ?? 0;
      if (level > 0) raise(grades, id, gradesOf(level)[postBits(named[i] ?? 0)] ?? 0);
    }
  }
}

/** The grades of a query of one part by the three bits of a posting, per level. */
const GRADES = Array.from({ length: WHOLE + 1 }, (_, level) =>
  Uint8Array.from({ length: 8 }, (_none, bits) => {
    const whole = level === WHOLE;
    const starts = (bits & 1) !== 0;
    const prefix = starts && level >= START;
    const tier = prefix ? (whole && (bits & 2) !== 0 ? TIER_EXACT : TIER_PREFIX) : tierOf(level);
    return grade(tier, (bits & 4) !== 0, whole);
  }),
);

function gradesOf(level: number): Uint8Array {
  return GRADES[level] ?? new Uint8Array(8);
}

/** The grade of each context that meets a word; undefined where none does. They are few, so all words are read. */
function contextGrades(match: Match, word: QueryWord): Uint8Array | undefined {
  const { contextWords, contextOfWord, contextCount, contextEnd } = match.entities;
  const level = match.wide ? match.parts[word.from]?.level : undefined;
  if (!level) return undefined;
  let values: Uint8Array | undefined;
  for (let at = 0; at < contextEnd; at += 1) {
    if (level[contextWords[at] ?? 0] === 0) continue;
    const tier = tierInContext(match, word, at);
    if (tier === 0) continue;
    values ??= new Uint8Array(contextCount + 1);
    raise(values, contextOfWord[at] ?? 0, tier * 4);
  }
  return values;
}

/** The entities with a code that begins with one of the forms or, at the wide stage, holds it anywhere. */
function eachCode({ entities: { codes }, wide }: Match, forms: readonly string[], grades: Uint8Array): void {
  for (const form of forms) {
    if (wide && isFragment(form)) codes.inside(form, (entity) => raise(grades, entity, FRAGMENT));
    codes.beginning(form, (entity, whole) => raise(grades, entity, whole ? EXACT : PREFIX));
  }
}

const FRAGMENT = grade(TIER_INSIDE, false, false);
const PREFIX = grade(TIER_PREFIX, false, false);
const EXACT = grade(TIER_EXACT, false, true);
