import { formatNumber } from "../../rules/numbers";
import { withUnit } from "../../rules/quantities";
import { valueLookup } from "./instants";
import { areMany, type ChartSeries, digitsOf, linesOf } from "./types";

export type Reading = {
  id: string;
  name: string;
  color: string;
  text: string;
  /** Where it lies on the value axis, for the one line of many that is nearest to the pointer. */
  pointed?: number;
  /** That line, where there is one alone. */
  line?: ChartSeries;
};

type Known = { line: ChartSeries; value: number };

function number(
  value: number | null,
  series: ChartSeries,
  language: string,
  maxDigits = digitsOf(series),
): string {
  return withUnit(formatNumber(value, language, { maxDigits }), series.unit);
}

/** Colour of what is said of several lines at once. */
const ofMany = "--data-rest";

/** A line that holds back has the colour of the words while it is pointed at. */
const standingOut = ({ color }: ChartSeries) => (color === ofMany ? "--color-text" : color);

/** "31 lines". */
export type CountText = (count: number) => string;

/** Very many lines are read as their spread, and by the names of the highest, the lowest and the pointed one. */
function spread(
  known: readonly Known[],
  pointed: number | undefined,
  language: string,
  times: CountText,
): Reading[] {
  const first = known[0];
  if (!first) return [];
  const values = known.map(({ value }) => value);
  const [least, most] = [Math.min(...values), Math.max(...values)];
  // As the highest of them is read.
  const digits = Math.min(...known.map(({ line }) => digitsOf(line)));
  const from = formatNumber(least, language, { maxDigits: digits });
  const upTo = number(most, first.line, language, digits);
  // what is written alike is alike to the reader; only what is pointed at is told apart as far as it goes
  const shown = (value: number) => Math.round(value * 10 ** digits);
  const isFlat = shown(least) === shown(most);
  const text = isFlat ? upTo : `${from}–${upTo}`;
  const all = { id: "spread", name: times(known.length), color: ofMany, text };
  if (isFlat) return [all];
  const near = pointed === undefined ? undefined : nearestValue(values, pointed);
  const named = [...new Set([most, near ?? most, least])].map((value): Reading => {
    const alike =
      value === near
        ? (each: Known) => each.value === value
        : (each: Known) => shown(each.value) === shown(value);
    const [one = first, ...others] = known.filter(alike);
    return {
      id: `spread ${value}`,
      name: others.length === 0 ? one.line.name : times(others.length + 1),
      color: others.length > 0 ? ofMany : value === near ? standingOut(one.line) : one.line.color,
      text: number(value, one.line, language, digits),
      ...(value === near && { pointed: value, ...(others.length === 0 && { line: one.line }) }),
    };
  });
  return [all, ...named];
}

function nearestValue(values: readonly number[], pointed: number): number {
  return values.reduce((best, value) =>
    Math.abs(value - pointed) < Math.abs(best - pointed) ? value : best,
  );
}

/**
 * What the cursor reads at an instant: all series at once, in their order. `pointed` is the value the pointer is at, by
 * which one of very many lines is told.
 */
export function readingsOf(
  series: readonly ChartSeries[],
  language: string,
  times: CountText,
): (instant: number, pointed?: number) => Reading[] {
  const lookups = new Map(series.map((one) => [one, valueLookup(one)]));
  const at = (instant: number) => (one: ChartSeries) => lookups.get(one)?.(instant) ?? null;
  const lines = linesOf(series);
  const isMany = areMany(series);
  const single = isMany ? series.filter(({ kind }) => kind !== "line") : series;
  // the pointer moves more often than from one instant to the next
  let before: { instant: number; known: Known[] } | undefined;
  const knownAt = (instant: number): Known[] => {
    if (before?.instant !== instant) {
      const values = lines.map((line) => ({ line, value: at(instant)(line) }));
      before = { instant, known: values.filter((one): one is Known => one.value !== null) };
    }
    return before.known;
  };
  return (instant, pointed) => {
    const own = single.flatMap((one): Reading[] => {
      const value = at(instant)(one);
      // a slower series has no sample here: silence, not a gap
      if (value === null && !one.time.includes(instant)) return [];
      return [{ id: one.id, name: one.name, color: one.color, text: number(value, one, language) }];
    });
    return isMany ? [...own, ...spread(knownAt(instant), pointed, language, times)] : own;
  };
}
