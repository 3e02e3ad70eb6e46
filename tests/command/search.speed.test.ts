import { expect, test } from "vitest";
import { runSearchBench } from "../bench/search.bench";

// No time is asserted: the table is for reading. BENCH=1 asks for the size of speed.md, which takes seconds.
const size = process.env["BENCH"] === "1" ? ([5_000, 95_000] as const) : ([100, 1_900] as const);

test("the measurement of the search runs and tells what it measured [227]", { timeout: 120_000 }, () => {
  const { slowest, ...row } = runSearchBench(...size);
  if (process.env["BENCH"] === "1") {
    console.table([row]);
    console.table(slowest);
  }
  expect(row.indexBytes).toBeLessThan(10_000_000);
  expect(row.job).toBe(`Search alone, ${size[0] === 100 ? "2,000" : "100,000"}`);
});
