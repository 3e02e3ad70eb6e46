/** Columns of the index, on buffers of their own. */
export type Bytes = Uint8Array<ArrayBuffer>;
export type Shorts = Uint16Array<ArrayBuffer>;
export type Words = Uint32Array<ArrayBuffer>;

/** The array itself when `length` fits, else a larger copy. It grows by little: the index is to stay small. */
export function roomBytes(array: Bytes, length: number): Bytes {
  if (length <= array.length) return array;
  const larger = new Uint8Array(roomFor(array.length, length));
  larger.set(array);
  return larger;
}

function roomFor(length: number, needed: number): number {
  return Math.max(needed, Math.ceil(length * 1.06), 64);
}

/** As `roomBytes`, for words of 16 bits. */
export function roomShorts(array: Shorts, length: number): Shorts {
  if (length <= array.length) return array;
  const larger = new Uint16Array(roomFor(array.length, length));
  larger.set(array);
  return larger;
}

/** As `roomBytes`, for words of 32 bits. */
export function roomWords(array: Words, length: number): Words {
  if (length <= array.length) return array;
  const larger = new Uint32Array(roomFor(array.length, length));
  larger.set(array);
  return larger;
}

/**
 * Puts `fresh` ids into the sorted `order` (its first `count` entries). Searching the place of each costs far fewer
 * comparisons than a merge when few come to many.
 */
export function mergeSorted(
  order: Words,
  count: number,
  fresh: readonly number[],
  compare: (a: number, b: number) => number,
): Words {
  const sorted = [...fresh].sort(compare);
  const merged = roomWords(order, count + sorted.length);
  let end = count;
  for (let i = sorted.length - 1; i >= 0; i -= 1) {
    const id = sorted[i] ?? 0;
    const at = place(merged, end, (other) => compare(other, id) < 0);
    merged.copyWithin(at + i + 1, at, end);
    merged[at + i] = id;
    end = at;
  }
  return merged;
}

/** The first of `end` sorted places whose id is not `before`. */
export function place(order: Uint32Array, end: number, before: (id: number) => boolean, start = 0): number {
  let low = start;
  let high = end;
  while (low < high) {
    const middle = (low + high) >>> 1;
    if (before(order[middle] ?? 0)) low = middle + 1;
    else high = middle;
  }
  return low;
}

/** A hash of a string's letters (FNV-1a), 32 bits. */
function hashText(text: string): number {
  let hash = 0x811c9dc5;
  for (let i = 0; i < text.length; i += 1) hash = Math.imul(hash ^ text.charCodeAt(i), 0x01000193);
  return (hash ^ (hash >>> 15)) >>> 0;
}

/** Of a slot's 32 bits, those that hold an id + 1; the others hold a part of the hash. */
const ID = 0xffffff;
const SHARDS = 16;
const GROWTH = 1.3;

/**
 * Strings to ids (below 2^24 - 1) without an object for each: open addressing, the strings stay where they are. It is
 * split in shards of different sizes, so that no single task has to grow all of it.
 */
export class IdTable {
  private readonly shards = Array.from(
    { length: SHARDS },
    (_, i) => new Uint32Array(8 * GROWTH ** (i / SHARDS)),
  );
  private readonly used = new Uint32Array(SHARDS);

  /** `textOf` gives the string of an id that was put in. */
  constructor(private readonly textOf: (id: number) => string) {}

  find(text: string): number {
    const hash = hashText(text);
    const slots = this.slotsOf(hash);
    return ((slots[this.slotOf(slots, text, hash)] ?? 0) & ID) - 1;
  }

  /** Sets the id of a string; a later id replaces an earlier one of the same string. */
  set(text: string, id: number): void {
    const hash = hashText(text);
    const slots = this.slotsOf(hash);
    const slot = this.slotOf(slots, text, hash);
    const fresh = slots[slot] === 0;
    slots[slot] = ((hash & ~ID) | (id + 1)) >>> 0;
    if (!fresh) return;
    const used = (this.used[hash % SHARDS] ?? 0) + 1;
    this.used[hash % SHARDS] = used;
    if (used * 1.3 > slots.length) this.shards[hash % SHARDS] = this.grown(slots);
  }

  bytes(): number {
    return this.shards.reduce((sum, slots) => sum + slots.byteLength, 0);
  }

  private slotsOf(hash: number): Words {
    return this.shards[hash % SHARDS] ?? new Uint32Array(1);
  }

  /** The slot that a string has, or would take. */
  private slotOf(slots: Words, text: string, hash: number): number {
    for (let slot = home(hash, slots.length); ; slot = slot + 1 === slots.length ? 0 : slot + 1) {
      const entry = slots[slot] ?? 0;
      if (entry === 0) return slot;
      // The part of the hash spares reading most of the strings that are others.
      if (((entry ^ hash) & ~ID) === 0 && this.textOf((entry & ID) - 1) === text) return slot;
    }
  }

  private grown(old: Words): Words {
    const slots = new Uint32Array(Math.ceil(old.length * GROWTH));
    for (const entry of old) {
      if (entry === 0) continue;
      let slot = home(hashText(this.textOf((entry & ID) - 1)), slots.length);
      while (slots[slot] !== 0) slot = slot + 1 === slots.length ? 0 : slot + 1;
      slots[slot] = entry;
    }
    return slots;
  }
}

/** The slot is chosen by scale, so the number of slots may be any. */
function home(hash: number, slots: number): number {
  return Math.floor(((Math.imul(hash, 0x9e3779b1) >>> 0) / 2 ** 32) * slots);
}
