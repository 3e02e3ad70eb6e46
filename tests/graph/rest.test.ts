import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { dataOf } from "../../src/graph/rest";
import { RestError } from "../../src/graph/restError";
import { timeoutOf } from "../../src/graph/timeouts";
import { fakeServer, json, never } from "./server";
import { malformed } from "./watched";

const verify = "/api/v1/auth/verify";
const hosts = "/api/v1/system/hosts";

async function failureOf(
  call: Promise<unknown>,
): Promise<{ failure: string; status: number; body: unknown }> {
  const error: unknown = await call.then(
    () => undefined,
    (reason: unknown) => reason,
  );
  if (!(error instanceof RestError)) throw new Error("no RestError was thrown");
  return { failure: error.failure, status: error.status, body: error.body };
}

beforeEach(() => {
  vi.useFakeTimers();
  vi.spyOn(Math, "random").mockReturnValue(0.5);
});
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

describe("sending", () => {
  test("[83] each call goes to the configured address, with the session's cookie", async () => {
    const sent: Request[] = [];
    const fetch = (input: RequestInfo | URL, init?: RequestInit) => {
      sent.push(new Request(input, init));
      return Promise.resolve(json({ hosts: [] }));
    };
    const server = fakeServer({}, { base: "https://portal.example:8443", fetch });
    await dataOf(server.rest().GET(hosts));
    await dataOf(server.rest().GET(hosts));
    expect(sent.map(({ url, credentials }) => [url, credentials])).toEqual(
      Array(2).fill([`https://portal.example:8443${hosts}`, "include"]),
    );
  });

  test("[F82] a GET that meets 503 twice succeeds at the third call, and no more are made", async () => {
    const server = fakeServer({ [hosts]: [json({}, 503), json({}, 503), json({ hosts: [] })] });
    const call = dataOf(server.rest().GET(hosts));
    await vi.advanceTimersByTimeAsync(5_000);
    expect(await call).toEqual({ hosts: [] });
    expect(server.requests).toEqual(Array(3).fill(`GET ${hosts}`));
  });

  test("[F82] a POST that meets 503 is one call", async () => {
    const server = fakeServer({ "/api/v1/organization": [json({ detail: "Busy" }, 503)] });
    const call = failureOf(dataOf(server.rest().POST("/api/v1/organization", { body: { name: "Nord" } })));
    await vi.advanceTimersByTimeAsync(10_000);
    expect(await call).toEqual({ failure: "http", status: 503, body: { detail: "Busy" } });
    expect(server.requests).toHaveLength(1);
  });

  test("a GET is given up after three network errors", async () => {
    const server = fakeServer({ [hosts]: [() => Promise.reject(new TypeError("Failed to fetch"))] });
    const call = failureOf(dataOf(server.rest().GET(hosts)));
    await vi.advanceTimersByTimeAsync(10_000);
    expect(await call).toEqual({ failure: "network", status: 0, body: undefined });
    expect(server.requests).toHaveLength(3);
  });

  test("nothing is sent a second time after the sign-out", async () => {
    let over = false;
    const server = fakeServer({ [hosts]: [json({}, 503)] }, { over: () => over });
    const call = failureOf(dataOf(server.rest().GET(hosts)));
    await vi.advanceTimersByTimeAsync(0);
    over = true;
    await vi.advanceTimersByTimeAsync(10_000);
    expect((await call).failure).toBe("superseded");
    expect(server.requests).toHaveLength(1);
  });

  test("[F72] a reply that never ends is a timeout after the call's limit", async () => {
    const endless = () => malformed(new Response(new ReadableStream({ start: () => undefined })));
    const server = fakeServer({ [verify]: [endless] });
    const call = failureOf(dataOf(server.rest().GET(verify)));
    await vi.advanceTimersByTimeAsync(14_000);
    const limit = timeoutOf("GET", verify) ?? 0;
    await vi.advanceTimersByTimeAsync(limit - 14_000);
    expect((await call).failure).toBe("timeout");
  });

  test("[214] a call that is given up is aborted on the wire and is no error", async () => {
    const server = fakeServer({ [hosts]: [never] });
    const controller = new AbortController();
    const call = failureOf(dataOf(server.rest({ signal: controller.signal }).GET(hosts)));
    await vi.advanceTimersByTimeAsync(0);
    controller.abort();
    expect((await call).failure).toBe("superseded");
    expect(server.signals[0]?.aborted).toBe(true);
    expect(server.logged).toEqual([]);
  });
});

describe("answers", () => {
  test.each([
    ["HTML with 200", new Response("<html>", { headers: { "Content-Type": "text/html" } })],
    ["truncated JSON", new Response('{"hosts": [')],
    ["nothing", new Response(null, { status: 204 })],
    ["null", json(null)],
  ])("%s is malformed", async (_, answer) => {
    const server = fakeServer({ [hosts]: [malformed(answer)] });
    expect((await failureOf(dataOf(server.rest().GET(hosts)))).failure).toBe("malformed");
  });

  test("[209] the server's body is kept as it came", async () => {
    const server = fakeServer({ [hosts]: [json({ detail: [{ msg: "no", loc: ["query"] }] }, 422)] });
    const failure = await failureOf(dataOf(server.rest().GET(hosts)));
    expect(failure).toEqual({
      failure: "http",
      status: 422,
      body: { detail: [{ msg: "no", loc: ["query"] }] },
    });
  });

  test("[211] a failure is logged with method and path alone", async () => {
    const server = fakeServer({ "/api/v1/auth/login": [json({ detail: "No" }, 400)] });
    const body = { email: "a@demo.test", password: "hunter2" };
    await failureOf(dataOf(server.rest().POST("/api/v1/auth/login", { body })));
    expect(server.logged).toEqual([
      { method: "POST", path: "/api/v1/auth/login", failure: "http", status: 400 },
    ]);
  });

  test("[F42] an answer to a question of an older session is nobody's", async () => {
    let epoch = 0;
    const server = fakeServer(
      { [hosts]: [() => ((epoch = 1), json({ hosts: [] }))] },
      { epoch: () => epoch },
    );
    expect((await failureOf(dataOf(server.rest().GET(hosts)))).failure).toBe("superseded");
  });

  test.each([
    ["a refusal", () => json({ detail: "No" }, 400)],
    ["no answer", () => Promise.reject(new TypeError("Failed to fetch"))],
  ])("[F42][211] nor is %s logged in the session that follows", async (_, late) => {
    let epoch = 0;
    const server = fakeServer({ [hosts]: [() => ((epoch = 1), late())] }, { epoch: () => epoch });
    const call = failureOf(dataOf(server.rest().GET(hosts)));
    await vi.advanceTimersByTimeAsync(10_000);
    expect((await call).failure).toBe("superseded");
    expect(server.logged).toEqual([]);
  });
});

describe("the session", () => {
  test("[82] a 401 asks whether the session stands; if it does, the 401 is the call's own error", async () => {
    const expired = vi.fn(() => Promise.resolve("stillIn" as const));
    const server = fakeServer({ [hosts]: [json({ detail: "Wrong" }, 401)] }, { expired });
    expect(await failureOf(dataOf(server.rest().GET(hosts)))).toMatchObject({ failure: "http", status: 401 });
    expect(expired).toHaveBeenCalledTimes(1);
  });

  test("[82] when it does not, nobody hears of the call again", async () => {
    const expired = () => Promise.resolve("signedOut" as const);
    const server = fakeServer({ [hosts]: [json({}, 401)] }, { expired });
    expect((await failureOf(dataOf(server.rest().GET(hosts)))).failure).toBe("superseded");
  });

  test("a 401 of what asks about the session is that call's answer, a code's is asked about [82]", async () => {
    const expired = vi.fn(() => Promise.resolve("stillIn" as const));
    const [status, code] = ["/api/v1/totp/status", "/api/v1/totp/verify-session"] as const;
    const no = [json({}, 401)];
    const { rest } = fakeServer({ [verify]: no, [status]: no, [code]: no }, { expired });
    await failureOf(dataOf(rest().GET(verify)));
    await failureOf(dataOf(rest().GET(status)));
    expect(expired).not.toHaveBeenCalled();
    await failureOf(dataOf(rest().POST(code, { body: { code: "123456" } })));
    expect(expired).toHaveBeenCalledTimes(1);
  });

  test("[89] a 403 of a code is about the code, whatever its words", async () => {
    const factorRequired = vi.fn();
    const code = "/api/v1/totp/verify-session";
    const { rest } = fakeServer({ [code]: [json({ detail: "Wrong 2FA code" }, 403)] }, { factorRequired });
    const call = dataOf(rest().POST(code, { body: { code: "123456" } }));
    expect(await failureOf(call)).toMatchObject({ failure: "http", status: 403 });
    expect(factorRequired).not.toHaveBeenCalled();
  });

  test("[89] a 403 that asks for the second factor opens the gate; another 403 is an error like any", async () => {
    const factorRequired = vi.fn();
    const server = fakeServer(
      {
        [hosts]: [
          json({ detail: "Not yet", code: "totp_required" }, 403),
          json({ detail: "Not yours, nor anybody's without two-factor (2FA, TOTP)" }, 403),
        ],
      },
      { factorRequired },
    );
    expect((await failureOf(dataOf(server.rest().GET(hosts)))).failure).toBe("superseded");
    expect(await failureOf(dataOf(server.rest().GET(hosts)))).toMatchObject({ failure: "http", status: 403 });
    expect(factorRequired).toHaveBeenCalledTimes(1);
  });
});

describe("segments", () => {
  test("[F23] a uid that is no segment sends nothing", async () => {
    const server = fakeServer({});
    for (const uid of ["", ".", "..", "a\u0000b", "\ud800"]) {
      const call = server.rest().GET("/api/v1/park/{uid}", { params: { path: { uid } } });
      expect(await failureOf(dataOf(call))).toMatchObject({ failure: "http", status: 404 });
    }
    expect(server.requests).toEqual([]);
  });

  test("[F25] a uid of special characters is one encoded segment", async () => {
    const uid = "a/?#%+ü🌞";
    const path = `/api/v1/park/${encodeURIComponent(uid)}`;
    const server = fakeServer({ [path]: [json({ uid, name: "Park" })] });
    const park = await dataOf(server.rest().GET("/api/v1/park/{uid}", { params: { path: { uid } } }));
    expect(park).toEqual({ uid, name: "Park" });
    expect(decodeURIComponent(server.requests[0]?.split("/").at(-1) ?? "")).toBe(uid);
  });
});
