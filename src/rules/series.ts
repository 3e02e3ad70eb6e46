/** A packed time series: epoch milliseconds in ascending order and, at the same places, values or gaps. */
export interface PackedSeries {
  time: number[];
  value: (number | null)[];
}

/** Where a loss belongs (§ 3 [159]): the grid operator, direct marketing, or anything else, which is shown too. */
export type LossKind = "grid" | "marketer" | "other";

/** No park reaches a petawatt: such a sample is a fault of the meter and would flatten every axis [F79]. */
const IMPLAUSIBLE = 1e15;
const LATEST_TIME = Date.UTC(2200, 0);
const NUMBER = /^[+-]?(\d+\.?\d*|\.\d+)(e[+-]?\d+)?$/i;

/** Powers of ten, by which a number that is exact is divided to the nearest one there is, as `Number` reads it too. */
const SCALES = [1, 1e1, 1e2, 1e3, 1e4, 1e5, 1e6, 1e7, 1e8, 1e9, 1e10, 1e11, 1e12, 1e13, 1e14];
const [MINUS, POINT, ZERO, NINE] = [45, 46, 48, 57];

/**
 * The number that up to 15 plain digits write, with a sign and a point or without, as samples nearly always are: several
 * times faster than `Number`, with the same result. NaN for whatever else.
 */
function readPlain(text: string): number {
  const start = text.charCodeAt(0) === MINUS ? 1 : 0;
  const { length } = text;
  if (length === start || length - start > 15) return Number.NaN;
  let digits = 0;
  let point = -1;
  for (let at = start; at < length; at += 1) {
    const code = text.charCodeAt(at);
    if (code >= ZERO && code <= NINE) digits = digits * 10 + (code - ZERO);
    else if (code === POINT && point < 0 && at > start && at < length - 1) point = at;
    else return Number.NaN;
  }
  const whole = point < 0 ? digits : digits / (SCALES[length - 1 - point] ?? Number.NaN);
  return start === 1 ? -whole : whole;
}

function readText(text: string): number | string {
  const plain = readPlain(text);
  if (!Number.isNaN(plain)) return plain;
  return NUMBER.test(text.trim()) ? Number(text) : text;
}

function readValue(raw: unknown): number | null {
  const value = typeof raw === "string" ? readText(raw) : raw;
  return typeof value === "number" && Math.abs(value) < IMPLAUSIBLE ? value : null;
}

function readTime(raw: unknown): number | undefined {
  const seconds = typeof raw === "string" ? readText(raw) : raw;
  if (typeof seconds !== "number") return undefined;
  const time = Math.round(seconds * 1000);
  return Math.abs(time) <= LATEST_TIME ? time : undefined;
}

/** Columns of points in order of time; of two points at one time the later that has a value wins. */
export function pack(points: Iterable<readonly [number, number | null]>): PackedSeries {
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
  const points: readonly unknown[] = Array.isArray(values) ? values : [];
  // As long as they can become: columns that grow are copied again and again.
  const time = new Array<number>(points.length);
  const value = new Array<number | null>(points.length);
  let count = 0;
  let isAscending = true;
  let last = -Infinity;
  for (const point of points) {
    if (!Array.isArray(point)) continue;
    const at = readTime(point[0]);
    if (at === undefined) continue;
    isAscending &&= at > last;
    last = at;
    time[count] = at;
    value[count] = readValue(point[1]);
    count += 1;
  }
  time.length = count;
  value.length = count;
  // As it nearly always comes: nothing to sort, nothing twice.
  return isAscending ? { time, value } : pack(time.map((at, index) => [at, value[index] ?? null]));
}

/** Which loss a `shutdown_type` names. */
export function lossKind(shutdownType: unknown): LossKind {
  return shutdownType === "grid" || shutdownType === "marketer" ? shutdownType : "other";
}
