import type { Aggregator, Labels, Query } from "./promql";
import { modelOf } from "./world/model";
import type { PowerColumns } from "./world/series";
import { powerColumns } from "./world/series";
import type { Park, WorldState } from "./world/types";

/** A range in epoch seconds. */
export interface Range {
  readonly start: number;
  readonly end: number;
  readonly step: number;
  /** The server's now. */
  readonly now: number;
}

interface MatrixSeries {
  readonly metric: Record<string, string>;
  readonly values: [number, string][];
}

type Column = readonly (number | null)[];

/** Values of one series; `factor` scales a column that several parks share. */
interface Series {
  readonly labels: Labels;
  readonly time: readonly number[];
  readonly column: Column;
  readonly factor: number;
}

/** Parks above this number leave out loss series that are zero throughout: the answer would be tens of megabytes. */
const manyParks = 100;

/** The columns of each metric, with the label that tells them apart. */
const metrics: Readonly<Record<string, (columns: PowerColumns) => readonly [Labels, Column][]>> = {
  grid_power: ({ grid }) => [[{}, grid]],
  ac_power: ({ ac }) => [[{}, ac]],
  report_power: ({ report }) => [[{}, report]],
  radiation: ({ radiation }) => [[{}, radiation]],
  loss_power: ({ loss }) =>
    Object.entries(loss).map(([shutdown_type, column]) => [{ shutdown_type }, column]),
};

/** The answer to a query over these parks: a Prometheus matrix, missing samples absent. */
export function matrixOf(
  world: WorldState,
  parks: readonly Park[],
  query: Query,
  range: Range,
): MatrixSeries[] {
  const columnsOf = Object.hasOwn(metrics, query.metric) ? metrics[query.metric] : undefined;
  if (!columnsOf) return [];
  const power = shared(world, range);
  const series = parks
    .filter(({ uid }) => query.metric === "loss_power" || query.matches({ park: uid }))
    .flatMap((park) => seriesOf(query.metric, columnsOf, park, power(park)))
    .filter(({ labels }) => query.matches(labels))
    .filter(
      ({ column }) => parks.length <= manyParks || query.metric !== "loss_power" || column.some(Boolean),
    );
  const { aggregate } = query;
  if (!aggregate) return series.map((one) => written({ __name__: query.metric, ...one.labels }, one));
  return grouped(series, aggregate.by).map(([labels, members]) =>
    written(labels, merged(members, aggregate.operator)),
  );
}

interface Shared {
  readonly columns: PowerColumns;
  readonly factor: number;
}

/** Reads each park's series once, and once for all copies that a fleet makes of it. */
function shared(world: WorldState, { start, end, step, now }: Range): (park: Park) => Shared {
  const read = new Map<string, { columns: PowerColumns; scale: number }>();
  return (park) => {
    const key = park.measured ?? modelOf(world, park).key;
    const known = read.get(key);
    if (known) return { columns: known.columns, factor: park.scale / known.scale };
    const columns = powerColumns(world, park, start, end, step, now);
    read.set(key, { columns, scale: park.scale });
    return { columns, factor: 1 };
  };
}

function seriesOf(
  metric: string,
  columnsOf: (columns: PowerColumns) => readonly [Labels, Column][],
  park: Park,
  { columns, factor }: Shared,
): readonly Series[] {
  return columnsOf(columns)
    .filter(([, column]) => column.some((value) => value !== null))
    .map(([labels, column]) => ({
      labels: { park: park.uid, ...labels },
      time: columns.time,
      column,
      // Irradiance does not grow with the plant.
      factor: metric === "radiation" ? 1 : factor,
    }));
}

function grouped(series: readonly Series[], by: readonly string[]): (readonly [Labels, Series[]])[] {
  const groups = new Map<string, readonly [Labels, Series[]]>();
  for (const one of series) {
    const labels = Object.fromEntries(
      by.flatMap((name) => (one.labels[name] ? [[name, one.labels[name]]] : [])),
    );
    const key = JSON.stringify(labels);
    const known = groups.get(key);
    if (known) known[1].push(one);
    else groups.set(key, [labels, [one]]);
  }
  return [...groups.values()];
}

function merged(
  members: readonly Series[],
  operator: Aggregator,
): Pick<Series, "time" | "column" | "factor"> {
  const [only] = members;
  if (only && members.length === 1 && operator !== "count") return only;
  const samples = new Map<number, number[]>();
  for (const { time, column, factor } of members)
    time.forEach((at, place) => {
      const value = column[place] ?? null;
      if (value === null) return;
      const known = samples.get(at);
      if (known) known.push(value * factor);
      else samples.set(at, [value * factor]);
    });
  const time = [...samples.keys()].sort((one, other) => one - other);
  return { time, column: time.map((at) => aggregated(samples.get(at) ?? [], operator)), factor: 1 };
}

function aggregated(values: readonly number[], operator: Aggregator): number {
  const sum = values.reduce((whole, value) => whole + value, 0);
  switch (operator) {
    case "sum":
      return sum;
    case "avg":
      return sum / values.length;
    case "count":
      return values.length;
    case "min":
    case "max":
      return values.reduce((one, other) => Math[operator](one, other));
  }
}

function written(
  labels: Labels,
  { time, column, factor }: Pick<Series, "time" | "column" | "factor">,
): MatrixSeries {
  const values: [number, string][] = [];
  for (let place = 0; place < time.length; place += 1) {
    const value = column[place] ?? null;
    if (value !== null) values.push([time[place] ?? 0, String(Math.round(value * factor * 1000) / 1000)]);
  }
  return { metric: { ...labels }, values };
}
