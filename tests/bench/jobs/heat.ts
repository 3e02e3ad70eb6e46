import type { Job } from "../job";
import { heldWork, longestHeldFrame } from "../keys";
import { byTurns, eachOnce, focused, focusGrid, rowOf } from "../sides";
import type { Side } from "../sides";
import { tell } from "../stage";

const rows = "2000";

const ours: Side = { name: "ours", path: "heatOurs", focus: focusGrid, key: "ArrowDown" };
const agGrid: Side = {
  name: "AG Grid",
  path: "heatAgGrid",
  focus: (page) => page.getByText("GAK 1", { exact: true }).click(),
  key: "ArrowDown",
};
const sides = [ours, agGrid];

/** The heat table of 2,000 strings, twenty a junction box, beside AG Grid with the same shades. */
export const heat: Job = {
  name: "heat",
  run: async (stage) => {
    const times = stage.quick ? 20 : 60;
    const firsts = await byTurns(
      stage,
      sides,
      async ({ path }) => (await tell(stage, path, { rows })) as number,
    );
    const held = await byTurns(stage, sides, (side) =>
      focused(stage, side, rows, (page) => heldWork(page, side.key, times)),
    );
    const frames = await eachOnce(sides, (side) =>
      focused(stage, side, rows, (page) => longestHeldFrame(page, side.key, times)),
    );
    const note = "the calmest of three passes";
    return [
      rowOf("Heat table of 2,000 strings, first paint", firsts, ours),
      rowOf("Heat table, main thread per held arrow key", held, ours),
      rowOf("Heat table, longest frame of a held arrow key", frames, ours, 25, note),
    ];
  },
};
