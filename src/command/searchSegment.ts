import type { Bytes, Words } from "./searchArray";

/** Codes of one block share their bits in the table of trigrams; one word of bits stands for 32 blocks. */
const BLOCK = 64;
const CHUNK = BLOCK * 32;
const BUCKETS = 1024;
/** Marks the last letter of a code. */
const LAST = 0x80;
const LONGEST = 64;

/**
 * A sorted run of codes (small letters, digits, dots; at most 64) with their owners, never changed. Each is stored as
 * the number of letters it shares with the one before and the letters after those, so that the many that begin alike
 * take little room, and what was found in the shared letters need not be looked for again.
 */
export class Segment {
  constructor(
    private readonly letters: Bytes,
    /** Where each block begins in `letters`. */
    private readonly blocks: Words,
    /** How many first letters all codes of a block share, at least. */
    private readonly common: Bytes,
    readonly owners: Words,
    private readonly tables: readonly Words[],
  ) {}

  get size(): number {
    return this.owners.length;
  }

  /** The places of the codes that begin with `form`. */
  beginning(form: string): [number, number] {
    return [this.lower(form, false), this.lower(form, true)];
  }

  /** True when the code at a place is `form` and nothing more. */
  isWhole(at: number, form: string): boolean {
    const reader = this.reader();
    this.seek(reader, at);
    return reader.length === form.length && reader.compare(form) === 0;
  }

  /** The owners of the codes that hold `form` (at least three letters) anywhere. */
  inside(form: string, visit: (owner: number) => void): void {
    const reader = this.reader();
    this.tables.forEach((table, chunk) => {
      let bits = 0xffffffff;
      for (let at = 0; at + 3 <= form.length && bits !== 0; at += 1) bits &= table[bucketOf(form, at)] ?? 0;
      for (; bits !== 0; bits &= bits - 1)
        this.insideBlock(reader, chunk * 32 + 31 - Math.clz32(bits & -bits), form, visit);
    });
  }

  reader(): Reader {
    return new Reader(this.letters, this.blocks[0] ?? 0);
  }

  /** The most that its codes take when merged with others: a block may open at a code that shared letters. */
  get room(): number {
    return this.letters.length + this.blocks.length * LONGEST;
  }

  bytes(): number {
    const columns = [this.letters, this.blocks, this.common, this.owners, ...this.tables];
    return columns.reduce((sum, column) => sum + column.byteLength, 0);
  }

  private insideBlock(reader: Reader, block: number, form: string, visit: (owner: number) => void): void {
    const from = block * BLOCK;
    const to = Math.min(this.size, from + BLOCK);
    this.seek(reader, from);
    // Where the first hit ends: as long as that lies in what the codes share, the next holds it too.
    let hit = reader.find(form, 0);
    const isInAll = hit <= (this.common[block] ?? 0);
    for (let at = from; at < to; at += 1) {
      if (hit < Infinity) visit(this.owners[at] ?? 0);
      if (isInAll || at + 1 === to) continue;
      reader.next();
      if (hit > reader.shared) hit = reader.find(form, Math.max(0, reader.shared - form.length + 1));
    }
  }

  /** The first place whose code is not before `form`; with `after`, neither begins with it. */
  private lower(form: string, after: boolean): number {
    const reader = this.reader();
    const isBefore = () => (after ? reader.compare(form) <= 0 : reader.compare(form) < 0);
    let low = 0;
    let high = this.blocks.length;
    while (low < high) {
      const middle = (low + high) >>> 1;
      this.seek(reader, middle * BLOCK);
      if (isBefore()) low = middle + 1;
      else high = middle;
    }
    if (low === 0) return 0;
    let at = (low - 1) * BLOCK;
    this.seek(reader, at);
    for (const end = Math.min(this.size, at + BLOCK); at < end && isBefore(); at += 1)
      if (at + 1 < end) reader.next();
    return at;
  }

  /** Reads up to and with the code at a place. */
  private seek(reader: Reader, at: number): void {
    const block = Math.floor(at / BLOCK);
    reader.open(this.blocks[block] ?? 0);
    for (let i = block * BLOCK; i <= at; i += 1) reader.next();
  }
}

/** Reads codes one after the other; `next` comes before the first. */
class Reader {
  readonly code = new Uint8Array(LONGEST + 1);
  length = 0;
  /** How many letters the code shares with the one before. */
  shared = 0;

  constructor(
    private readonly letters: Bytes,
    private at: number,
  ) {}

  /** Goes on where a block begins. */
  open(at: number): void {
    this.at = at;
  }

  next(): void {
    const { letters, code } = this;
    let length = letters[this.at] ?? 0;
    this.shared = length;
    let at = this.at + 1;
    for (let last = false; !last; at += 1) {
      const letter = letters[at] ?? LAST;
      last = letter >= LAST;
      code[length] = letter & (LAST - 1);
      length += 1;
    }
    this.at = at;
    this.length = length;
  }

  /** Compares the code's beginning with a form: 0 when it begins with it. */
  compare(form: string): number {
    for (let i = 0; i < form.length; i += 1) {
      const letter = i < this.length ? (this.code[i] ?? 0) : 0;
      const difference = letter - form.charCodeAt(i);
      if (difference !== 0) return difference;
    }
    return 0;
  }

  /** Where the first occurrence of `form` from a place on ends; Infinity when there is none. */
  find(form: string, from: number): number {
    const { code } = this;
    const first = form.charCodeAt(0);
    for (let at = from; at + form.length <= this.length; at += 1) {
      if (code[at] !== first) continue;
      let i = 1;
      while (i < form.length && code[at + i] === form.charCodeAt(i)) i += 1;
      if (i === form.length) return at + i;
    }
    return Infinity;
  }

  isBefore(other: Reader): boolean {
    const end = Math.min(this.length, other.length);
    for (let i = 0; i < end; i += 1) {
      const difference = (this.code[i] ?? 0) - (other.code[i] ?? 0);
      if (difference !== 0) return difference < 0;
    }
    return this.length <= other.length;
  }
}

/** Writes a segment, code after code in sorted order. */
class Writer {
  private letters: Bytes;
  private end = 0;
  private count = 0;
  private readonly blocks: Words;
  private readonly common: Bytes;
  private readonly owners: Words;
  private readonly tables: Words[] = [];
  private readonly last = new Uint8Array(LONGEST + 1);
  private lastLength = 0;

  constructor(size: number, letters: number) {
    this.letters = new Uint8Array(letters);
    this.owners = new Uint32Array(size);
    this.blocks = new Uint32Array(Math.ceil(size / BLOCK));
    this.common = new Uint8Array(this.blocks.length).fill(LONGEST);
  }

  put(code: Uint8Array, length: number, owner: number): void {
    const opens = this.count % BLOCK === 0;
    if (opens) this.blocks[this.count / BLOCK] = this.end;
    if (this.count % CHUNK === 0) this.tables.push(new Uint32Array(BUCKETS));
    const shared = opens ? 0 : this.sharedWith(code, length);
    const block = Math.floor(this.count / BLOCK);
    if (!opens) this.common[block] = Math.min(this.common[block] ?? 0, shared);
    this.sign(code, length, Math.max(0, shared - 2));
    this.letters[this.end] = shared;
    for (let i = shared; i < length; i += 1) {
      this.letters[this.end + 1 + i - shared] = code[i] ?? 0;
      this.last[i] = code[i] ?? 0;
    }
    this.end += 1 + length - shared;
    this.letters[this.end - 1] = (code[length - 1] ?? 0) | LAST;
    this.lastLength = length;
    this.owners[this.count] = owner;
    this.count += 1;
  }

  done(): Segment {
    return new Segment(this.letters.slice(0, this.end), this.blocks, this.common, this.owners, this.tables);
  }

  /** At most all but one, for each code writes its last letter. */
  private sharedWith(code: Uint8Array, length: number): number {
    const most = Math.min(length - 1, this.lastLength);
    let shared = 0;
    while (shared < most && this.last[shared] === code[shared]) shared += 1;
    return shared;
  }

  private sign(code: Uint8Array, length: number, from: number): void {
    const table = this.tables[this.tables.length - 1];
    if (!table) return;
    const bit = 1 << Math.floor((this.count % CHUNK) / BLOCK);
    for (let at = from; at + 3 <= length; at += 1) {
      const slot = bucket(code[at] ?? 0, code[at + 1] ?? 0, code[at + 2] ?? 0);
      table[slot] = (table[slot] ?? 0) | bit;
    }
  }
}

/** A segment of codes in any order, each with its owner. */
export function segmentOf(codes: readonly (readonly [string, number])[]): Segment {
  const sorted = [...codes].sort(([a], [b]) => (a < b ? -1 : a > b ? 1 : 0));
  const letters = sorted.reduce((sum, [code]) => sum + code.length + 1, 0);
  const writer = new Writer(sorted.length, letters);
  const bytes = new Uint8Array(LONGEST);
  for (const [code, owner] of sorted) {
    for (let i = 0; i < code.length; i += 1) bytes[i] = code.charCodeAt(i);
    writer.put(bytes, code.length, owner);
  }
  return writer.done();
}

/** Two segments as one. */
export function mergeSegments(left: Segment, right: Segment): Segment {
  const writer = new Writer(left.size + right.size, left.room + right.room + 2 * LONGEST);
  const one = left.reader();
  const other = right.reader();
  if (left.size > 0) one.next();
  if (right.size > 0) other.next();
  for (let i = 0, j = 0; i < left.size || j < right.size;) {
    const takeLeft = j >= right.size || (i < left.size && one.isBefore(other));
    const reader = takeLeft ? one : other;
    writer.put(reader.code, reader.length, (takeLeft ? left.owners[i] : right.owners[j]) ?? 0);
    if (takeLeft) i += 1;
    else j += 1;
    if (takeLeft ? i < left.size : j < right.size) reader.next();
  }
  return writer.done();
}

function bucketOf(text: string, at: number): number {
  return bucket(text.charCodeAt(at), text.charCodeAt(at + 1), text.charCodeAt(at + 2));
}

function bucket(a: number, b: number, c: number): number {
  return Math.imul((a * 37 + b) * 37 + c, 0x9e3779b1) >>> 22;
}
