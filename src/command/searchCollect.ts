import { isFragment } from "./searchCode";
import { POST_BITS, postBits, WORD } from "./searchEntities";
import { grade, START, TIER_EXACT, TIER_INSIDE, TIER_PREFIX, TIER_WORD, tierOf, WHOLE } from "./searchLevel";
import { fits, gradePhrase, gradeWord, type Match, tierInContext } from "./searchMatch";
import type { QueryWord } from "./searchQuery";
import type { Part } from "./searchTables";

/** Writes the grade of every matching entity into `grades`. */
export function collect(match: Match, grades: Uint8Array, room: Room): void {
  const { words, joined } = match.query;
  const [single] = words;
  if (single && words.length === 1) return collectWord(match, single, grades);
  if (words.every((word) => possible(match, word))) collectWords(match, grades, room);
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
  const any = eachName(match, word, grades);
  if (any && word.to - word.from > 1) regrade(match, word, grades);
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

/** Word by word, the rarest first: the worst tier of all words, or that of the phrase. */
function collectWords(match: Match, grades: Uint8Array, room: Room): void {
  const { entities, query, parts } = match;
  const words = query.words.map((word) => ({ word, cost: costOf(match, word) }));
  const [first, ...others] = words.sort((a, b) => a.cost - b.cost);
  if (!first) return;
  collectWord(match, first.word, grades);
  let met = room.met(grades, entities.count);
  for (const { word, cost } of others) {
    const names = room.names(grades.length);
    if (met.length * LOOK < cost) collectFew(match, word, met, names);
    else collectNames(match, word, names);
    met = keepWorse(grades, names, met, entities.contexts, contextGrades(match, word));
  }
  const phrase = parts.every((part) => part.met.length > 0);
  for (let at = 0; at < met.length; at += 1) {
    const id = met[at] ?? 0;
    const grade = grades[id] ?? 0;
    if (grade < TIER_WORD * 4) continue;
    grades[id] = (phrase && gradePhrase(match, id)) || TIER_WORD * 4 + (grade & 3);
  }
}

/** How many times as long as to follow one posting it takes to look into one entity. */
const LOOK = 3;

/** How many postings a word's rarest part has. */
function costOf(match: Match, word: QueryWord): number {
  return Math.min(...match.parts.slice(word.from, word.to).map(({ met }) => postings(match, met)));
}

/** As `collectNames`, for these entities alone. */
function collectFew(match: Match, word: QueryWord, met: Uint32Array, names: Uint8Array): void {
  const part = word.to - word.from === 1 ? match.parts[word.from] : undefined;
  for (let at = 0; at < met.length; at += 1) {
    const id = met[at] ?? 0;
    names[id] = part ? gradePart(match, part, id) : gradeWord(match, word, id);
  }
  eachCode(match, word.codes, names);
}

/**
 * The worse tier of what was met so far and of a word, and the ties that both have; none where one has none. Answers
 * those that are still met, in the room of those that were.
 */
function keepWorse(
  grades: Uint8Array,
  names: Uint8Array,
  met: Uint32Array,
  contexts: Uint16Array,
  values: Uint8Array | undefined,
): Uint32Array {
  let end = 0;
  for (let at = 0; at < met.length; at += 1) {
    const id = met[at] ?? 0;
    const one = grades[id] ?? 0;
    const byName = names[id] ?? 0;
    const byContext = values ? (values[contexts[id] ?? 0] ?? 0) : 0;
    const other = byName > byContext ? byName : byContext;
    const tier = Math.min(one >> 2, other >> 2);
    grades[id] = tier === 0 ? 0 : tier * 4 + (one & other & 3);
    if (tier === 0) continue;
    met[end] = id;
    end += 1;
  }
  return met.subarray(0, end);
}

/** Room that a query of several words works in, kept from one to the next. */
export class Room {
  private column = new Uint8Array(0);
  private ids = new Uint32Array(0);

  /** An empty column of grades. */
  names(length: number): Uint8Array {
    if (this.column.length < length) this.column = new Uint8Array(length);
    return this.column.fill(0);
  }

  /** The entities that have a grade. */
  met(grades: Uint8Array, count: number): Uint32Array {
    if (this.ids.length < count) this.ids = new Uint32Array(count);
    const { ids } = this;
    let end = 0;
    for (let id = 0; id < count; id += 1) {
      if (grades[id] === 0) continue;
      ids[end] = id;
      end += 1;
    }
    return ids.subarray(0, end);
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
  let sum = 0;
  for (const id of met) {
    // A word that came after the lists were made has none.
    const from = heads[id] ?? 0;
    sum += 1 + (heads[id + 1] ?? from) - from;
  }
  return sum;
}

function raise(grades: Uint8Array, entity: number, value: number): void {
  if (value > (grades[entity] ?? 0)) grades[entity] = value;
}

/**
 * The entities whose names meet a word's rarest part: by the posting lists, then those that wait outside them. False
 * where there can be none.
 */
function eachName(match: Match, word: QueryWord, grades: Uint8Array): boolean {
  const [met, part] = rarest(match, word);
  if (!part || met.length === 0) return false;
  const { heads, posts, posted, count } = match.entities;
  for (const id of met) {
    const end = heads[id + 1] ?? 0;
    const values = gradesOf(part.level[id] ?? 0);
    for (let i = heads[id] ?? 0; i < end; i += 1) {
      const post = posts[i] ?? 0;
      raise(grades, post >>> POST_BITS, values[post & POST_MASK] ?? 0);
    }
  }
  for (let id = posted; id < count; id += 1) raise(grades, id, gradePart(match, part, id));
  return true;
}

/** The grade of a word of one part in the names of an entity. */
function gradePart({ entities: { starts, named } }: Match, part: Part, entity: number): number {
  const end = starts[entity + 1] ?? 0;
  let best = 0;
  for (let i = starts[entity] ?? 0; i < end; i += 1) {
    const level = part.level[(named[i] ?? 0) & WORD] ?? 0;
    const value = level === 0 ? 0 : (gradesOf(level)[postBits(named[i] ?? 0)] ?? 0);
    if (value > best) best = value;
  }
  return best;
}

const POST_MASK = 2 ** POST_BITS - 1;

/** The grades of a query of one part by the low bits of a posting, per level. */
const GRADES = Array.from({ length: WHOLE + 1 }, (_, level) =>
  Uint8Array.from({ length: POST_MASK + 1 }, (_none, bits) => {
    const whole = level === WHOLE;
    const has = (bit: number) => (bits & bit) !== 0;
    const ofWord = tierOf(level, has(8));
    const ofName = whole && has(2) ? TIER_EXACT : TIER_PREFIX;
    return grade(has(1) && level >= START ? ofName : ofWord, has(4), whole);
  }),
);

function gradesOf(level: number): Uint8Array {
  return GRADES[level] ?? new Uint8Array(POST_MASK + 1);
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
