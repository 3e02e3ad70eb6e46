import { afterEach, expect, test, vi } from "vitest";
import { createClock } from "../../src/main/clock";
import { createLog } from "../../src/main/createLog";
import { ErrorLog } from "../../src/state/errorLog";

afterEach(() => {
  vi.restoreAllMocks();
});

test("[211] a failure is told on the console and kept for this session, with the server's time", () => {
  const told = vi.spyOn(console, "error").mockReturnValue();
  const errors = new ErrorLog();
  const log = createLog(
    { errors },
    createClock(
      () => 5000,
      () => undefined,
    ),
  );
  log({ method: "GET", path: "/api/v1/park/{parkUid}", failure: "http", status: 500 });
  log({ method: "POST", path: "/api/v1/auth/login", failure: "network", status: 0 });
  expect(told.mock.calls).toEqual([
    ["GET /api/v1/park/{parkUid}: http 500"],
    ["POST /api/v1/auth/login: network"],
  ]);
  expect(errors.entries).toMatchObject([
    { path: "/api/v1/park/{parkUid}", failure: "http", status: 500, time: 5000 },
    { path: "/api/v1/auth/login", failure: "network", status: 0, time: 5000 },
  ]);
});
