import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { askAhead, isAboutPlaces } from "../../src/main/askAhead";
import type { Start } from "../../src/main/askAhead";
import { routes } from "../../src/routes";
import { allows } from "../../src/rules/permission";
import { readConfiguration } from "../../src/main/configuration";

const now = Date.parse("2026-06-15T10:00:00Z");
const api = "https://portal.test/api/v1";
const [verify, factor, places] = [
  `${api}/auth/verify`,
  `${api}/totp/status`,
  `${api}/portfolio?update_ext=false`,
];
const self = { account: "a", role: "user", organization: { uid: "o", permission: { role: "owner" } } };

/** A server that answers as told; "down" gives no answer at all. */
function server(answers: Readonly<Record<string, unknown>> = {}) {
  const asked: string[] = [];
  const all: Readonly<Record<string, unknown>> = {
    ...{ [verify]: self, [factor]: { is_enabled: false }, [places]: [] },
    ...answers,
  };
  const fetch = vi.fn((input: RequestInfo | URL, _?: RequestInit) => {
    const url = input instanceof Request ? input.url : String(input);
    asked.push(url);
    const answer = all[url];
    if (answer === "down") return Promise.reject(new TypeError("Failed to fetch"));
    return Promise.resolve(answer instanceof Response ? answer.clone() : Response.json(answer ?? null));
  });
  return { asked, fetch };
}

const begin = (fetch: Start["fetch"], start: Partial<Start> = {}) =>
  askAhead({
    fetch,
    now,
    pathname: "/v1/dashboard",
    search: "",
    origin: "https://portal.test",
    stamp: String(now - 1000),
    configuration: "{}",
    ...start,
  });

const get = (url: string) => new Request(url, { credentials: "include" });

beforeEach(() => void vi.useFakeTimers({ now }));
afterEach(() => void vi.useRealTimers());

describe("the first questions of somebody who was signed in", () => {
  test("are asked one after the other, and each answer is handed over once", async () => {
    const { asked, fetch } = server();
    const ahead = begin(fetch);
    await vi.waitFor(() => expect(asked).toEqual([verify, factor, places]));
    expect(fetch.mock.calls[0]).toEqual([
      verify,
      { credentials: "include", signal: expect.any(AbortSignal) as AbortSignal },
    ]);
    expect(await (await ahead?.(get(verify)))?.json()).toEqual(self);
    expect(await (await ahead?.(get(factor)))?.json()).toEqual({ is_enabled: false });
    expect(await (await ahead?.(get(places)))?.json()).toEqual([]);
    expect(asked).toHaveLength(3);
    await ahead?.(get(places));
    expect(asked).toHaveLength(4);
  });

  test("one that hangs is given up once whoever asked in earnest gives up, and a retry is sent anew", async () => {
    const hung: AbortSignal[] = [];
    const fetch = vi.fn((_: RequestInfo | URL, init?: RequestInit) => {
      const { signal } = init ?? {};
      return new Promise<Response>((_answer, fail) => {
        if (signal) hung.push(signal);
        signal?.addEventListener("abort", () => fail(new DOMException("Aborted", "AbortError")));
      });
    });
    const ahead = begin(fetch);
    const asker = new AbortController();
    const asked = ahead?.(verify, { signal: asker.signal });
    asker.abort();
    await expect(asked).rejects.toThrow("Aborted");
    expect(hung[0]?.aborted).toBe(true);
    const again = new AbortController();
    ahead?.(verify, { signal: again.signal }).catch(() => undefined);
    expect(fetch).toHaveBeenCalledTimes(2);
    expect(fetch.mock.lastCall?.[1]?.signal).toBe(again.signal);
  });

  test("one that nobody has asked for by then is given up too", async () => {
    const { fetch } = server({ [factor]: "down" });
    begin(fetch);
    const signal = fetch.mock.calls[0]?.[1]?.signal;
    await vi.advanceTimersByTimeAsync(10_000);
    expect(signal?.aborted).toBe(true);
  });

  test.each([
    ["a login time of today", {}, true],
    ["none", { stamp: null }, false],
    ["a sign-out that the server has not confirmed", { stamp: "signed-out" }, false],
    ["one of more than a year ago", { stamp: String(now - 31_536_000_000) }, false],
    ["one of tomorrow", { stamp: String(now + 86_400_000) }, false],
    ["an invitation in the address", { search: "?action=invitation&token=t&email=a%40b.test" }, false],
  ])("[4] [80] [F54] with %s: %s", (_, start, isAsked) => {
    const { asked, fetch } = server();
    expect(begin(fetch, start) !== undefined).toBe(isAsked);
    expect(asked.length > 0).toBe(isAsked);
  });

  test.each([
    ["verify refuses", { [verify]: Response.json({ detail: "no" }, { status: 401 }) }, [verify]],
    ["verify is a page", { [verify]: new Response("<!doctype html>") }, [verify]],
    ["nobody answers", { [verify]: "down" }, [verify]],
    ["a code is missing", { [factor]: { is_enabled: true, session_verified: false } }, [verify, factor]],
    ["nobody says whether a code was given", { [factor]: { is_enabled: true } }, [verify, factor]],
    ["the second factor's status fails", { [factor]: new Response(null, { status: 500 }) }, [verify, factor]],
    ["they have no organization", { [verify]: { ...self, organization: null } }, [verify, factor]],
  ])("[4] end where %s", async (_, answers, expected) => {
    const { asked, fetch } = server(answers);
    begin(fetch);
    await vi.advanceTimersByTimeAsync(100);
    expect(asked).toEqual(expected);
  });

  test("[F45] are those of the screen: portfolios where it is about them and for all, as the table of routes says", async () => {
    const guest = { account: "a", accountRole: "user", organizationUid: "o", organizationRole: "guest" };
    for (const { path, need, places: isAbout = false } of routes)
      expect([path, isAboutPlaces(`/v1${path.replace(/:\w+/, "p-1")}`)]).toEqual([
        path,
        isAbout && allows(guest, need),
      ]);
    expect(["/v1", "/v1/", "/v1/login", "/v1/sites/", "/v1/nowhere"].map(isAboutPlaces)).toEqual([
      true,
      true,
      false,
      true,
      false,
    ]);
    const { asked, fetch } = server();
    begin(fetch, { pathname: "/v1/organization" });
    await vi.advanceTimersByTimeAsync(100);
    expect(asked).toEqual([verify, factor]);
  });

  test.each([
    ["elsewhere", '{ "api": "https://api.test/" }', "https://api.test/api/v1/auth/verify"],
    ["that is none", '{ "api": 7 }', verify],
    ["that cannot be read", "{", verify],
  ])("go to a server %s", (_, configuration, expected) => {
    const { asked, fetch } = server();
    begin(fetch, { configuration });
    expect(asked).toEqual([expected]);
    // As the portal itself reads it.
    const told = vi.spyOn(console, "error").mockReturnValue();
    const page = {
      getElementById: () => ({ textContent: configuration }),
      location: { origin: "https://portal.test" },
    };
    const { api: base } = readConfiguration(page);
    expect(`${base.replace(/\/$/, "")}/api/v1/auth/verify`).toBe(expected);
    told.mockRestore();
  });
});

describe("an answer that was asked for ahead", () => {
  test("and did not come is asked for again", async () => {
    const answers = { [verify]: "down" as unknown };
    const { asked, fetch } = server(answers);
    const ahead = begin(fetch);
    await expect(ahead?.(get(verify))).rejects.toThrow("Failed to fetch");
    expect(asked).toEqual([verify, verify]);
  });

  test.each([
    ["something is written", new Request(`${api}/auth/logout`, { method: "POST" })],
    ["it is asked a second time who is there", get(verify)],
  ])("[40] is nobody's any more once %s", async (_, request) => {
    const { asked, fetch } = server();
    const ahead = begin(fetch);
    await vi.waitFor(() => expect(asked).toHaveLength(3));
    await ahead?.(get(verify));
    await ahead?.(request);
    expect(asked).toHaveLength(4);
    await ahead?.(get(places));
    expect(asked.slice(4)).toEqual([places]);
  });

  test("is let go after ten seconds", async () => {
    const { asked, fetch } = server();
    const ahead = begin(fetch);
    await vi.advanceTimersByTimeAsync(9_999);
    await ahead?.(get(verify));
    expect(asked).toHaveLength(3);
    await vi.advanceTimersByTimeAsync(1);
    await ahead?.(get(places));
    expect(asked).toHaveLength(4);
  });

  test("after a write no further question is asked ahead", async () => {
    const { asked, fetch } = server();
    const ahead = begin(fetch);
    await ahead?.(new Request(`${api}/auth/logout`, { method: "POST" }));
    await vi.advanceTimersByTimeAsync(100);
    expect(asked.filter((url) => url !== verify)).toEqual([`${api}/auth/logout`]);
  });
});
