/**
 * Seeded randomness without a stream: every place (a knot of time, the number of a record) has its own number, so a
 * series can be asked in any order and still be the same.
 */

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
