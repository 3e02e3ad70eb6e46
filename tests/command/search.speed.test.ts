import { expect, test } from "vitest";
import { runSearchBench } from "../bench/search.bench";

// No time is asserted: the table is for reading. It runs on request, for it takes seconds.
test.runIf(process.env["BENCH"] === "1")(
  "the search over 100,000 entities, measured",
  { timeout: 120_000 },
  () => {
    const { slowest, ...row } = runSearchBench();
    console.table([row]);
    console.table(slowest);
    expect(row.job).toBe("Search alone, 100,000");
  },
);
