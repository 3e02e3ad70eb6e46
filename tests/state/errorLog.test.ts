import { expect, test } from "vitest";
import { ErrorLog } from "../../src/state/errorLog";

const failed = (time: number) => ({
  method: "GET",
  path: "/api/v1/park/{uid}",
  failure: "http",
  status: 503,
  time,
});

test("keeps the last fifty failed calls, and none of an ended session", () => {
  const log = new ErrorLog();
  for (let time = 1; time <= 60; time++) log.add(failed(time));
  expect(log.entries.map(({ time }) => time)).toEqual(Array.from({ length: 50 }, (_, at) => at + 11));
  expect(log.entries.at(-1)).toEqual(failed(60));
  log.clear();
  expect(log.entries).toEqual([]);
});
