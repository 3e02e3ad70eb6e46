import type { Job } from "../job";
import type { GraphTimes } from "../pages/graphQuery";
import { figureOf, medianOf } from "../row";
import type { Figure } from "../row";
import { tell } from "../stage";
import type { Stage } from "../stage";

async function schemaReady(stage: Stage, path: string): Promise<Figure> {
  const times: number[] = [];
  for (let round = 0; round < (stage.quick ? 1 : 9); round += 1)
    times.push((await tell(stage, path)) as number);
  return figureOf(times);
}

/** The graph in the browser, over a server that answers at once. */
export const graph: Job = {
  name: "graph",
  run: async (stage) => {
    const told = await tell(stage, "graphQuery", { batches: stage.quick ? "3" : "30" });
    const { calls, ours, noLoaders, plainLoaders } = told as GraphTimes;
    const call = medianOf(calls);
    const over = (times: readonly number[]) => figureOf(times.map((time) => Math.max(0, time - call)));
    const query = over(ours);
    const schema = await schemaReady(stage, "schemaOurs");
    return [
      {
        job: "Graph query of 20 parks, over its call",
        unit: "ms",
        ours: query,
        peers: [
          { name: "no loaders", ...over(noLoaders) },
          { name: "DataLoader as it comes", ...over(plainLoaders) },
        ],
        goal: "<= 0.5",
        met: query.median <= 0.5,
        note: `the one call that it needs takes ${call.toFixed(2)} ms by itself; without loaders there are 21.`,
      },
      {
        job: "Schema ready, cold",
        unit: "ms",
        ours: schema,
        peers: [{ name: "makeExecutableSchema", ...(await schemaReady(stage, "schemaTools")) }],
        goal: "<= 20",
        met: schema.median <= 20,
      },
    ];
  },
};
