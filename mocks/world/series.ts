import { dayKnots, DAY_S, type DayKnots } from "./knots";
import { measuredColumns } from "./measuredSeries";
import { dataEnd, modelOf, type Model } from "./model";
import { KNOT_S, KNOTS_A_DAY } from "./sky";
import { TRANSFORMER } from "./solarPower";
import type { Park, WorldState } from "./types";

type Column = (number | null)[];

/** Series of one park, side by side. W and W/m²; null is a gap. */
export interface PowerColumns {
  /** Epoch seconds, ascending. */
  time: number[];
  grid: Column;
  ac: Column;
  /** Null throughout at a wind park: it has no sensor. */
  radiation: Column;
  /** Mean of the grid power over the last full quarter of an hour, as the operator reports it. */
  report: Column;
  /** What was lost, by who caused it; `outage` is everything but the two curtailments. */
  loss: { grid: Column; marketer: Column; outage: Column };
}

const REPORT_S = 900;

/**
 * The series from startS to endS (both included) each stepS seconds, never beyond now. Defined on five-minute knots
 * and linear between: shorter steps add points, not power. A measured park gives its own samples, at their own times
 * where they are no closer together than the step.
 */
export function powerColumns(
  world: WorldState,
  park: Park,
  startS: number,
  endS: number,
  stepS: number,
  nowS: number,
): PowerColumns {
  const end = Math.min(endS, nowS);
  if (park.measured !== null) return measuredColumns(world, park, startS, end, stepS);
  const base = baseColumns(modelOf(world, park), startS, end, Math.max(1, stepS), nowS);
  return scaled(base, park.scale);
}

const kept = new Map<string, PowerColumns>();
let keptRange = "";

/** The series at scale 1, kept while the same range is asked: by the copies of a fleet, and by one query after another. */
function baseColumns(model: Model, startS: number, endS: number, stepS: number, nowS: number): PowerColumns {
  const range = `${startS}/${endS}/${stepS}/${nowS}`;
  if (range !== keptRange) kept.clear();
  keptRange = range;
  const known = kept.get(model.key);
  if (known) return known;
  const columns = emptyColumns();
  const arrived = dataEnd(model, nowS);
  for (let time = startS; time <= endS; time += stepS) {
    columns.time.push(time);
    if (time > arrived || time < model.since) pushGap(columns);
    else pushPoint(columns, model, time);
  }
  kept.set(model.key, columns);
  return columns;
}

function scaled({ time, grid, ac, radiation, report, loss }: PowerColumns, scale: number): PowerColumns {
  const times = (column: Column) =>
    scale === 1 ? column.slice() : column.map((value) => (value === null ? null : value * scale));
  return {
    ...{
      time: time.slice(),
      grid: times(grid),
      ac: times(ac),
      radiation: radiation.slice(),
      report: times(report),
    },
    loss: { grid: times(loss.grid), marketer: times(loss.marketer), outage: times(loss.outage) },
  };
}

/** Columns without a row. */
function emptyColumns(): PowerColumns {
  return {
    time: [],
    grid: [],
    ac: [],
    radiation: [],
    report: [],
    loss: { grid: [], marketer: [], outage: [] },
  };
}

function valueColumns({ grid, ac, radiation, report, loss }: PowerColumns): Column[] {
  return [grid, ac, radiation, report, loss.grid, loss.marketer, loss.outage];
}

function pushGap(columns: PowerColumns): void {
  for (const column of valueColumns(columns)) column.push(null);
}

function pushPoint(columns: PowerColumns, model: Model, time: number): void {
  const read = readerAt(model, time);
  if (!read) return pushGap(columns);
  const grid = read("grid");
  columns.grid.push(grid);
  columns.ac.push(acOf(grid));
  columns.radiation.push(model.kind === "wind" ? null : read("radiation"));
  columns.report.push(reported(model, time));
  columns.loss.grid.push(read("lossGrid"));
  columns.loss.marketer.push(read("lossMarketer"));
  columns.loss.outage.push(read("lossOther"));
}

/** AC power before the transformer; at night most of the standby is taken behind it. */
function acOf(grid: number): number {
  return grid > 0 ? grid / TRANSFORMER : grid * 0.4;
}

type Quantity = "grid" | "radiation" | "lossGrid" | "lossMarketer" | "lossOther";

/** Reads any quantity at an instant; null in a gap. */
function readerAt(model: Model, time: number): ((quantity: Quantity) => number) | null {
  const day = Math.floor(time / DAY_S);
  const knots = dayKnots(model, day);
  const place = (time - day * DAY_S) / KNOT_S;
  const left = Math.floor(place);
  const part = place - left;
  if (knots.gap[left] || (part > 0 && knots.gap[left + 1])) return null;
  return (quantity) => {
    const from = knots[quantity][left] ?? 0;
    return part === 0 ? from : from + ((knots[quantity][left + 1] ?? 0) - from) * part;
  };
}

function reported(model: Model, time: number): number | null {
  const end = Math.floor(time / REPORT_S) * REPORT_S;
  const first = (end - REPORT_S) / KNOT_S;
  let sum = 0;
  for (let knot = first; knot < first + 3; knot++) {
    const mean = segmentMean(model, knot);
    if (mean === null) return null;
    sum += mean;
  }
  return sum / 3;
}

function segmentMean(model: Model, knot: number): number | null {
  const day = Math.floor(knot / KNOTS_A_DAY);
  const knots: DayKnots = dayKnots(model, day);
  const left = knot - day * KNOTS_A_DAY;
  if (knots.gap[left] || knots.gap[left + 1]) return null;
  return ((knots.grid[left] ?? 0) + (knots.grid[left + 1] ?? 0)) / 2;
}
