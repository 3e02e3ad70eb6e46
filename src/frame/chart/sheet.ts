import { instantsOf, valueLookup } from "./instants";
import { isoInZone } from "../../rules/csv";
import type { ChartSeries } from "./types";

/** The numbers of a chart as rows: one per instant, one value per series. */
export type SheetRow = { time: number; values: (number | null)[] };

export function sheetOf(series: readonly ChartSeries[]): SheetRow[] {
  const lookups = series.map(valueLookup);
  return instantsOf(series).map((time) => ({ time, values: lookups.map((lookup) => lookup(time)) }));
}

/** "Grid power (kW)": a column's name in table and file. */
export function columnName({ name, unit }: ChartSeries): string {
  return unit === "" ? name : `${name} (${unit})`;
}

/** The same rows for a CSV: times in park time with their offset, so that both 02:30 of a long day stay apart. */
export function csvRows(
  series: readonly ChartSeries[],
  zone: string,
  timeName: string,
): (string | number | null)[][] {
  const head = [`${timeName} (${zone})`, ...series.map(columnName)];
  return [head, ...sheetOf(series).map(({ time, values }) => [isoInZone({ time, zone }), ...values])];
}
