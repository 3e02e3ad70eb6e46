import { useRef } from "react";
import type { ChartSeries } from "./types";

function sameNumbers(a: readonly (number | null)[], b: readonly (number | null)[]): boolean {
  return a === b || (a.length === b.length && a.every((value, index) => Object.is(value, b[index])));
}

function sameSeries(a: ChartSeries, b: ChartSeries | undefined): boolean {
  if (a === b) return true;
  if (!b || a.id !== b.id || a.name !== b.name || a.unit !== b.unit || a.kind !== b.kind) return false;
  if (a.color !== b.color || a.axis !== b.axis || a.digits !== b.digits || a.dash !== b.dash) return false;
  return sameNumbers(a.time, b.time) && sameNumbers(a.value, b.value);
}

/** The first of equal series lists, however often they are built anew: a chart is redrawn for new data only. */
export function useSteadySeries(series: readonly ChartSeries[]): readonly ChartSeries[] {
  const kept = useRef(series);
  const before = kept.current;
  const isSame =
    before.length === series.length && series.every((one, index) => sameSeries(one, before[index]));
  if (!isSame) kept.current = series;
  return kept.current;
}

/** The first of equal plain values: ranges, nights and marks are small. */
export function useSteady<Value>(value: Value): Value {
  const kept = useRef({ value, text: JSON.stringify(value) });
  const text = JSON.stringify(value);
  if (kept.current.text !== text) kept.current = { value, text };
  return kept.current.value;
}
