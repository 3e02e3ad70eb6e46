import type { Job } from "../job";
import { heldWork, longestHeldFrame, pressedWork } from "../keys";
import { byTurns, eachOnce, focused, focusFirst, focusTree, peersOf } from "../sides";
import type { Figures, Side } from "../sides";
import { tell } from "../stage";

const rows = "5000";

const ours: Side = {
  name: "ours",
  path: "treeOurs",
  focus: focusTree,
  key: "ArrowDown",
};
const agGrid: Side = { name: "AG Grid", path: "treeAgGrid", focus: focusFirst, key: "ArrowDown" };
const sides = [ours, agGrid];

const oursOf = (figures: Figures): number => figures.get(ours) ?? Number.NaN;

/** The sites: 5,000 parks under their portfolios, from the answer to the rows, beside AG Grid's flat ones. */
export const tree: Job = {
  name: "tree",
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
    const frames = await eachOnce([ours], (side) =>
      focused(stage, side, rows, (page) => longestHeldFrame(page, side.key, times)),
    );
    // Left folds the portfolio, Right unfolds it, so that each press takes away or brings fifty rows.
    const turns = Array.from({ length: times }, (_, press) => (press % 2 === 0 ? "ArrowLeft" : "ArrowRight"));
    const folds = await eachOnce([ours], (side) =>
      focused(stage, side, rows, (page) => pressedWork(page, turns)),
    );
    return [
      {
        job: "Tree-grid of 5,000 parks, first paint",
        unit: "ms",
        ours: { median: oursOf(firsts) },
        peers: peersOf(firsts, ours),
        goal: "<= 120",
        met: oursOf(firsts) <= 120,
        note: "AG Grid's tree data is not free: the same rows flat, with five columns.",
      },
      {
        job: "Tree-grid, main thread per held arrow key",
        unit: "ms",
        ours: { median: oursOf(held) },
        peers: peersOf(held, ours),
        goal: "<= 5",
        met: oursOf(held) <= 5,
      },
      {
        job: "Tree-grid, longest frame of a held arrow key",
        unit: "ms",
        ours: { median: oursOf(frames) },
        peers: [],
        goal: "<= 25",
        met: oursOf(frames) <= 25,
        note: "the calmest of three passes.",
      },
      {
        job: "Tree-grid, main thread per fold and unfold",
        unit: "ms",
        ours: { median: oursOf(folds) },
        peers: [],
        goal: "",
        met: null,
      },
    ];
  },
};
