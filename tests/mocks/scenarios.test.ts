import { describe, expect, test } from "vitest";
import { createScenarios } from "../../mocks/scenarios";
import { call, noon, quickDemo, signIn } from "./backend";

const verify = "GET /api/v1/auth/verify";
const hosts = "GET /api/v1/system/hosts";

async function signedIn() {
  const demo = await quickDemo();
  await signIn(demo, "owner");
  return demo;
}

describe("failing calls", () => {
  test("one call fails as told, the others stay [143]", async () => {
    const demo = await signedIn();
    demo.scenario("failing", { path: "/auth/verify", status: 503, body: { message: "Maintenance" } });
    const answer = await call(demo, verify);
    expect([answer.status, answer.body]).toEqual([503, { message: "Maintenance" }]);
    expect((await call(demo, hosts)).status).toBe(200);
    demo.scenario("failing", { off: true });
    expect((await call(demo, verify)).status).toBe(200);
  });

  test("`times` ends it by itself, method and query choose the call [F81][F82]", async () => {
    const demo = await signedIn();
    demo.scenario("failing", { path: "query_range*radiation", method: "get", times: 2 });
    const statuses = async (metric: string) => {
      const query = new URLSearchParams({
        query: `sum by (park) (${metric})`,
        start: "0",
        end: "60",
        step: "60",
      });
      return (await call(demo, `GET /api/v1/promql/query_range?${query}`)).status;
    };
    expect(await statuses("grid_power")).toBe(200);
    expect([await statuses("radiation"), await statuses("radiation"), await statuses("radiation")]).toEqual([
      500, 500, 200,
    ]);
  });

  test("several calls fail side by side, each is turned off alone", async () => {
    const demo = await signedIn();
    demo.scenario("failing", { path: "/verify" });
    demo.scenario("failing", { path: "/hosts", status: 404 });
    expect([(await call(demo, verify)).status, (await call(demo, hosts)).status]).toEqual([500, 404]);
    demo.scenario("failing", { path: "/verify", off: true });
    expect([(await call(demo, verify)).status, (await call(demo, hosts)).status]).toEqual([200, 404]);
    expect(demo.active()).toEqual(["failing"]);
    demo.scenario("failing", { path: "/hosts", off: true });
    expect(demo.active()).toEqual([]);
  });

  test("the kinds of a wrong answer [F30][F67][F72]", async () => {
    const demo = await signedIn();
    const right = JSON.stringify((await call(demo, hosts)).body);
    const answer = async (kind: string) => {
      demo.scenario("failing", { path: "/hosts", kind });
      const { status, body, headers } = await call(demo, hosts);
      return [status, headers.get("Content-Type"), body];
    };
    expect(await answer("malformed")).toEqual([200, "application/json", '{"detail": [1, 2']);
    expect(await answer("html")).toEqual([200, "text/html", expect.stringContaining("<!doctype html>")]);
    expect(await answer("empty")).toEqual([200, "application/json", ""]);
    expect(await answer("truncated")).toEqual([
      200,
      "application/json",
      right.slice(0, Math.floor(right.length / 2)),
    ]);
    expect(await answer("wrongTypes")).toEqual([
      200,
      "application/json",
      { hosts: { 0: expect.any(Object) as unknown } },
    ]);
    demo.scenario("failing", { path: "/hosts", kind: "networkError" });
    await expect(call(demo, hosts)).rejects.toThrow(TypeError);
    demo.scenario("failing", { path: "/hosts", kind: "never" });
    await expect(call(demo, hosts, undefined, { signal: AbortSignal.timeout(5) })).rejects.toThrow();
  });

  test("text bodies arrive as they are [F70]", async () => {
    const demo = await signedIn();
    demo.scenario("failing", { path: "/hosts", body: "x".repeat(5_000_000) });
    const { status, body, headers } = await call(demo, hosts);
    expect([status, String(body).length, headers.get("Content-Type")]).toEqual([
      500,
      5_000_000,
      "text/plain",
    ]);
  });
});

describe("session, rate and network", () => {
  test("an expired session is 401 until the next sign-in [F35]", async () => {
    const demo = await signedIn();
    demo.scenario("expiredSession");
    expect((await call(demo, verify)).status).toBe(401);
    expect((await signIn(demo, "owner")).status).toBe(200);
    expect([(await call(demo, verify)).status, demo.active()]).toEqual([200, []]);
  });

  test("rate limit: 429 with Retry-After [F58]", async () => {
    const demo = await signedIn();
    demo.scenario("rateLimit", { path: "/hosts", seconds: 7 });
    const answer = await call(demo, hosts);
    expect([answer.status, answer.headers.get("Retry-After"), answer.body]).toEqual([
      429,
      "7",
      { detail: "Too many requests" },
    ]);
  });

  test("offline and back [F73]", async () => {
    const demo = await signedIn();
    demo.scenario("offline");
    await expect(call(demo, verify)).rejects.toThrow("Failed to fetch");
    demo.scenario("offline", { off: true });
    expect((await call(demo, verify)).status).toBe(200);
  });

  test("the client's clock is off, the server's is not [F90]", async () => {
    const demo = await signedIn();
    demo.scenario("clockShift", { days: -2 });
    expect(demo.now()).toBe(noon - 2 * 86_400_000);
    expect((await call(demo, verify)).headers.get("Date")).toBe(new Date(noon).toUTCString());
    demo.scenario("clockShift", { ms: 1000 });
    expect(demo.now()).toBe(noon + 1000);
  });

  test("delays add up; of three neighbours the first comes last [F75]", () => {
    const scenarios = createScenarios();
    const delay = () => scenarios.fate(new Request("http://localhost/api/v1/x"), 10).delay;
    expect([delay(), delay(), delay()]).toEqual([10, 10, 10]);
    scenarios.set("latency", { ms: 100 });
    scenarios.set("reordered");
    expect([delay(), delay(), delay()]).toEqual([510, 310, 110]);
    scenarios.clear();
    scenarios.set("jitter", { ms: 50 });
    const jitters = Array.from({ length: 50 }, delay);
    expect([Math.min(...jitters) >= 10, Math.max(...jitters) <= 60, new Set(jitters).size > 40]).toEqual([
      true,
      true,
      true,
    ]);
  });

  test("names are fixed, an unknown one throws", async () => {
    const demo = await quickDemo();
    expect(() => demo.scenario("flood")).toThrow('Unknown scenario "flood"');
    demo.scenario("chunkFailure");
    demo.scenario("latency");
    expect(demo.active()).toEqual(["latency", "chunkFailure"]);
    expect(demo.scenarios).toEqual([
      ...[
        "latency",
        "jitter",
        "reordered",
        "failing",
        "offline",
        "expiredSession",
        "changedRole",
        "rateLimit",
        "permissionFormB",
      ],
      ...["socketDrop", "socketStorm", "socketSilence", "clockShift", "chunkFailure"],
    ]);
  });
});
