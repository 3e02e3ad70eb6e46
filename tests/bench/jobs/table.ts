import type { Job } from "../job";
import { heldWork, longestHeldFrame } from "../keys";
import { byTurns, eachOnce, focused, focusFirst, focusGrid, peersOf } from "../sides";
import type { Figures, Side } from "../sides";
import { tell } from "../stage";

const rows = "10000";

const ours: Side = { name: "ours", path: "tableOurs", focus: focusGrid, key: "ArrowDown" };
const agGrid: Side = { name: "AG Grid", path: "tableAgGrid", focus: focusFirst, key: "ArrowDown" };
const tanstack: Side = { name: "TanStack", path: "tableTanstack", focus: focusGrid, key: "ArrowDown" };
const tables = [ours, agGrid, tanstack];
const echo: Side = {
  name: "echo",
  path: "echo",
  focus: (page) => page.getByRole("textbox").focus(),
  key: "a",
};

const withEcho = [echo, ...tables];

const oursOf = (figures: Figures): number => figures.get(ours) ?? Number.NaN;

/** A table of 10,000 rows: ours, AG Grid as it comes, TanStack as its documentation has it. */
export const table: Job = {
  name: "table",
  run: async (stage) => {
    const times = stage.quick ? 20 : 60;
    const firsts = await byTurns(
      stage,
      tables,
      async ({ path }) => (await tell(stage, path, { rows })) as number,
    );
    const held = await byTurns(stage, withEcho, (side) =>
      focused(stage, side, rows, (page) => heldWork(page, side.key, times)),
    );
    const frames = await eachOnce(withEcho, (side) =>
      focused(stage, side, rows, (page) => longestHeldFrame(page, side.key, times)),
    );
    const nodes = await eachOnce(tables, (side) =>
      focused(stage, side, rows, (page) => page.evaluate(() => document.querySelectorAll("body *").length)),
    );
    return [
      {
        job: "Table of 10,000 rows, first paint",
        unit: "ms",
        ours: { median: oursOf(firsts) },
        peers: peersOf(firsts, ours, new Map([[agGrid, 328 / 120]])),
        goal: "<= 120",
        met: oursOf(firsts) <= 120,
      },
      {
        job: "Table, main thread per held arrow key",
        unit: "ms",
        ours: { median: oursOf(held) },
        peers: peersOf(
          held,
          ours,
          new Map([
            [agGrid, 13 / 5],
            [tanstack, 4.6 / 5],
          ]),
        ),
        goal: "<= 5",
        met: oursOf(held) <= 5,
      },
      {
        job: "Table, longest frame of a held arrow key",
        unit: "ms",
        ours: { median: oursOf(frames) },
        peers: peersOf(frames, ours),
        goal: "<= 25",
        met: oursOf(frames) <= 25,
        note: "the calmest of three passes; where echo too is over 25 ms, the machine dropped that frame.",
      },
      {
        job: "Table, DOM nodes",
        unit: "",
        ours: { median: oursOf(nodes) },
        peers: peersOf(nodes, ours),
        goal: "<= 1,000",
        met: oursOf(nodes) <= 1000,
      },
    ];
  },
};
