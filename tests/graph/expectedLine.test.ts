import { expect, test } from "vitest";
import { expectedLine } from "../../src/frame/monitor/expectedLine";

const quarter = 900_000;
const graph = { time: [-1, 0, 1, 2, 3].map((step) => step * quarter), expected: [9, 250, null, 500, 40] };

test("[169] expected energy is power by its step, in the range and of whole steps alone", () => {
  const range = { start: 0, end: 3.5 * quarter };
  expect(expectedLine(graph, 900, range, "Expected power").map(({ series }) => series)).toEqual([
    { time: [0, quarter, 2 * quarter], value: [1000, null, 2000] },
  ]);
  expect(expectedLine({ ...graph, expected: null }, 900, range, "Expected power")).toEqual([]);
});
