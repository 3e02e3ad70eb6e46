import { HttpResponse, delay, http } from "msw";
import { describe, expect, test, vi } from "vitest";
import { answerCookie, requestCookies } from "../../mocks/cookies";
import { createJar } from "../../mocks/jar";
import { createNetwork } from "../../mocks/network";
import { call, createClock, noon, quickDemo, signIn } from "./backend";

const seen = http.get("*/api/v1/seen", ({ request }) =>
  HttpResponse.json(request.headers.get(requestCookies)),
);
const give = http.get("*/api/v1/give", ({ request }) =>
  HttpResponse.json(null, {
    headers: { [answerCookie]: new URL(request.url).searchParams.get("cookie") ?? "" },
  }),
);
const passthrough = () => Promise.resolve(new Response("outside"));

function network(now = () => noon) {
  const jar = createJar(now);
  const fetch = createNetwork({ handlers: [seen, give], now, passthrough, jar });
  const header = async (path = "/api/v1/seen", init?: RequestInit) =>
    (await fetch(path, init)).json() as Promise<unknown>;
  return { jar, fetch, header };
}

describe("cookies", () => {
  test("an HttpOnly cookie comes back with the next call and is in no answer", async () => {
    const { fetch, header } = network();
    const answer = await fetch("/api/v1/give?cookie=session%3Da1; Path=/; HttpOnly; SameSite=Strict");
    expect([...answer.headers.keys()].filter((name) => name.includes("cookie"))).toEqual([]);
    expect(await header()).toBe("session=a1");
  });

  test("it ends with its time, and when the server removes it", async () => {
    const clock = createClock();
    const { fetch, header, jar } = network(clock);
    await fetch("/api/v1/give?cookie=session%3Da1; Max-Age=60; Path=/");
    clock.advance(59_000);
    expect(await header()).toBe("session=a1");
    clock.advance(1000);
    expect(await header()).toBe("");
    await fetch("/api/v1/give?cookie=session%3Da2; Path=/");
    await fetch("/api/v1/give?cookie=session%3D; Max-Age=0; Path=/");
    expect(jar.all()).toEqual([]);
  });

  test("path, Secure and credentials decide who gets it", async () => {
    const { fetch, header } = network();
    await fetch("/api/v1/give?cookie=a%3D1; Path=/other");
    await fetch("/api/v1/give?cookie=b%3D2; Path=/; Secure");
    await fetch("/api/v1/give?cookie=c%3D3; Path=/api");
    await fetch("/api/v1/give?cookie=d%3D4; Expires=Wed, 01 Jan 2020 00:00:00 GMT; Path=/");
    expect(await header()).toBe("c=3");
    expect(await header("https://localhost/api/v1/seen")).toBe("b=2; c=3");
    expect(await header("/api/v1/seen", { credentials: "omit" })).toBe(null);
  });

  test("a page cannot hand a session in by itself", async () => {
    const { header } = network();
    expect(await header("/api/v1/seen", { headers: { [requestCookies]: "session=stolen" } })).toBe("");
  });

  test("the session's attributes: HttpOnly, whole origin, same site, Secure on https", async () => {
    const demo = await quickDemo();
    await signIn(demo, "owner");
    const session = demo.world().sessions.at(-1)?.id;
    expect(session).toMatch(/^[0-9a-f-]{36}$/);
    expect(JSON.stringify(await signIn(demo, "owner"))).not.toContain(demo.world().sessions.at(-1)?.id);
  });
});

describe("what a fetch does", () => {
  test("calls that are none of the API's go on as they are", async () => {
    const { fetch } = network();
    expect(await (await fetch("/v1/locales/de/translation.json")).text()).toBe("outside");
  });

  test("an unknown call is 404, and a relative or absolute address is the same", async () => {
    const { fetch } = network();
    expect((await fetch("/api/v1/nothing")).status).toBe(404);
    expect((await fetch(new URL("http://localhost/api/v1/seen"))).status).toBe(200);
    expect((await fetch(new Request("http://localhost/api/v1/seen"))).status).toBe(200);
  });

  test("an abort rejects with its reason: before, during the work, during the delay", async () => {
    const slow = http.get("*/api/v1/slow", async () => {
      await delay("infinite");
      return HttpResponse.json(1);
    });
    const fate = () => ({ delay: 60_000, fault: null, anonymous: false });
    const fetch = createNetwork({ handlers: [slow, seen], now: () => noon, passthrough, fate });
    for (const path of ["/api/v1/slow", "/api/v1/seen"]) {
      const controller = new AbortController();
      const answer = fetch(path, { signal: controller.signal });
      controller.abort();
      await expect(answer).rejects.toMatchObject({ name: "AbortError" });
      await expect(fetch(path, { signal: controller.signal })).rejects.toMatchObject({ name: "AbortError" });
    }
    await expect(fetch("/api/v1/seen", { signal: AbortSignal.timeout(1) })).rejects.toMatchObject({
      name: "TimeoutError",
    });
  });

  test("no network is a TypeError, a handler that throws a 500", async () => {
    vi.spyOn(console, "error").mockImplementation(() => undefined);
    const dead = http.get("*/api/v1/dead", () => HttpResponse.error());
    const broken = http.get("*/api/v1/broken", () => {
      throw new Error("bug");
    });
    const fetch = createNetwork({ handlers: [dead, broken], now: () => noon, passthrough });
    await expect(fetch("/api/v1/dead")).rejects.toEqual(new TypeError("Failed to fetch"));
    expect((await fetch("/api/v1/broken")).status).toBe(500);
    vi.restoreAllMocks();
  });

  test("each answer carries the server's date [F90]", async () => {
    const { fetch } = network();
    expect((await fetch("/api/v1/seen")).headers.get("Date")).toBe("Wed, 01 Jul 2026 10:00:15 GMT");
  });
});

describe("the log of calls", () => {
  test("keeps method, path, query, body and status, and no secret [211]", async () => {
    const demo = await quickDemo();
    await signIn(demo, "owner");
    await call(demo, "GET /api/v1/device?page=1");
    await call(demo, "GET /api/v1/self/invitation/accept?token=abc");
    await call(demo, "POST /api/v1/totp/verify-session", { code: "123456" });
    const entries = demo
      .requests()
      .map(({ method, path, query, body, status }) => ({ method, path, query, body, status }));
    expect(entries).toEqual([
      {
        method: "POST",
        path: "/api/v1/auth/login",
        query: {},
        body: { email: "owner@demo.test", password: "***" },
        status: 200,
      },
      { method: "GET", path: "/api/v1/device", query: { page: "1" }, body: null, status: 200 },
      {
        method: "GET",
        path: "/api/v1/self/invitation/accept",
        query: { token: "***" },
        body: null,
        status: 404,
      },
      { method: "POST", path: "/api/v1/totp/verify-session", query: {}, body: { code: "***" }, status: 400 },
    ]);
  });

  test("a call without an answer ends with status 0, one that is given up too; a reset empties the log", async () => {
    const demo = await quickDemo();
    demo.scenario("offline");
    await expect(call(demo, "GET /api/v1/auth/verify")).rejects.toThrow("Failed to fetch");
    demo.scenario("offline", { off: true });
    demo.scenario("latency", { ms: 10_000 });
    const controller = new AbortController();
    const { signal } = controller;
    const given = demo.fetch(new Request("http://localhost/api/v1/auth/verify", { signal }));
    await vi.waitFor(() => expect(demo.requests()).toHaveLength(2));
    expect(demo.requests()[1]).toMatchObject({ status: 0, duration: 0 });
    controller.abort();
    await expect(given).rejects.toThrow("abort");
    const entries = demo.requests().map(({ status, duration }) => [status, duration > 0]);
    expect(entries).toEqual([
      [0, true],
      [0, true],
    ]);
    await demo.reset();
    expect([demo.requests(), demo.active()]).toEqual([[], []]);
  });
});
