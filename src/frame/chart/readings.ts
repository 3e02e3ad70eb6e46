import { formatNumber, withUnit } from "../../rules/numbers";
import { valueLookup } from "./instants";
import { type ChartSeries, manyLines } from "./types";

export type Reading = { id: string; name: string; color: string; text: string };

const noBreakSpace = "\u00a0";

function number(value: number | null, series: ChartSeries, language: string): string {
  return withUnit(formatNumber(value, language, { maxDigits: series.digits ?? 1 }), series.unit);
}

/** Very many lines are read as their spread: the least and the most at that instant. */
function spread(
  lines: readonly ChartSeries[],
  at: (line: ChartSeries) => number | null,
  language: string,
): Reading[] {
  const first = lines[0];
  const known = lines.flatMap((line) => at(line) ?? []);
  if (!first || known.length === 0) return [];
  const most = number(Math.max(...known), first, language);
  const least = formatNumber(Math.min(...known), language, { maxDigits: first.digits ?? 1 });
  return [
    { id: "spread", name: `${known.length}${noBreakSpace}×`, color: first.color, text: `${least}–${most}` },
  ];
}

/** What the cursor reads at an instant: all series at once, in their order. */
export function readingsOf(series: readonly ChartSeries[], language: string): (instant: number) => Reading[] {
  const lookups = new Map(series.map((one) => [one, valueLookup(one)]));
  const at = (instant: number) => (one: ChartSeries) => lookups.get(one)?.(instant) ?? null;
  const lines = series.filter(({ kind }) => kind === "line");
  const isMany = lines.length > manyLines;
  const single = isMany ? series.filter(({ kind }) => kind !== "line") : series;
  return (instant) => {
    const own = single.flatMap((one): Reading[] => {
      const value = at(instant)(one);
      // a slower series has no sample here: silence, not a gap
      if (value === null && !one.time.includes(instant)) return [];
      return [{ id: one.id, name: one.name, color: one.color, text: number(value, one, language) }];
    });
    return isMany ? [...own, ...spread(lines, at(instant), language)] : own;
  };
}
