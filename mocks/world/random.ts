/**
 * Seeded randomness. `Random` is a stream for making records; `hash` and `smoothNoise` answer for any place in time
 * without a stream, which is what lets a series be asked in any order and still be the same.
 */
export type Random = () => number;

/** A stream of numbers in [0, 1) (mulberry32), the same for the same seed. */
export function randomFrom(seed: number): Random {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296;
  };
}

/** Mixes two whole numbers to an unsigned 32-bit one. */
export function hash(seed: number, place: number): number {
  let mixed = Math.imul(seed ^ 0x9e3779b9, 0x85ebca6b) ^ Math.imul(place | 0, 0xc2b2ae35);
  mixed = Math.imul(mixed ^ (mixed >>> 16), 0x7feb352d);
  mixed = Math.imul(mixed ^ (mixed >>> 15), 0x846ca68b);
  return (mixed ^ (mixed >>> 16)) >>> 0;
}

/** A number in [0, 1) for a place. */
export function unit(seed: number, place: number): number {
  return hash(seed, place) / 4294967296;
}

/** Noise in [0, 1) that changes smoothly with `x` and has its own value at each whole number. */
export function smoothNoise(seed: number, x: number): number {
  const left = Math.floor(x);
  const part = x - left;
  const eased = part * part * (3 - 2 * part);
  const from = unit(seed, left);
  return from + (unit(seed, left + 1) - from) * eased;
}

/** One of the list, by the stream. */
export function pick<T>(random: Random, list: readonly T[]): T {
  const chosen = list[Math.floor(random() * list.length)];
  if (chosen === undefined) throw new Error("pick needs a list that is not empty");
  return chosen;
}

const HEX = Array.from({ length: 256 }, (_, byte) => byte.toString(16).padStart(2, "0"));

/** A uid in the form of a UUID, for the n-th record of a kind. */
export function uidFor(seed: number, kind: number, index: number): string {
  const word = (salt: number) => {
    const bits = hash(seed + kind * 7919 + salt * 104729, index);
    return [HEX[bits >>> 24], HEX[(bits >>> 16) & 255], HEX[(bits >>> 8) & 255], HEX[bits & 255]].join("");
  };
  const [first, second, third, fourth] = [word(1), word(2), word(3), word(4)];
  return `${first}-${second.slice(0, 4)}-4${second.slice(5)}-a${third.slice(1, 4)}-${third.slice(4)}${fourth}`;
}
