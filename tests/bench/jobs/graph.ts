import type { Job } from "../job";
import { figureOf, medianOf } from "../row";
import type { Figure, Row } from "../row";
import { collected, tell, tellApart } from "../stage";
import type { Stage } from "../stage";

/** Of what each round took, what it took beyond the call. */
const over = (times: readonly number[], call: number) =>
  figureOf(times.map((time) => Math.max(0, time - call)));

type Times<Who extends string> = Readonly<Record<Who, readonly number[]>>;

/** Means of batches, ms a query: each alone in its page, by turns, so that the machine's mood meets all alike. */
async function timesOf<Who extends string>(
  stage: Stage,
  page: string,
  whoever: readonly Who[],
  parameters: { readonly batches: number; readonly of?: string },
): Promise<Times<Who>> {
  const batches = String(stage.quick ? 1 : parameters.batches);
  const times = new Map<Who, number[]>(whoever.map((who) => [who, []]));
  for (let turn = 0; turn < (stage.quick ? 1 : 3); turn += 1) {
    for (const who of whoever) {
      const told = await tellApart(stage, page, { ...parameters, batches, who }, collected);
      times.get(who)?.push(...(told as number[]));
    }
  }
  return Object.fromEntries(times) as Record<Who, number[]>;
}

async function parksRow(stage: Stage): Promise<Row> {
  const whoever = ["call", "ours", "noLoaders", "plainLoaders"] as const;
  const times = await timesOf(stage, "graphQuery", whoever, { batches: 10 });
  const call = medianOf(times.call);
  const query = over(times.ours, call);
  return {
    job: "Graph query of 20 parks, over its call",
    unit: "ms",
    ours: query,
    peers: [
      { name: "no loaders", goalRatio: 4.5 / 0.5, ...over(times.noLoaders, call) },
      { name: "DataLoader as it comes", ...over(times.plainLoaders, call) },
    ],
    goal: "<= 0.5",
    met: query.median <= 0.5,
    note: `the one call that it needs takes ${call.toFixed(2)} ms by itself; without loaders there are 21.`,
  };
}

async function seriesRow(stage: Stage, of: "monitor" | "production"): Promise<Row> {
  const times = await timesOf(stage, "graphSeries", ["ours", "naive"] as const, { batches: 3, of });
  const query = figureOf(times.ours);
  return {
    job: `Series of 30,000 points by ${of}, over its call`,
    unit: "ms",
    ours: query,
    peers: [{ name: "a list of points", ...figureOf(times.naive) }],
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
    await rowOf("First half of the schema ready and 20 parks answered, cold", "schemaFirst"),
    await rowOf("Schema ready and 20 parks answered, cold", "schemaOurs"),
  ];
}

/** The graph in the browser, over a server that answers at once. */
export const graph: Job = {
  name: "graph",
  run: async (stage) => [
    await parksRow(stage),
    await seriesRow(stage, "monitor"),
    await seriesRow(stage, "production"),
    ...(await schemaRows(stage)),
  ],
};
