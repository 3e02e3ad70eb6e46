/** Base units: energy in Wh, power in W, irradiance in W/m². */
export type Quantity = "energy" | "power" | "irradiance";

/** One unit for a whole axis or column: a value divided by `factor` is in `unit`. */
export interface Scale {
  readonly unit: string;
  readonly factor: number;
}

type Values = Iterable<number | null | undefined>;

const scales: Readonly<Record<Quantity, readonly Scale[]>> = {
  energy: [
    { unit: "Wh", factor: 1 },
    { unit: "kWh", factor: 1e3 },
    { unit: "MWh", factor: 1e6 },
    { unit: "GWh", factor: 1e9 },
    { unit: "TWh", factor: 1e12 },
  ],
  power: [
    { unit: "W", factor: 1 },
    { unit: "kW", factor: 1e3 },
    { unit: "MW", factor: 1e6 },
    { unit: "GW", factor: 1e9 },
    { unit: "TW", factor: 1e12 },
  ],
  irradiance: [{ unit: "W/m²", factor: 1 }],
};

/** Those that are told apart where a value is given, and those it is asked in. */
export function unitsOf(kind: Quantity): {
  readonly all: readonly Scale[];
  readonly offered: readonly Scale[];
} {
  const all = scales[kind];
  return { all, offered: all.filter(({ factor }) => factor === 1e3 || factor === 1e6) };
}

/** With nothing to measure by: the units people expect on an empty axis. */
const usual: Readonly<Record<Quantity, string>> = { energy: "kWh", power: "kW", irradiance: "W/m²" };

/** From here a value rounded to one digit would read 1,000.0 in the unit below. */
const NEXT_UNIT = 0.99995;

function greatest(values: Values): number {
  let most = 0;
  for (const value of values) {
    const size = Math.abs(value ?? NaN);
    if (Number.isFinite(size) && size > most) most = size;
  }
  return most;
}

/** The unit in which the greatest value is easiest read; one for all values, so that none are mixed [145]. */
export function scale(values: number | Values, kind: Quantity): Scale {
  const most = greatest(typeof values === "number" ? [values] : values);
  const units = scales[kind];
  const fitting = most === 0 ? undefined : units.findLast(({ factor }) => most >= factor * NEXT_UNIT);
  const fallback = most === 0 ? units.find(({ unit }) => unit === usual[kind]) : units[0];
  return fitting ?? fallback ?? { unit: usual[kind], factor: 1 };
}

/** From here a value of two digits behind the point has more than six of them. */
const MOST_READ = 9_999.995;

/** The unit that suits parts that stand below their sums: theirs, unless a sum would have more than six digits in it. */
export function scaleOfParts(parts: Values, sums: Values, kind: Quantity): Scale {
  const own = scale(parts, kind);
  const most = greatest(sums);
  const further = scales[kind].filter(({ factor }) => factor >= own.factor);
  return further.find(({ factor }) => most < factor * MOST_READ) ?? further.at(-1) ?? own;
}

/** A value in a scale, as a number for an axis or a column; gaps stay gaps. */
export function scaled(value: number | null | undefined, { factor }: Scale): number | null {
  return value === null || value === undefined || !Number.isFinite(value) ? null : value / factor;
}
