import type { Job } from "../job";
import { heldWork, longestHeldFrame } from "../keys";
import { byTurns, eachOnce, focused, focusFirst, focusTree, rowOf } from "../sides";
import type { Side } from "../sides";
import { tell } from "../stage";

const rows = "500";
const DOWN = "ArrowDown";
const MARK = " ";

const ours: Side = { name: "ours", path: "matrixOurs", focus: focusTree, key: DOWN };
const agGrid: Side = { name: "AG Grid", path: "matrixAgGrid", focus: focusFirst, key: DOWN };
const sides = [ours, agGrid];

/** The table of the permission matrix with 500 things and 20 rights, walked through and marked, beside AG Grid. */
export const matrix: Job = {
  name: "matrix",
  run: async (stage) => {
    const times = stage.quick ? 20 : 60;
    const firsts = await byTurns(
      stage,
      sides,
      async ({ path }) => (await tell(stage, path, { rows })) as number,
    );
    const held = (key: string) =>
      byTurns(stage, sides, (side) => focused(stage, side, rows, (page) => heldWork(page, key, times)));
    const frames = (key: string) =>
      eachOnce(sides, (side) => focused(stage, side, rows, (page) => longestHeldFrame(page, key, times)));
    const calmest = "the calmest of three passes";
    return [
      rowOf("Permission matrix, 500 x 20, first paint", firsts, ours, 100),
      rowOf("Permission matrix, main thread per held arrow key", await held(DOWN), ours, 25),
      rowOf("Permission matrix, main thread per mark with Space", await held(MARK), ours, 25),
      rowOf("Permission matrix, longest frame of a held arrow key", await frames(DOWN), ours, 25, calmest),
      rowOf("Permission matrix, longest frame while marks are set", await frames(MARK), ours, 25, calmest),
    ];
  },
};
