/** Columns over one time axis, Wh a step. */
export interface EnergyColumns {
  /** Start of each step, epoch milliseconds. */
  readonly time: readonly (number | null)[];
  readonly production: readonly (number | null)[];
  readonly expected: readonly (number | null)[] | null;
  readonly lossGrid: readonly (number | null)[] | null;
  readonly lossMarketer: readonly (number | null)[] | null;
  readonly lossOther: readonly (number | null)[] | null;
  /** Wh/m². */
  readonly irradiation: readonly (number | null)[] | null;
}

export const balanceParts = [
  "expected",
  "lossGrid",
  "lossMarketer",
  "lossOther",
  "rest",
  "delivered",
] as const;
export type BalancePart = (typeof balanceParts)[number];

/** Where the expected energy went, Wh: losses and what nobody names are negative where they take away. */
export type Balance = Readonly<Record<BalancePart, number>>;

type Column = readonly (number | null)[] | null;

/** Places of the steps that begin at or after `from` and of which both energies are known: the rest tells nothing. */
function placesOf({ time, production, expected }: EnergyColumns, from: number): number[] {
  const isKnown = (column: Column, place: number) => Number.isFinite(column?.[place] ?? NaN);
  return time.flatMap((at, place) =>
    (at ?? NaN) >= from && isKnown(production, place) && isKnown(expected, place) ? [place] : [],
  );
}

const sumOf = (column: Column, places: readonly number[]) =>
  places.reduce((sum, place) => sum + (column?.[place] ?? 0), 0);

/**
 * From what was to be expected to what was delivered, since `from`: expected, less each loss, less what nobody names,
 * is delivered. Undefined where no step says both what was expected and what came.
 */
export function balanceOf(columns: EnergyColumns, from = -Infinity): Balance | undefined {
  const places = placesOf(columns, from);
  if (places.length === 0) return undefined;
  const expected = sumOf(columns.expected, places);
  const delivered = sumOf(columns.production, places);
  const [lossGrid, lossMarketer, lossOther] = [columns.lossGrid, columns.lossMarketer, columns.lossOther].map(
    (column) => -sumOf(column, places),
  ) as [number, number, number];
  const rest = delivered - (expected + lossGrid + lossMarketer + lossOther);
  return { expected, lossGrid, lossMarketer, lossOther, rest, delivered };
}

/** Less sun than this, Wh/m², and the ratio says more of the instruments than of the park. */
const LEAST_IRRADIATION = 100;

/**
 * The performance ratio of IEC 61724-1: the energy delivered against what the peak power would have made of the same
 * irradiation. Null where either is not known, or hardly any sun shone.
 */
export function performanceRatio(
  { production, irradiation }: EnergyColumns,
  peakPowerW: number | null,
): number | null {
  if (irradiation === null || peakPowerW === null || peakPowerW <= 0) return null;
  let [energy, sun] = [0, 0];
  production.forEach((made, place) => {
    const shone = irradiation[place];
    if (made === null || shone === null || shone === undefined) return;
    energy += made;
    sun += shone;
  });
  return sun < LEAST_IRRADIATION ? null : energy / ((peakPowerW * sun) / 1000);
}

/** Between the end of a step and now: beyond this it says nothing of now, milliseconds. */
const RECENT = 45 * 60_000;

/** Power that was to be expected in the last whole step before `now`, W; null where that is long ago or not known. */
export function expectedNow({ time, expected }: EnergyColumns, stepS: number, now: number): number | null {
  const place = time.findLastIndex((at) => at !== null && at + stepS * 1000 <= now);
  const at = time[place] ?? null;
  const energy = expected?.[place] ?? null;
  if (at === null || energy === null || now - (at + stepS * 1000) > RECENT) return null;
  return energy / (stepS / 3600);
}
