import type { DeviceTimes } from "../pages/graphDevices";
import type { GraphTimes } from "../pages/graphQuery";
import type { SeriesTimes } from "../pages/graphSeries";
import type { Job } from "../job";
import { figureOf, medianOf } from "../row";
import type { Figure, Row } from "../row";
import { tell, tellApart } from "../stage";
import type { Stage } from "../stage";

/** Of what each round took, what it took beyond the call. */
const over = (times: readonly number[], call: number) =>
  figureOf(times.map((time) => Math.max(0, time - call)));

/** Each page has a browser of its own, which clears its memory between the batches. */
const collected = ["--js-flags=--expose-gc"];

async function parksRow(stage: Stage): Promise<Row> {
  const told = await tellApart(stage, "graphQuery", { batches: stage.quick ? "3" : "30" }, collected);
  const { calls, ours, noLoaders, plainLoaders } = told as GraphTimes;
  const call = medianOf(calls);
  const query = over(ours, call);
  return {
    job: "Graph query of 20 parks, over its call",
    unit: "ms",
    ours: query,
    peers: [
      { name: "no loaders", goalRatio: 4.5 / 0.5, ...over(noLoaders, call) },
      { name: "DataLoader as it comes", ...over(plainLoaders, call) },
    ],
    goal: "<= 0.5",
    met: query.median <= 0.5,
    note: `the one call that it needs takes ${call.toFixed(2)} ms by itself; without loaders there are 21.`,
  };
}

async function devicesRow(stage: Stage): Promise<Row> {
  const told = await tellApart(stage, "graphDevices", { batches: stage.quick ? "1" : "6" }, collected);
  const { ours, cached, naive } = told as DeviceTimes;
  const query = figureOf(ours);
  return {
    job: "Graph query of 2,000 devices, over its call",
    unit: "ms",
    ours: query,
    peers: [{ name: "makeExecutableSchema, default resolvers", ...figureOf(naive) }],
    goal: "<= 10",
    met: query.median <= 10,
    note: `26 values each, the answer read beforehand. Written to an empty normalised cache and read from it: ${medianOf(cached).toFixed(0)} ms.`,
  };
}

async function seriesRow(stage: Stage, of: "monitor" | "production"): Promise<Row> {
  const told = await tellApart(stage, "graphSeries", { batches: stage.quick ? "1" : "6", of }, collected);
  const { ours, naive } = told as SeriesTimes;
  const query = figureOf(ours);
  return {
    job: `Series of 30,000 points by ${of}, over its call`,
    unit: "ms",
    ours: query,
    peers: [{ name: "a list of points", ...figureOf(naive) }],
    goal: "<= 3",
    met: query.median <= 3,
    note: "the answer read beforehand.",
  };
}

async function schemaReady(stage: Stage, page: string): Promise<Figure> {
  const times: number[] = [];
  for (let round = 0; round < (stage.quick ? 1 : 9); round += 1)
    times.push((await tell(stage, page)) as number);
  return figureOf(times);
}

async function schemaRows(stage: Stage): Promise<Row[]> {
  const peers = [
    { name: "makeExecutableSchema", goalRatio: 110 / 20, ...(await schemaReady(stage, "schemaTools")) },
  ];
  const rowOf = async (job: string, page: string): Promise<Row> => {
    const ours = await schemaReady(stage, page);
    return { job, unit: "ms", ours, peers, goal: "<= 20", met: ours.median <= 20 };
  };
  return [
    await rowOf("First half of the schema ready, cold", "schemaFirst"),
    await rowOf("Schema ready, cold", "schemaOurs"),
  ];
}

/** The graph in the browser, over a server that answers at once. */
export const graph: Job = {
  name: "graph",
  run: async (stage) => [
    await parksRow(stage),
    await devicesRow(stage),
    await seriesRow(stage, "monitor"),
    await seriesRow(stage, "production"),
    ...(await schemaRows(stage)),
  ],
};
