/** A thing that may be permitted, and which of the rights are. */
export interface Permitted {
  readonly uid: string;
  readonly name: string;
  /** The portfolio that a park stands under; null for a portfolio. */
  readonly parent: string | null;
  readonly granted: readonly boolean[];
}

export const rights = Array.from({ length: 20 }, (_, index) => `Right ${index + 1}`);

/** A portfolio and its parks. */
const FAMILY = 25;

/** Things for the matrix, always the same ones. */
export function things(count: number): Permitted[] {
  return Array.from({ length: count }, (_, index) => ({
    uid: `p${index}`,
    name: `Solarpark ${index + 1}`,
    parent: index % FAMILY === 0 ? null : `p${index - (index % FAMILY)}`,
    granted: rights.map((_right, place) => (index * 7 + place * 3) % 5 === 0),
  }));
}
