import type { Job } from "../job";
import type { MeasuredTimes } from "../pages/measured";
import { figureOf, medianOf } from "../row";
import { tell } from "../stage";
import { importClick } from "./measuredImport";

/** A year of minutes, six columns, from the chosen file to its preview and to its columns. */
export const measured: Job = {
  name: "measured",
  run: async (stage) => {
    const rounds = String(stage.quick ? 1 : 5);
    const { shown, imported, papa, longest } = (await tell(stage, "measured", { rounds })) as MeasuredTimes;
    return [
      {
        job: "Measured file, 525,600 rows, to the preview",
        unit: "ms",
        ours: figureOf(shown),
        peers: [{ name: "papaparse alone", ...figureOf(papa) }],
        goal: "<= 2000",
        met: medianOf(shown) <= 2000,
        note: "papaparse cuts cells on the page's thread; ours also finds roles, numbers and times, in a worker.",
      },
      {
        job: "Measured file, from the preview to its columns",
        unit: "ms",
        ours: figureOf(imported),
        peers: [],
        goal: "<= 3000",
        met: medianOf(imported) <= 3000,
      },
      {
        job: "Measured file, longest task of the page",
        unit: "ms",
        ours: { median: longest },
        peers: [],
        goal: "<= 50",
        met: longest <= 50,
      },
      await importClick(stage),
    ];
  },
};
