import type { Job } from "../job";
import type { Drawn } from "../pages/drawing";
import { figureOf } from "../row";
import type { Row } from "../row";
import { tell } from "../stage";
import type { Stage } from "../stage";

/** A chart may rest longer than a text between two changes of its document, ms. */
const quiet = 120;

async function measured(stage: Stage, path: string, shape: string) {
  const runs: Drawn[] = [];
  const redraws = stage.quick ? "1" : "5";
  for (let round = 0; round < (stage.quick ? 1 : 5); round += 1)
    runs.push((await tell(stage, path, { shape, redraws }, quiet)) as Drawn);
  return {
    first: figureOf(runs.map(({ first }) => first)),
    redraw: figureOf(runs.flatMap((run) => run.redraws)),
  };
}

type Goals = Readonly<Record<"first" | "redraw", { readonly limit: number; readonly plotly: number }>>;

/** `plotly` is what it took where the limits were set. */
async function rowsOf(stage: Stage, job: string, shape: string, goals: Goals) {
  const ours = await measured(stage, "chartOurs", shape);
  const plotly = await measured(stage, "chartPlotly", shape);
  return (["first", "redraw"] as const).map((part): Row => ({
    job: `${job}, ${part === "first" ? "first draw" : "redraw"}`,
    unit: "ms",
    ours: ours[part],
    peers: [
      { name: "Plotly as it comes", goalRatio: goals[part].plotly / goals[part].limit, ...plotly[part] },
    ],
    goal: `<= ${goals[part].limit}`,
    met: ours[part].median <= goals[part].limit,
  }));
}

/** Charts beside Plotly's own defaults; code and words are loaded before the clock runs. */
export const charts: Job = {
  name: "charts",
  run: async (stage) => [
    ...(await rowsOf(stage, "100 lines x 300 points", "lines", {
      first: { limit: 300, plotly: 473 },
      redraw: { limit: 80, plotly: 168 },
    })),
    ...(await rowsOf(stage, "One park's day, 5 x 1,020", "day", {
      first: { limit: 110, plotly: 174 },
      redraw: { limit: 30, plotly: 34 },
    })),
  ],
};
