/** A packed time series: epoch milliseconds in ascending order and, at the same places, values or gaps. */
export interface PackedSeries {
  time: number[];
  value: (number | null)[];
}

/** Where a loss belongs (§ 3 [159]): the grid operator, direct marketing, or anything else, which is shown too. */
export type LossKind = "grid" | "marketer" | "other";

/** No park reaches a petawatt: such a sample is a fault of the meter and would flatten every axis [F79]. */
const IMPLAUSIBLE = 1e15;
const LATEST_TIME = 8.64e15;
const NUMBER = /^[+-]?(\d+\.?\d*|\.\d+)(e[+-]?\d+)?$/i;

/** A point further than this many usual spacings from the next is not joined to it. */
const GAP_SPACINGS = 2.5;

/** Whether a text is a number; what begins as nearly all samples do, `Number` itself tells from what is none. */
function isNumber(text: string): boolean {
  const first = text.charCodeAt(0);
  return (first >= 43 && first <= 57 && text.charCodeAt(1) <= 57) || NUMBER.test(text.trim());
}

function readValue(raw: unknown): number | null {
  const value = typeof raw === "string" && isNumber(raw) ? Number(raw) : raw;
  return typeof value === "number" && Math.abs(value) < IMPLAUSIBLE ? value : null;
}

function readTime(raw: unknown): number | undefined {
  const seconds = typeof raw === "string" && NUMBER.test(raw.trim()) ? Number(raw) : raw;
  if (typeof seconds !== "number") return undefined;
  const time = Math.round(seconds * 1000);
  return Math.abs(time) <= LATEST_TIME ? time : undefined;
}

/** Columns of points in order of time; of two points at one time the later that has a value wins. */
function pack(points: Iterable<readonly [number, number | null]>): PackedSeries {
  const byTime = new Map<number, number | null>();
  for (const [time, value] of points) byTime.set(time, value ?? byTime.get(time) ?? null);
  const time = [...byTime.keys()].sort((a, b) => a - b);
  return { time, value: time.map((at) => byTime.get(at) ?? null) };
}

/**
 * The `values` of a query_range result, `[seconds, "number"]` each. NaN, infinities and implausible numbers become
 * gaps, points are sorted and de-duplicated, and what is no point is left out [158], [F79].
 */
export function parsePromqlValues(values: unknown): PackedSeries {
  const series: PackedSeries = { time: [], value: [] };
  let isAscending = true;
  let last = -Infinity;
  for (const point of Array.isArray(values) ? (values as unknown[]) : []) {
    if (!Array.isArray(point)) continue;
    const time = readTime(point[0]);
    if (time === undefined) continue;
    isAscending &&= time > last;
    last = time;
    series.time.push(time);
    series.value.push(readValue(point[1]));
  }
  // As it nearly always comes: nothing to sort, nothing twice.
  return isAscending ? series : pack(series.time.map((at, index) => [at, series.value[index] ?? null]));
}

/** The median distance of neighbouring points in milliseconds; 0 with fewer than two. */
export function usualSpacing(time: readonly number[]): number {
  const spacings = time.slice(1).map((at, index) => at - (time[index] ?? at));
  spacings.sort((a, b) => a - b);
  return spacings[Math.floor(spacings.length / 2)] ?? 0;
}

/**
 * The series with a null between points more than 2.5 times the larger of the step and the series' own spacing apart
 * [154], [161], so that a line drawn through it breaks there and a 15-minute series does not break on a 5-minute grid.
 */
export function withGaps(series: PackedSeries, stepMs: number): PackedSeries {
  const spacing = Math.max(stepMs, usualSpacing(series.time));
  const time: number[] = [];
  const value: (number | null)[] = [];
  series.time.forEach((at, index) => {
    const previous = series.time[index - 1];
    if (previous !== undefined && at - previous > GAP_SPACINGS * spacing) {
      time.push(previous + spacing);
      value.push(null);
    }
    time.push(at);
    value.push(series.value[index] ?? null);
  });
  return { time, value };
}

/** Which loss a `shutdown_type` names. */
export function lossKind(shutdownType: unknown): LossKind {
  return shutdownType === "grid" || shutdownType === "marketer" ? shutdownType : "other";
}

/** The sum at every time any of the series has; a time at which none has a value is a gap. */
export function sumSeries(all: readonly PackedSeries[]): PackedSeries {
  const sums = new Map<number, number | null>();
  for (const series of all) {
    series.time.forEach((at, index) => {
      const value = series.value[index] ?? null;
      const sum = sums.get(at) ?? null;
      sums.set(at, value === null ? sum : (sum ?? 0) + value);
    });
  }
  return pack(sums);
}

/** The time of the last sample that has a value, or null [163]. */
export function lastSampleTime(series: PackedSeries): number | null {
  const index = series.value.findLastIndex((value) => value !== null);
  return series.time[index] ?? null;
}
