import { dayKnots, emptyKnots, makeKnots, DAY_S, type DayKnots } from "./knots";
import { measuredEnergy } from "./measuredSeries";
import { dataEnd, modelOf, type Model } from "./model";
import { KNOT_S } from "./sky";
import type { Park, WorldState } from "./types";

/** Wh, Wh/m² and seconds over a range. `possible` = `produced` + the three losses. */
export interface Energy {
  produced: number;
  /** What a reference plant makes of the same irradiation or wind. */
  expected: number;
  possible: number;
  lostGrid: number;
  lostMarketer: number;
  lostOther: number;
  irradiation: number;
  /** Share of the operating time (sun or wind there) in which the plant was ready, 0..1; null: no operating time. */
  availability: number | null;
  shutdownSeconds: number;
}

/** produced, expected, lostGrid, lostMarketer, lostOther, irradiation, operating, ready, shutdown seconds. */
const FIELDS = 9;
type Sums = Float64Array;
const kept = new Map<string, Map<number, Sums>>();
let keptDays = 0;
const KEEP_DAYS = 30_000;
/** One set of columns for all the days of a walk: a year of 40 parks would make 150,000. */
const scratch = emptyKnots();

/**
 * Energy of a park in [startMs, endMs), up to the newest data: the exact integral of the power that `powerColumns`
 * shows, so gaps add nothing. Whole hours come from sums kept per park and UTC day; only what is cut from an hour is
 * integrated again.
 */
export function energy(world: WorldState, park: Park, startMs: number, endMs: number, nowMs: number): Energy {
  if (park.measured !== null) return measuredEnergy(world, park, startMs, Math.min(endMs, nowMs));
  const model = modelOf(world, park);
  const start = Math.max(startMs / 1000, model.since);
  const end = Math.min(endMs / 1000, dataEnd(model, nowMs / 1000));
  return named(sumsOf(model, start, end), park.scale);
}

/** The sums over whole days: a year of them is asked for again with each call of a page. */
const keptSpans = new Map<string, Sums>();
const KEEP_SPANS = 5_000;

function spanSums(model: Model, first: number, days: number): Sums {
  const key = `${model.key} ${first} ${days}`;
  const known = keptSpans.get(key);
  if (known) return known;
  const sums = new Float64Array(FIELDS);
  for (let day = first; day < first + days; day++) addUpTo(model, day, DAY_S, sums, 1);
  if (keptSpans.size >= KEEP_SPANS) keptSpans.clear();
  keptSpans.set(key, sums);
  return sums;
}

function sumsOf(model: Model, start: number, end: number): Sums {
  const first = Math.ceil(start / DAY_S);
  const days = Math.floor(end / DAY_S) - first;
  if (days < 2) return cutSums(model, start, end);
  const sums = cutSums(model, start, first * DAY_S);
  const whole = spanSums(model, first, days);
  const rest = cutSums(model, (first + days) * DAY_S, end);
  return sums.map((sum, field) => sum + (whole[field] ?? 0) + (rest[field] ?? 0));
}

function cutSums(model: Model, start: number, end: number): Sums {
  const sums = new Float64Array(FIELDS);
  for (let day = Math.floor(start / DAY_S); day * DAY_S < end; day++) {
    const from = Math.max(0, start - day * DAY_S);
    const to = Math.min(DAY_S, end - day * DAY_S);
    if (to <= from) continue;
    addUpTo(model, day, to, sums, 1);
    if (from > 0) addUpTo(model, day, from, sums, -1);
  }
  return sums;
}

/** Adds (or takes away) what lies between the day's midnight and a second of it. */
function addUpTo(model: Model, day: number, second: number, sums: Sums, sign: 1 | -1): void {
  const hours = hourSums(model, day);
  const hour = Math.floor(second / 3600);
  for (let field = 0; field < FIELDS; field++) {
    sums[field] = (sums[field] ?? 0) + sign * (hours[hour * FIELDS + field] ?? 0);
  }
  if (second > hour * 3600) integrate(model, dayKnots(model, day), hour * 3600, second, sums, sign);
}

/** Sums from midnight to each full hour of a UTC day: 25 rows of `FIELDS`. */
function hourSums(model: Model, day: number): Sums {
  let days = kept.get(model.key);
  if (!days) kept.set(model.key, (days = new Map<number, Sums>()));
  const known = days.get(day);
  if (known) return known;
  const knots = makeKnots(model, day, scratch);
  const rows = new Float64Array(25 * FIELDS);
  const sums = new Float64Array(FIELDS);
  for (let hour = 0; hour < 24; hour++) {
    integrate(model, knots, hour * 3600, hour * 3600 + 3600, sums, 1);
    rows.set(sums, (hour + 1) * FIELDS);
  }
  keep(days, day, rows);
  return rows;
}

function keep(days: Map<number, Sums>, day: number, rows: Sums): void {
  if (keptDays >= KEEP_DAYS) {
    kept.forEach((list) => list.clear());
    keptDays = 0;
  }
  days.set(day, rows);
  keptDays++;
}

/** Integrates the knots between two seconds of their day, by trapezoids cut to size. */
function integrate(model: Model, knots: DayKnots, from: number, to: number, sums: Sums, sign: 1 | -1): void {
  const columns = [
    knots.grid,
    knots.expected,
    knots.lossGrid,
    knots.lossMarketer,
    knots.lossOther,
    knots.radiation,
  ];
  for (let knot = Math.floor(from / KNOT_S); knot * KNOT_S < to; knot++) {
    if (knots.gap[knot] || knots.gap[knot + 1]) continue;
    const left = Math.max(0, from / KNOT_S - knot);
    const right = Math.min(1, to / KNOT_S - knot);
    const seconds = sign * (right - left) * KNOT_S;
    const middle = (left + right) / 2;
    for (let field = 0; field < columns.length; field++) {
      const column = columns[field];
      if (!column) continue;
      const a = column[knot] ?? 0;
      const power = a + ((column[knot + 1] ?? 0) - a) * middle;
      sums[field] = (sums[field] ?? 0) + (power * seconds) / 3600;
    }
    addTimes(model, knots, knot, seconds, sums);
  }
}

function addTimes(model: Model, knots: DayKnots, knot: number, seconds: number, sums: Sums): void {
  const operating = (knots.possible[knot] ?? 0) > model.limit * 0.005;
  if (!operating) return;
  sums[6] = (sums[6] ?? 0) + seconds;
  sums[7] = (sums[7] ?? 0) + seconds * (1 - (knots.down[knot] ?? 0));
  if (knots.shutdown[knot]) sums[8] = (sums[8] ?? 0) + seconds;
}

function named(sums: Sums, scale: number): Energy {
  const at = (field: number) => (sums[field] ?? 0) * scale;
  const [produced, lostGrid, lostMarketer, lostOther] = [at(0), at(2), at(3), at(4)];
  const operating = sums[6] ?? 0;
  return {
    produced,
    expected: at(1),
    possible: produced + lostGrid + lostMarketer + lostOther,
    lostGrid,
    lostMarketer,
    lostOther,
    irradiation: sums[5] ?? 0,
    availability: operating > 0.5 ? Math.min(1, (sums[7] ?? 0) / operating) : null,
    shutdownSeconds: Math.round(sums[8] ?? 0),
  };
}
