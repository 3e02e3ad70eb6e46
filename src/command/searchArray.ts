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
export function hashText(text: string): number {
  let hash = 0x811c9dc5;
  for (let i = 0; i < text.length; i += 1) hash = Math.imul(hash ^ text.charCodeAt(i), 0x01000193);
  return (hash ^ (hash >>> 15)) >>> 0;
}

/** Strings to ids without an object for each: open addressing over ids, the strings stay where they are. */
export class IdTable {
  private slots = new Uint32Array(64);
  private used = 0;

  /** `textOf` gives the string of an id that was put in. */
  constructor(private readonly textOf: (id: number) => string) {}

  find(text: string): number {
    for (let slot = this.home(text); ; slot = (slot + 1) % this.slots.length) {
      const entry = this.slots[slot] ?? 0;
      if (entry === 0) return -1;
      if (this.textOf(entry - 1) === text) return entry - 1;
    }
  }

  /** Sets the id of a string; a later id replaces an earlier one of the same string. */
  set(text: string, id: number): void {
    if (this.used * 1.3 > this.slots.length) this.grow();
    this.put(text, id);
  }

  clear(): void {
    this.slots = new Uint32Array(64);
    this.used = 0;
  }

  bytes(): number {
    return this.slots.byteLength;
  }

  private home(text: string): number {
    return Math.floor((hashText(text) / 2 ** 32) * this.slots.length);
  }

  private put(text: string, id: number): void {
    for (let slot = this.home(text); ; slot = (slot + 1) % this.slots.length) {
      const entry = this.slots[slot] ?? 0;
      if (entry !== 0 && this.textOf(entry - 1) !== text) continue;
      if (entry === 0) this.used += 1;
      this.slots[slot] = id + 1;
      return;
    }
  }

  private grow(): void {
    const old = this.slots;
    this.slots = new Uint32Array(Math.ceil(old.length * 1.15));
    this.used = 0;
    for (const entry of old) if (entry !== 0) this.put(this.textOf(entry - 1), entry - 1);
  }
}
