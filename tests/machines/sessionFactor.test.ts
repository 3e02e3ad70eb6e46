import { beforeEach, describe, expect, test, vi } from "vitest";
import { json } from "../graph/server";
import { malformed } from "../graph/watched";
import { freshStamp, secret } from "./sessionRig";
import { browserRig, refused, self } from "./tabsRig";

const inside = { verified: "idle" };
const outside = { anonymous: "settled" };
const patient = { timeout: 5000 };
const text = "Failed to fetch 2FA status";

beforeEach(() => {
  vi.spyOn(Math, "random").mockReturnValue(0);
});

/** Answers to totp/status that do not say whether a code is asked for. */
const unknown: [string, () => Response][] = [
  ["400", () => json({}, 400)],
  ["403", () => json({}, 403)],
  ["405", () => json({}, 405)],
  ["422", () => json({}, 422)],
  ["429", () => json({}, 429, { "Retry-After": "0" })],
  ["500", () => json({}, 500)],
  ["a page", () => malformed(new Response("<!doctype html>"))],
  ["nothing", () => malformed(new Response(null, { status: 204 }))],
];

describe.each(unknown)("a second factor's status that is %s", (_, answer) => {
  test("ends no session that verify has confirmed, lets nobody past the gate, and is asked again [79][81][89]", async () => {
    let status = answer;
    const { openTab, stored } = browserRig(
      { "auth/verify": () => self("ada"), "totp/status": () => status() },
      { loginStamp: freshStamp },
    );
    const page = openTab();
    await expect.poll(page.value, patient).toBe("stalled");
    expect([page.wiped, page.alerts(), stored()]).toEqual([[], [], { loginStamp: freshStamp }]);
    status = () => json({ is_enabled: true, session_verified: false });
    page.send({ type: "RETRY" });
    await expect.poll(page.value).toEqual({ secondFactor: "challenge" });
  });

  test("fails a sign-in in the catalogue's words, and the next attempt asks anew [89]", async () => {
    let status = answer;
    const { openTab } = browserRig({
      "auth/verify": refused,
      "auth/login": () => self("ada"),
      "totp/status": () => status(),
    });
    const page = openTab();
    page.send({ type: "LOGIN", credentials: secret });
    await expect.poll(page.error, patient).toEqual({ status: null, text });
    expect(page.value()).toEqual(outside);
    status = () => json({ is_enabled: false });
    page.send({ type: "LOGIN", credentials: secret });
    await expect.poll(page.value).toEqual(inside);
  });

  test("is no end of a session in which another call was answered 401 [82][89]", async () => {
    let status = () => json({ is_enabled: false });
    const { openTab } = browserRig(
      { "auth/verify": () => self("ada"), "totp/status": () => status() },
      { loginStamp: freshStamp },
    );
    const page = openTab();
    await expect.poll(page.value).toEqual(inside);
    status = answer;
    page.send({ type: "EXPIRED" });
    expect(page.value()).toEqual({ verified: "checking" });
    await expect.poll(page.value, patient).toEqual(inside);
    expect([page.wiped, page.alerts()]).toEqual([[], []]);
  });
});

describe("a second factor's status", () => {
  test.each([
    ["401 is the session's end", 401, outside, ["expired"]],
    ["404 is a server that knows no second factor", 404, inside, []],
  ])("that is %s [81][89]", async (_, status, value, wiped) => {
    const { openTab } = browserRig(
      { "auth/verify": () => self("ada"), "totp/status": () => json({}, status) },
      { loginStamp: freshStamp },
    );
    const page = openTab();
    await expect.poll(page.value).toEqual(value);
    expect(page.wiped).toEqual(wiped);
  });

  test("that is refused in the server's own words fails a sign-in in those [89][209]", async () => {
    const { openTab } = browserRig({
      "auth/verify": refused,
      "auth/login": () => self("ada"),
      "totp/status": () => json({ detail: "Ask your administrator" }, 403),
    });
    const page = openTab();
    page.send({ type: "LOGIN", credentials: secret });
    await expect.poll(page.error).toEqual({ status: null, text: "Ask your administrator" });
  });
});
