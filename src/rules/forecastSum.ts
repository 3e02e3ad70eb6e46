import type { PackedSeries } from "./series";
import { usualSpacing } from "./seriesGaps";

/** A forecast as far as it can be added to others. Series in W. */
export interface Addend {
  readonly id: string;
  /** What tells its portfolio from the others. */
  readonly portfolioId: string;
  /** Whether its values are power. */
  readonly isPower: boolean;
  readonly forecast: PackedSeries;
  readonly measured: PackedSeries;
}

/** Why a forecast is not added: another portfolio, no unit of power, no values, or values at other times. */
export type LeftOut = "portfolio" | "unit" | "values" | "times";

export interface ForecastSum<Row> {
  readonly rows: readonly Row[];
  readonly leftOut: readonly { readonly row: Row; readonly why: LeftOut }[];
  /** Of the instants that all rows know. */
  readonly forecast: PackedSeries;
  /** Without points where not all rows were measured at the same instants. */
  readonly measured: PackedSeries;
}

/** How far apart the times of a series lie and where they begin within that: series of one grid are added. */
function gridOf({ time }: PackedSeries): string {
  const spacing = usualSpacing(time);
  return spacing === 0 ? `at ${time[0] ?? ""}` : `${spacing} ${(time[0] ?? 0) % spacing}`;
}

/** What most of them have, the first of equals. */
export function most(texts: readonly string[]): string | undefined {
  const counts = new Map<string, number>();
  for (const text of texts) counts.set(text, (counts.get(text) ?? 0) + 1);
  return [...counts].sort(([, one], [, other]) => other - one)[0]?.[0];
}

/** Point by point over the instants that all of them know. */
function added(all: readonly PackedSeries[]): PackedSeries {
  const [first, ...others] = all;
  if (first === undefined) return { time: [], value: [] };
  const sums = new Map<number, number>();
  first.time.forEach((at, place) => {
    const value = first.value[place] ?? null;
    if (value !== null) sums.set(at, value);
  });
  for (const { time, value } of others) {
    const known = new Map(time.map((at, place) => [at, value[place] ?? null]));
    for (const [at, sum] of sums) {
      const more = known.get(at) ?? null;
      if (more === null) sums.delete(at);
      else sums.set(at, sum + more);
    }
  }
  return { time: [...sums.keys()], value: [...sums.values()] };
}

/**
 * The sum of several parks' forecasts, W: of one portfolio alone, and of those alone whose values are power at the same
 * times. What does not fit is left out with its reason, and never squeezed in.
 */
export function sumOfForecasts<Row extends Addend>(all: readonly Row[]): ForecastSum<Row> {
  const portfolio = most(all.map(({ portfolioId }) => portfolioId));
  const plain = (row: Row): LeftOut | undefined => {
    if (row.portfolioId !== portfolio) return "portfolio";
    if (row.forecast.time.length === 0) return "values";
    return row.isPower ? undefined : "unit";
  };
  const grid = most(all.filter((row) => plain(row) === undefined).map(({ forecast }) => gridOf(forecast)));
  const rows: Row[] = [];
  const leftOut: { row: Row; why: LeftOut }[] = [];
  let forecast: PackedSeries = { time: [], value: [] };
  for (const row of all) {
    const sum = rows.length === 0 ? row.forecast : added([forecast, row.forecast]);
    const isApart = gridOf(row.forecast) !== grid || sum.time.length === 0;
    const why = plain(row) ?? (isApart ? "times" : undefined);
    if (why === undefined) {
      rows.push(row);
      forecast = sum;
    } else leftOut.push({ row, why });
  }
  const measured = rows.map((row) => row.measured);
  const isOne = new Set(measured.map(gridOf)).size === 1;
  return { rows, leftOut, forecast, measured: isOne ? added(measured) : { time: [], value: [] } };
}
