/** A thing that may be permitted, and which of the rights are. */
export interface Permitted {
  readonly uid: string;
  readonly name: string;
  readonly granted: readonly boolean[];
}

export const rights = Array.from({ length: 20 }, (_, index) => `Right ${index + 1}`);

/** Things for the matrix, always the same ones. */
export function things(count: number): Permitted[] {
  return Array.from({ length: count }, (_, index) => ({
    uid: `p${index}`,
    name: `Solarpark ${index + 1}`,
    granted: rights.map((_right, place) => (index * 7 + place * 3) % 5 === 0),
  }));
}
