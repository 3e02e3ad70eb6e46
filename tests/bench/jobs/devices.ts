import type { Job } from "../job";
import { heldWork, typeQueries } from "../keys";
import { figureOf, medianOf } from "../row";
import type { Figure } from "../row";
import { openPage, tell } from "../stage";
import type { Stage } from "../stage";

const rows = "95000";
const queries = ["logger 94", "70:b3:d5:01", "PL24-1047", "203.0.113", "solarpark 77", "zz"];
const frame = 1000 / 60;

/** The list narrowed by each letter of what is typed into its field; and a bare input beside it. */
async function typed(stage: Stage, path: string): Promise<Figure> {
  const { page } = await openPage(stage, path, { rows });
  const field = path === "echo" ? page.getByRole("textbox") : page.getByRole("searchbox");
  await field.focus();
  const times = await typeQueries(page, stage.quick ? queries.slice(0, 2) : queries);
  await page.context().close();
  return figureOf(times);
}

async function held(stage: Stage): Promise<number> {
  const { page } = await openPage(stage, "devicesOurs", { rows });
  await page.getByRole("grid").focus();
  const work = await heldWork(page, "ArrowDown", stage.quick ? 20 : 60);
  await page.context().close();
  return work;
}

/** 95,000 devices in one list: what a letter costs that narrows all of them. */
export const devices: Job = {
  name: "devices",
  run: async (stage) => {
    const firsts: number[] = [];
    for (let round = 0; round < (stage.quick ? 1 : 5); round += 1)
      firsts.push((await tell(stage, "devicesOurs", { rows })) as number);
    const [echo, ours] = [await typed(stage, "echo"), await typed(stage, "devicesOurs")];
    const work = await held(stage);
    return [
      {
        job: "List of 95,000 devices, first paint",
        unit: "ms",
        ours: { median: medianOf(firsts) },
        peers: [],
        goal: "",
        met: null,
        note: "all of them at once, with their choices counted; they come in pages of a thousand.",
      },
      {
        job: "List of 95,000 devices, key to what it leaves",
        unit: "ms",
        ours,
        peers: [{ name: "echo", ...echo }],
        goal: "<= echo and a frame",
        met: ours.median <= echo.median + frame,
      },
      {
        job: "List of 95,000 devices, main thread per held arrow key",
        unit: "ms",
        ours: { median: work },
        peers: [],
        goal: "<= 5",
        met: work <= 5,
      },
    ];
  },
};
