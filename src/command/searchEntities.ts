import { fold, foldWords } from "./fold";
import type { Searchable } from "./searchable";
import { IdTable, mergeSorted, roomBytes, roomShorts, roomWords, type Words } from "./searchArray";
import { codeOf } from "./searchCode";
import { Codes } from "./searchCodes";
import { Vocabulary } from "./searchWords";

/** Bits of a word in a name list: the word's id stands below them. */
export const NAME_START = 0x80000000;
export const OF_LABEL = 0x40000000;
export const NAME_END = 0x20000000;
export const OF_KEYWORD = 0x10000000;
export const WORD = 0x0fffffff;
/** A posting: its entity above these bits. */
export const POST_BITS = 4;

const HYPHEN = /\p{L}-\p{L}/u;
/** This many entities may wait outside the posting lists; they are searched one by one. */
const WAITING = 2048;
/** To search so many takes no time worth a rebuild of the lists. */
const UNNOTICED = 256;
/** What a column of 16 bits can tell apart; names in contexts beyond are found without them. */
const MOST_CONTEXTS = 0xffff;

/**
 * The entities in columns: the words of their names, the contexts (shared, so kept once), their order by name, and
 * posting lists from words to entities. New entities wait outside the lists until they are worth a rebuild.
 */
export class Entities {
  readonly words = new Vocabulary();
  readonly codes = new Codes();
  items: (Searchable | undefined)[] = [];
  count = 0;
  living = 0;
  kinds = new Uint8Array(0);
  /** Per entity its first word in `named`; `named` holds word ids with the bits above. */
  starts = new Uint32Array(1);
  named = new Uint32Array(0);
  /** Per entity its context's number, 0 for none. */
  contexts = new Uint16Array(0);
  contextCount = 0;
  /** The words of all contexts in a row, and the context of each. */
  contextWords = new Uint32Array(0);
  contextOfWord = new Uint32Array(0);
  contextEnd = 0;
  /** Entities sorted by name, and the inverse. */
  order = new Uint32Array(0);
  rank = new Uint32Array(0);
  /** Posting lists: per word its entities, for the first `posted` entities; bits 0-3 start, end, label, keyword. */
  posted = 0;
  heads = new Uint32Array(1);
  posts = new Uint32Array(0);
  private readonly contextIds = new Map<string, number>();
  private readonly keys = new IdTable((id) => this.items[id]?.key ?? "");

  add(items: readonly Searchable[]): void {
    const first = this.count;
    for (const item of items) this.put(item);
    this.words.commit();
    this.codes.commit();
    this.sort(first);
    if (this.count - this.posted > Math.max(WAITING, this.posted / 8)) this.post();
  }

  /** Puts those that wait outside the lists into them, unless they are too few to be noticed. */
  settle(): void {
    if (this.count - this.posted > UNNOTICED) this.post();
  }

  remove(key: string): void {
    const id = this.find(key);
    if (id < 0) return;
    // Its record stays: the order by name and the table of keys still read it.
    this.kinds[id] = DEAD;
    this.living -= 1;
  }

  isAlive(id: number): boolean {
    return this.kinds[id] !== DEAD;
  }

  /** The living entity of a key, or -1. */
  find(key: string): number {
    const id = this.keys.find(key);
    return id >= 0 && this.isAlive(id) ? id : -1;
  }

  bytes(): number {
    const columns = [
      ...[this.kinds, this.starts, this.named, this.heads, this.posts, this.order, this.rank],
      ...[this.contexts, this.contextWords, this.contextOfWord],
    ];
    const shared = this.contextIds.size * 32;
    // One reference an entity: the records themselves are the caller's.
    const records = this.items.length * 4;
    return (
      columns.reduce((sum, column) => sum + column.byteLength, shared + records) +
      this.words.bytes() +
      this.codes.bytes() +
      this.keys.bytes()
    );
  }

  private put(item: Searchable): void {
    const known = this.find(item.key);
    if (known >= 0) {
      if (same(this.items[known], item)) return;
      this.remove(item.key);
    }
    const id = this.count;
    this.kinds = roomBytes(this.kinds, id + 1);
    this.contexts = roomShorts(this.contexts, id + 1);
    this.starts = roomWords(this.starts, id + 2);
    this.kinds[id] = item.kind;
    this.contexts[id] = this.contextOf(item.context);
    this.items[id] = item;
    this.starts[id + 1] = this.putNames(item, this.starts[id] ?? 0);
    this.count += 1;
    this.living += 1;
    this.keys.set(item.key, id);
  }

  private putNames({ names, keywords = [] }: Searchable, from: number): number {
    let end = from;
    const codes = new Set<string>();
    names.forEach((name, i) => {
      const code = codeOf(name);
      if (code !== undefined) codes.add(code);
      if (code !== undefined && i > 0) return;
      end = this.putName(name, NAME_START, i === 0 ? OF_LABEL : 0, end);
    });
    for (const keyword of keywords) end = this.putName(keyword, 0, OF_KEYWORD, end);
    this.codes.add([...codes], this.count);
    return end;
  }

  /** A name with a hyphen is found by its parts and as one word. `start` marks the first word: no keyword has one. */
  private putName(name: string, start: number, marks: number, from: number): number {
    const end = this.putWords(foldWords(name), start, marks, from);
    return HYPHEN.test(name) ? this.putWords(foldWords(name, true), start, marks, end) : end;
  }

  private putWords(words: readonly string[], start: number, marks: number, from: number): number {
    this.named = roomWords(this.named, from + words.length);
    words.forEach((word, i) => {
      const last = i === words.length - 1 ? NAME_END : 0;
      this.named[from + i] = this.words.intern(word) | (i === 0 ? start : 0) | last | marks;
    });
    return from + words.length;
  }

  private contextOf(context: string | undefined): number {
    if (context === undefined || fold(context) === "") return 0;
    const known = this.contextIds.get(context);
    if (known !== undefined) return known;
    if (this.contextCount === MOST_CONTEXTS) return 0;
    this.contextCount += 1;
    for (const word of foldWords(context)) {
      this.contextWords = roomWords(this.contextWords, this.contextEnd + 1);
      this.contextOfWord = roomWords(this.contextOfWord, this.contextEnd + 1);
      this.contextWords[this.contextEnd] = this.words.intern(word);
      this.contextOfWord[this.contextEnd] = this.contextCount;
      this.contextEnd += 1;
    }
    this.contextIds.set(context, this.contextCount);
    return this.contextCount;
  }

  private sort(first: number): void {
    const fresh = Array.from({ length: this.count - first }, (_, i) => first + i);
    this.order = mergeSorted(this.order, first, fresh, (a, b) => this.compare(a, b));
    this.rank = roomWords(this.rank, this.count);
    for (let i = 0; i < this.count; i += 1) this.rank[this.order[i] ?? 0] = i;
  }

  /** Shorter labels first, so that "Park 2" stands before "Park 10"; then by letters, context, key. */
  private compare(a: number, b: number): number {
    const left = this.items[a];
    const right = this.items[b];
    const one = left?.names[0] ?? "";
    const other = right?.names[0] ?? "";
    return (
      one.length - other.length ||
      compareText(one, other) ||
      compareText(left?.context ?? "", right?.context ?? "") ||
      compareText(left?.key ?? "", right?.key ?? "") ||
      a - b
    );
  }

  private post(): void {
    const heads = new Uint32Array(this.words.count + 1);
    const end = this.starts[this.count] ?? 0;
    for (let i = 0; i < end; i += 1) {
      const after = ((this.named[i] ?? 0) & WORD) + 1;
      heads[after] = (heads[after] ?? 0) + 1;
    }
    for (let i = 1; i < heads.length; i += 1) heads[i] = (heads[i] ?? 0) + (heads[i - 1] ?? 0);
    this.posts = fill(this, heads.slice(), end);
    this.heads = heads;
    this.posted = this.count;
  }
}

/** The kind of a removed entity. */
export const DEAD = 255;

function fill({ count, starts, named }: Entities, next: Words, length: number): Words {
  const posts = new Uint32Array(length);
  for (let id = 0; id < count; id += 1) {
    const end = starts[id + 1] ?? 0;
    for (let i = starts[id] ?? 0; i < end; i += 1) {
      const word = named[i] ?? 0;
      const at = next[word & WORD] ?? 0;
      posts[at] = ((id << POST_BITS) | postBits(word)) >>> 0;
      next[word & WORD] = at + 1;
    }
  }
  return posts;
}

/** The low bits of a posting: 1 starts a name, 2 ends it, 4 is of the label, 8 of a keyword. */
export function postBits(word: number): number {
  return (word >>> 31) | ((word >>> 28) & 2) | ((word >>> 28) & 4) | ((word >>> 25) & 8);
}

function same(a: Searchable | undefined, b: Searchable): boolean {
  if (!a || a.kind !== b.kind || a.context !== b.context) return false;
  return equal(a.names, b.names) && equal(a.keywords ?? [], b.keywords ?? []);
}

function equal(a: readonly string[], b: readonly string[]): boolean {
  return a.length === b.length && a.every((text, i) => text === b[i]);
}

function compareText(a: string, b: string): number {
  return a < b ? -1 : a > b ? 1 : 0;
}
