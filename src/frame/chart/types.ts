import { digitsToRead } from "../../rules/digitsOfAll";
import type { StatusKind } from "../../ui/Status";

export type ChartSeries = {
  id: string;
  name: string;
  /** One unit per axis: series of one axis must agree on it. */
  unit: string;
  kind: "line" | "area" | "bar";
  /** A data colour of `tokens.css`: `--data-grid`, `--data-3`. */
  color: string;
  /** Epoch milliseconds in ascending order; a bar begins at its time. */
  time: readonly number[];
  /** At the same places; null is a gap, which stays open. */
  value: readonly (number | null)[];
  axis?: "left" | "right";
  /** A broken line: "dash" is what was to be expected, "dot" another time. */
  dash?: "dash" | "dot";
  /** Digits after the decimal mark in cursor and table; as many as its values take to be read unless said (`digitsOf`). */
  digits?: number;
};

const digits = new WeakMap<ChartSeries, number>();

/** Digits after the decimal mark with which a series is read, in its cursor and its table alike. */
export function digitsOf(series: ChartSeries): number {
  const known = series.digits ?? digits.get(series) ?? digitsToRead(series.value);
  digits.set(series, known);
  return known;
}

/** Epoch milliseconds, the end exclusive. */
export type ChartRange = { start: number; end: number };

/** Something that happened: a line through the plot with its shape on top; up to an `end` its time is shaded. */
export type ChartMark = { time: number; end?: number; label: string; kind?: StatusKind };

/** Whether any of a mark is within a part of the time, both epoch milliseconds. */
export function isMarkIn({ time, end = time }: ChartMark, part: ChartRange): boolean {
  return end >= part.start && time <= part.end;
}

export type ChartProps = {
  title: string;
  /** The title is drawn by whoever is around the chart; it stays its name. */
  hideTitle?: boolean | undefined;
  /** Under the title: range, as-of, notes. */
  subtitle?: string | undefined;
  series: readonly ChartSeries[];
  /** The park's zone: ticks, cursor, table and CSV speak its time. */
  zone: string;
  range: ChartRange;
  /** Shaded: between sunset and sunrise. */
  night?: readonly ChartRange[] | undefined;
  marks?: readonly ChartMark[] | undefined;
  /** What the left axis goes up to at least, in its unit. */
  reach?: number | undefined;
  /** It stands among others over the same time: their plots begin and end at the same places. */
  isStacked?: boolean | undefined;
  /** px of the plot itself; fixed, so that nothing jumps. */
  height?: number | undefined;
  /** Data are on their way: a skeleton of the same size. */
  isLoading?: boolean | undefined;
  headingLevel?: 2 | 3 | undefined;
};

/** More lines than this on one chart are drawn as one per colour; only those of a colour of their own have a name. */
export const manyLines = 20;

export function linesOf(series: readonly ChartSeries[]): ChartSeries[] {
  return series.filter(({ kind }) => kind === "line");
}

export function areMany(series: readonly ChartSeries[]): boolean {
  return linesOf(series).length > manyLines;
}

/** The series that are named beside the plot: all, but of very many lines those that alone have their colour. */
export function namedOf(series: readonly ChartSeries[]): readonly ChartSeries[] {
  if (!areMany(series)) return series;
  const counts = new Map<string, number>();
  for (const { color } of linesOf(series)) counts.set(color, (counts.get(color) ?? 0) + 1);
  return series.filter(({ kind, color }) => kind !== "line" || counts.get(color) === 1);
}

/** px of a chart's plot unless said. */
export const normalHeight = 320;
