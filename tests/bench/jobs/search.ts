import { SLICE } from "../../../src/palette/entityIndex";
import type { Job } from "../job";
import type { SearchAlone } from "../pages/searchAlone";
import type { Quality } from "../pages/quality";
import { figureOf } from "../row";
import { collected, tell, tellApart } from "../stage";

/** The index by itself, in Chromium. */
export const search: Job = {
  name: "search",
  run: async (stage) => {
    const parameters = { parks: "5000", fuse: stage.quick ? "2" : "23" };
    const { ours, ufuzzy, fuse } = (await tellApart(
      stage,
      "searchAlone",
      parameters,
      collected,
    )) as SearchAlone;
    return [
      {
        job: "Search alone, 100,000",
        unit: "ms",
        ours,
        peers: [
          { name: "uFuzzy", goalRatio: 11 / 1, ...figureOf(ufuzzy) },
          { name: "Fuse", ...figureOf(fuse) },
        ],
        goal: "<= 1 median, <= 3 p95",
        met: ours.median <= 1 && ours.p95 <= 3,
        note: `typed letter by letter, Fuse whole queries only; slowest: ${ours.slowest
          .slice(0, 3)
          .map(([query, ms]) => `"${query}" ${ms.toFixed(1)} ms`)
          .join(", ")}.`,
      },
      {
        job: "Search index of 100,000",
        unit: "MB",
        ours: { median: ours.indexBytes / 1e6 },
        peers: [],
        goal: "<= 10",
        met: ours.indexBytes <= 10e6,
      },
      {
        job: "Search index, longest task of building",
        unit: "ms",
        ours: { median: ours.buildLongestTaskMs },
        peers: [],
        goal: "<= 50",
        met: ours.buildLongestTaskMs <= 50,
        note: `${SLICE} at a time, as the portal puts them in.`,
      },
    ];
  },
};

/** How often the wanted entity stands first. */
export const quality: Job = {
  name: "quality",
  run: async (stage) => {
    const { queries, ours, ufuzzy, fuse } = (await tell(stage, "quality")) as Quality;
    return [
      {
        job: `Search quality, first ranks of ${queries}`,
        unit: "",
        ours: { median: ours },
        peers: [
          { name: "uFuzzy", median: ufuzzy },
          { name: "Fuse", median: fuse },
        ],
        goal: "all, of 60 or more",
        met: ours === queries && queries >= 60,
      },
    ];
  },
};
