import { describe, expect, test } from "vitest";
import fc from "fast-check";
import { carriedValue, carry, safeNext, signInAddress } from "../../src/rules/nextAddress";

const origin = "https://portal.example:8443";

describe("following a carried address", () => {
  test.each([
    ["F7", "/v1/monitor?park=a%20b%23x", "/monitor?park=a%20b%23x"],
    ["6", "/v1/monitor?period=Month&parks=a&parks=b#chart", "/monitor?period=Month&parks=a&parks=b#chart"],
    [
      "6",
      "/v1/sites/p/%C3%BC%2F%3F%23%25%2B%F0%9F%98%80?x=%5C#y",
      "/sites/p/%C3%BC%2F%3F%23%25%2B%F0%9F%98%80?x=%5C#y",
    ],
    ["6", "/v1/dashboard", "/dashboard"],
    ["6", "/v1/logins", "/logins"],
    ["6", "/v1/events?next=https://evil.com", "/events?next=https://evil.com"],
  ])("[7][%s] %s is followed", (_line, raw, next) => {
    expect(safeNext(raw, origin)).toBe(next);
  });

  test.each([
    ["F1", "https://evil.com"],
    ["F1", "https://evil.com/v1/monitor"],
    ["F1", "https://portal.example:8443/v1/monitor"],
    ["F2", "//evil.com"],
    ["F2", "//evil.com/v1/monitor"],
    ["F2", "///evil.com"],
    ["F3", "/v1/..//evil.com"],
    ["F3", "/v1/%2e%2e//evil.com"],
    ["F3", "/v1/.%2E/%2f/evil.com"],
    ["F3", "/v1/../api/v1/auth/logout"],
    ["F3", "/v1//evil.com"],
    ["F3", "/v1/%2Fevil.com"],
    ["F3", "/v1/a//evil.com"],
    ["F3", "/v1/a%2F..%2F..%2Fb"],
    ["F4", "/\\evil.com"],
    ["F4", "\\\\evil.com"],
    ["F4", "/%5Cevil.com"],
    ["F4", "/v1/%5Cevil.com"],
    ["F4", "/v1/%5c%5cevil.com"],
    ["F4", "/v1\\..\\..\\evil.com"],
    ["F5", "javascript:alert(1)"],
    ["F5", "/v1/../javascript:alert(1)"],
    ["F5", "data:text/html,x"],
    ["F6", "/v1/login?from=/v1/login"],
    ["F6", `/v1/login${"?from=/v1/login".repeat(50)}`],
    ["F6", "/v1/LOGIN/"],
    ["F6", "/v1/log%69n"],
    ["F6", "/v1/register"],
    ["F6", "/v1/forgotpassword"],
    ["F6", "/v1/./resetpassword?token=x"],
    ["7", "/\t/evil.com"],
    ["7", "/v1/\n/evil.com"],
    ["7", "/v1/a%00b"],
    ["7", "/v1/a%0d%0aSet-Cookie:x"],
    ["7", " /v1/monitor"],
    ["7", "/v1"],
    ["7", "/v1/"],
    ["7", "/v10/monitor"],
    ["7", "/monitor"],
    ["7", "monitor"],
    ["7", "@evil.com"],
    ["7", "//user:pass@portal.example:8443/v1/monitor"],
    ["7", "/v1/%E0%A4%A"],
    ["7", "/v1/\ud800"],
    ["7", `/v1/${"a".repeat(5000)}`],
    ["7", ""],
    ["7", null],
    ["7", undefined],
  ])("[7][%s] %j goes to the dashboard", (_line, raw) => {
    expect(safeNext(raw, origin)).toBe("/dashboard");
  });

  test("[7] nothing ever leaves the origin or the base", () => {
    const piece = fc.constantFrom(
      ..."/ \\ . .. %2e %2f %5c %09 @ : ; ? # & = v1 V1 login evil.com https: javascript: \t \n \u202e \ufeff".split(
        " ",
      ),
      "/v1",
      "/v1/",
      " ",
    );
    const raws = fc.oneof(
      fc.string({ unit: "binary" }),
      fc.webUrl(),
      fc.array(piece, { maxLength: 12 }).map((parts) => parts.join("")),
      fc.array(piece, { maxLength: 12 }).map((parts) => `/v1/${parts.join("")}`),
    );
    fc.assert(
      fc.property(raws, (raw) => {
        const next = safeNext(raw, origin);
        const url = new URL(next, origin);
        expect(next).toMatch(/^\/(?![/\\])/);
        expect([url.origin, url.username, url.pathname + url.search + url.hash]).toEqual([origin, "", next]);
        expect(next).not.toMatch(/^\/(login|register|forgotpassword|resetpassword)(\/|\?|#|$)/i);
        expect(new URL(`/v1${next}`, origin).pathname.startsWith("/v1/")).toBe(true);
        expect(safeNext(`/v1${next}`, origin)).toBe(next);
      }),
      { numRuns: 2000 },
    );
  });
});

describe("carrying", () => {
  test("[5][6] an address is carried whole", () => {
    expect([carry("/monitor"), carry("/monitor?park=a%20b%23x#y"), carry("/dashboards")]).toEqual([
      "/v1/monitor",
      "/v1/monitor?park=a%20b%23x#y",
      "/v1/dashboards",
    ]);
    expect(signInAddress("/monitor?park=a%20b%23x#y")).toBe(
      "/login?from=%2Fv1%2Fmonitor%3Fpark%3Da%2520b%2523x%23y",
    );
  });

  test.each([
    "",
    "/",
    "/dashboard",
    "/dashboard/",
    "/dashboard?period=Day",
    "/?x",
    "/#y",
    "/login?from=x",
    "/Register",
  ])("[8][F6] %j carries nothing", (path) => {
    expect([carry(path), signInAddress(path)]).toEqual(["", "/login"]);
  });

  test("[7][F1][F2][F7] the carried value is read from `from` or `redirect`, encoded or typed", () => {
    const typed = "?from=/v1/monitor?park=a%20b%23x";
    expect(
      [
        typed,
        "?from=%2Fv1%2Fmonitor%3Fpark%3Da%2520b%2523x",
        "?lng=de&from=/v1/monitor%3Fpark%3Da%2520b%2523x&x=1",
        "?redirect=//evil.com",
        "from=%2Fv1%2Fa+b",
        "?x=from=y",
        "?from=%E0%A4%A",
        "",
      ].map(carriedValue),
    ).toEqual([
      "/v1/monitor?park=a%20b%23x",
      "/v1/monitor?park=a%20b%23x",
      "/v1/monitor?park=a%20b%23x",
      "//evil.com",
      "/v1/a b",
      null,
      null,
      null,
    ]);
    expect(safeNext(carriedValue(typed), origin)).toBe("/monitor?park=a%20b%23x");
  });

  test("[6] what is carried is where one arrives", () => {
    const query = fc.dictionary(fc.string({ minLength: 1 }), fc.string(), { minKeys: 1 });
    fc.assert(
      fc.property(query, (parameters) => {
        const path = `/monitor?${new URLSearchParams(parameters).toString()}#top`;
        expect(safeNext(carriedValue(signInAddress(path).replace("/login", "")), origin)).toBe(path);
      }),
    );
  });
});
