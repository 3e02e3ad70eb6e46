import { instantsOf, valueLookup } from "./instants";
import type { SheetCell } from "../../state/sheets";
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

/** The same rows for a CSV: times in park time, written as its language writes those of any list. */
export function csvRows(series: readonly ChartSeries[], zone: string, timeName: string): SheetCell[][] {
  const head = [`${timeName} (${zone})`, ...series.map(columnName)];
  return [head, ...sheetOf(series).map(({ time, values }) => [{ time, zone }, ...values])];
}
