import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { dataOf } from "../../src/graph/rest";
import type { RestClient } from "../../src/graph/rest";
import { timeoutOf } from "../../src/graph/timeouts";
import { operations } from "../contract/contract";
import { fakeServer, json } from "./server";
import type { FakeServer } from "./server";

const hosts = "/api/v1/system/hosts";
const lost = () => Promise.reject(new TypeError("Failed to fetch"));

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

/** Waits for what becomes of a call, whatever that is. */
async function settled(call: Promise<unknown>): Promise<void> {
  const over = call.catch(() => undefined);
  await vi.advanceTimersByTimeAsync(60_000);
  await over;
}

/** When each request of a server went out, ms after now. */
async function timesOf(server: FakeServer, ask: (client: RestClient) => Promise<unknown>): Promise<number[]> {
  const from = Date.now();
  const times: number[] = [];
  const call = ask(server.rest()).catch(() => undefined);
  for (let waited = 0; waited < 20_000; waited += 5) {
    while (times.length < server.requests.length) times.push(Date.now() - from);
    await vi.advanceTimersByTimeAsync(5);
  }
  await call;
  return times;
}

describe("[F82] a GET is sent again at most twice", () => {
  test.each([
    [429, 3],
    [502, 3],
    [503, 3],
    [504, 3],
    [400, 1],
    [403, 1],
    [404, 1],
    [409, 1],
    [422, 1],
    [500, 1],
    [501, 1],
  ])("%i: %i calls", async (status, calls) => {
    const server = fakeServer({ [hosts]: [json({ detail: "No" }, status)] });
    await settled(dataOf(server.rest().GET(hosts)));
    expect(server.requests).toHaveLength(calls);
  });

  test("after a pause that grows and is not the same for all", async () => {
    const pauses = async (random: number) => {
      vi.spyOn(Math, "random").mockReturnValue(random);
      const server = fakeServer({ [hosts]: [json({}, 503)] });
      const times = await timesOf(server, (client) => dataOf(client.GET(hosts)));
      return times.slice(1).map((time, index) => time - (times[index] ?? 0));
    };
    const [early = 0, later = 0] = await pauses(0);
    const [late = 0, latest = 0] = await pauses(0.999);
    expect(early).toBeGreaterThan(100);
    expect(later).toBeGreaterThan(early * 1.5);
    expect([late / early, latest / later].map((ratio) => ratio > 1.2)).toEqual([true, true]);
  });

  test("not before the server's Retry-After", async () => {
    const busy = () => Response.json({}, { status: 429, headers: { "Retry-After": "3" } });
    const server = fakeServer({ [hosts]: [busy, json({ hosts: [] })] });
    const [, again = 0] = await timesOf(server, (client) => dataOf(client.GET(hosts)));
    expect(again).toBeGreaterThanOrEqual(3000);
  });
});

describe("a write is sent once", () => {
  const writes: Readonly<Record<string, (client: RestClient) => Promise<unknown>>> = {
    POST: (client) => client.POST("/api/v1/organization", { body: { name: "Nord" } }),
    PUT: (client) => client.PUT("/api/v1/self/update/user/settings", { body: { language: "de" } }),
    DELETE: (client) => client.DELETE("/api/v1/self/organization/leave"),
  };
  test.each(
    Object.entries(writes).flatMap(([method, write]) => [
      [method, "no answer", lost, write] as const,
      ...[429, 502, 503, 504].map((status) => [method, String(status), json({}, status), write] as const),
    ]),
  )("%s, %s", async (_method, _fault, answer, write) => {
    const server = fakeServer(Object.fromEntries(operations.map(({ path }) => [path, [answer]])));
    await settled(write(server.rest()));
    expect(server.requests).toHaveLength(1);
  });
});

test("[85] comment and permission calls have no timeout, every other call of the contract has one", () => {
  const without = operations.filter(({ method, path }) => timeoutOf(method.toUpperCase(), path) === null);
  const meant = operations.filter(({ path }) =>
    ["comment", "permission"].some((word) => path.split("/").includes(word)),
  );
  expect(without.map(({ id }) => id).sort()).toEqual(meant.map(({ id }) => id).sort());
  expect(without.length).toBeGreaterThan(5);
});
