import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { authenticationOf, isGated } from "../../src/machines/session";
import {
  ada,
  freshStamp,
  gatedAda,
  heard,
  noAnswer,
  NOW,
  okAda,
  okBen,
  refused,
  rig,
  secret,
} from "./sessionRig";

const LEFT = (reason: string) => [`wipe ${reason}`, "clearStamp", "forgetFactor"];

/** Signed in as ada, past start and sign-in, with a clean sheet of effects. */
async function signedIn() {
  const session = rig({ stamp: freshStamp });
  await session.answer("verify", okAda);
  session.effects.length = 0;
  return session;
}

describe("signing out", () => {
  test("wipes before it asks, and is told to the other tabs at once [79]", async () => {
    const session = await signedIn();
    session.actor.send({ type: "LOGOUT" });
    expect(session.value()).toBe("loggingOut");
    expect(authenticationOf(session.actor.getSnapshot())).toBe(0);
    expect(session.context()).toMatchObject({ epoch: 1, self: null });
    const told = [...LEFT("logout"), "markSignedOut", "announceLogout"];
    expect(session.effects).toEqual(told);
    expect(session.names()).toEqual(["verify", "logout"]);
    await session.answer("logout", { kind: "ok" });
    expect(session.value()).toEqual({ anonymous: "settled" });
    expect(session.effects).toEqual([...told, "unmarkSignedOut"]);
  });

  test.each([
    ["500", { kind: "failed", text: "Internal Server Error" }],
    ["offline", new TypeError("Failed to fetch")],
  ])(
    "that fails (%s) still clears everything, says so, and is not undone by the next start [F39]",
    async (_, answer) => {
      const session = await signedIn();
      session.actor.send({ type: "LOGOUT" });
      await session.answer("logout", answer);
      expect(session.value()).toEqual({ anonymous: "settled" });
      expect(session.context().self).toBeNull();
      expect(session.effects).toEqual([
        ...LEFT("logout"),
        "markSignedOut",
        "announceLogout",
        "say session.logoutFailed",
      ]);
      const next = rig({ stamp: "signed-out" });
      expect(next.value()).toEqual({ anonymous: "settled" });
      expect(next.names()).toEqual([]);
    },
  );

  test("holds a sign-in back that would lose its session to it", async () => {
    const session = await signedIn();
    session.actor.send({ type: "LOGOUT" });
    session.actor.send({ type: "LOGIN", credentials: secret });
    expect(session.names()).toEqual(["verify", "logout"]);
    await session.answer("logout", { kind: "ok" });
    expect(session.value()).toBe("loggingIn");
    expect(session.calls.at(-1)?.input).toEqual(secret);
    expect(session.effects.at(-1)).toBe("unmarkSignedOut");
    await session.answer("login", okAda);
    expect(session.value()).toEqual({ verified: "idle" });
    expect(session.context().waiting).toBeNull();
  });

  test("works from the spinner and from the banner as well [81]", async () => {
    for (const stalled of [false, true]) {
      const session = rig({ stamp: freshStamp });
      if (stalled) await session.answer("verify", noAnswer);
      session.actor.send({ type: "LOGOUT" });
      expect(session.value()).toBe("loggingOut");
      expect(session.calls[0]?.signal.aborted).toBe(!stalled);
    }
  });

  test("an answer from before it is not heard [F42]", async () => {
    const session = rig({ stamp: freshStamp });
    session.actor.send({ type: "LOGOUT" });
    await session.answer("logout", { kind: "ok" });
    await session.answer("verify", okAda);
    expect(session.value()).toEqual({ anonymous: "settled" });
    expect(session.context().self).toBeNull();
  });
});

describe("other tabs", () => {
  test("a sign-out in one wipes this one at once, with no call and no echo [F37]", async () => {
    const session = await signedIn();
    session.actor.send({ type: "PEER.LOGOUT" });
    expect(session.value()).toEqual({ anonymous: "settled" });
    expect(session.context()).toMatchObject({ epoch: 1, self: null });
    expect(session.effects).toEqual(["wipe peer", "forgetFactor"]);
    expect(session.names()).toEqual(["verify"]);
  });

  test("a sign-in in one signs this one in, with no echo", async () => {
    const session = rig();
    await session.answer("verify", refused);
    session.actor.send({ type: "PEER.LOGIN", account: "ada" });
    expect(session.value()).toBe("verifying");
    await session.answer("verify", okAda);
    expect(session.value()).toEqual({ verified: "idle" });
    expect(session.effects).toEqual([]);
  });

  test("another account in one replaces the account here; the same one changes nothing", async () => {
    const session = await signedIn();
    session.actor.send({ type: "PEER.LOGIN", account: "ada" });
    expect(session.value()).toEqual({ verified: "idle" });
    session.actor.send({ type: "PEER.LOGIN", account: "ben" });
    expect(session.value()).toBe("verifying");
    expect(session.context()).toMatchObject({ epoch: 1, self: null });
    await session.answer("verify", okBen);
    expect(session.context().self?.account).toBe("ben");
    expect(session.effects).toEqual(["wipe account", "forgetFactor"]);
  });
});

describe("the gate", () => {
  beforeEach(() => {
    vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout", "Date"], now: NOW });
  });
  afterEach(() => {
    vi.useRealTimers();
  });

  async function gated() {
    const session = rig({ stamp: freshStamp, clock: Date.now });
    await session.answer("verify", gatedAda);
    session.effects.length = 0;
    return session;
  }

  test("stands before a signed-in user whose session has not passed it [89]", async () => {
    const session = await gated();
    expect(session.value()).toEqual({ secondFactor: "challenge" });
    expect(authenticationOf(session.actor.getSnapshot())).toBe(1);
    expect(isGated(session.actor.getSnapshot())).toBe(true);
    expect(session.context()).toMatchObject({ self: ada, sessionVerified: false });
  });

  test("opens to a right code, sent once as a string of six digits [89][F55]", async () => {
    const session = await gated();
    session.actor.send({ type: "CODE", code: "０1 23-45" });
    session.actor.send({ type: "CODE", code: " 012345 " });
    session.actor.send({ type: "CODE", code: " 012345 " });
    expect(session.calls.slice(1).map(({ name, input }) => [name, input])).toEqual([
      ["verifySession", { code: "012345" }],
    ]);
    await session.answer("verifySession", { kind: "ok" });
    expect(session.value()).toEqual({ verified: "idle" });
    expect(session.context().sessionVerified).toBe(true);
    expect(session.effects).toEqual(["rememberFactor", "announceLogin ada"]);
  });

  test("keeps a wrong code on its step, still signed in, and asks for a new one [89][F57]", async () => {
    const session = await gated();
    session.actor.send({ type: "CODE", code: "123456" });
    await session.answer("verifySession", { kind: "wrong", text: "Invalid code" });
    expect(session.value()).toEqual({ secondFactor: "challenge" });
    expect(session.context()).toMatchObject({
      self: ada,
      sessionVerified: false,
      attempt: 1,
      error: { status: null, text: "Invalid code" },
    });
    expect(session.effects).toEqual([]);
  });

  test.each([
    ["nothing", undefined],
    ["another type", "<!doctype html>"],
    ["no kind", { verified: "yes" }],
  ])("takes an answer of %s for no success [F67]", async (_, garbage) => {
    const session = await gated();
    session.actor.send({ type: "CODE", code: "123456" });
    await session.answer("verifySession", garbage);
    expect(session.value()).toEqual({ secondFactor: "challenge" });
    expect(session.context().sessionVerified).toBe(false);
  });

  test("pauses when limited, for as long as the server says [F58]", async () => {
    const session = await gated();
    session.actor.send({ type: "CODE", code: "123456" });
    await session.answer("verifySession", { kind: "limited", retryAfter: 30 });
    expect(session.value()).toEqual({ secondFactor: "cooling" });
    expect(session.context().retryAt.code).toBe(NOW + 30_000);
    session.actor.send({ type: "CODE", code: "123456" });
    vi.advanceTimersByTime(29_999);
    expect(session.value()).toEqual({ secondFactor: "cooling" });
    vi.advanceTimersByTime(1);
    expect(session.value()).toEqual({ secondFactor: "challenge" });
    expect(session.context().retryAt.code).toBeNull();
    expect(session.names()).toEqual(["verify", "verifySession"]);
  });

  test.each([
    [Number.NaN, 30],
    [-5, 30],
    [1e12, 3600],
  ])("a wait of %s seconds becomes one of %s [F58]", async (retryAfter, seconds) => {
    const session = await gated();
    session.actor.send({ type: "CODE", code: "123456" });
    await session.answer("verifySession", { kind: "limited", retryAfter });
    expect(session.context().retryAt.code).toBe(NOW + seconds * 1000);
  });

  test("takes a backup code as it was printed; a used one is no success [89][F66]", async () => {
    const session = await gated();
    session.actor.send({ type: "USE.BACKUP" });
    expect(session.value()).toEqual({ secondFactor: "backup" });
    session.actor.send({ type: "CODE", code: " aB3f-\u200b9kL2 " });
    expect(session.calls.at(-1)?.input).toEqual({ code: "aB3f-9kL2" });
    await session.answer("verifyBackup", { kind: "wrong", text: "Code already used" });
    expect(session.value()).toEqual({ secondFactor: "backup" });
    expect(session.context()).toMatchObject({ sessionVerified: false, error: { text: "Code already used" } });
    session.actor.send({ type: "CODE", code: "next" });
    await session.answer("verifyBackup", { kind: "limited", retryAfter: 5 });
    vi.advanceTimersByTime(5_000);
    expect(session.value()).toEqual({ secondFactor: "backup" });
    session.actor.send({ type: "USE.CODE" });
    expect(session.value()).toEqual({ secondFactor: "challenge" });
  });

  test("sends nothing that is no code [F55]", async () => {
    const session = await gated();
    for (const code of ["", "12345", "1234567", "abcdef"]) session.actor.send({ type: "CODE", code });
    expect(session.value()).toEqual({ secondFactor: "challenge" });
    expect(session.names()).toEqual(["verify"]);
  });

  test("no answer leads back to the code with its error", async () => {
    const session = await gated();
    session.actor.send({ type: "CODE", code: "123456" });
    await session.answer("verifySession", new TypeError("Failed to fetch"));
    expect(session.value()).toEqual({ secondFactor: "challenge" });
    expect(session.context().error).toEqual({ status: null, text: "" });
    expect(session.context().attempt).toBe(0);
  });

  test("is left by signing out, by an ended session, and by the other tab passing it [89]", async () => {
    const out = await gated();
    out.actor.send({ type: "CODE", code: "123456" });
    out.actor.send({ type: "LOGOUT" });
    expect(out.value()).toBe("loggingOut");
    expect(out.calls[1]?.signal.aborted).toBe(true);

    const ended = await gated();
    ended.actor.send({ type: "CODE", code: "123456" });
    ended.actor.send({ type: "EXPIRED" });
    expect(ended.calls[1]?.signal.aborted).toBe(true);
    expect(ended.value()).toEqual({ anonymous: "settled" });
    expect(ended.effects).toEqual([...LEFT("expired"), "say session.expired"]);

    const passed = await gated();
    passed.actor.send({ type: "PEER.LOGIN", account: "ada" });
    await passed.answer("verify", okAda);
    expect(passed.value()).toEqual({ verified: "idle" });
  });

  test("shuts again when a call says that it must be passed [89]", async () => {
    const session = await gated();
    session.actor.send({ type: "CODE", code: "123456" });
    await session.answer("verifySession", { kind: "ok" });
    session.actor.send({ type: "FACTOR.REQUIRED" });
    expect(session.value()).toEqual({ secondFactor: "challenge" });
    expect(session.context()).toMatchObject({ self: ada, sessionVerified: false, epoch: 0 });
    expect(session.effects).toEqual(["rememberFactor", "announceLogin ada", "forgetFactor"]);
  });

  test("a sign-in that meets it is stored and announced all the same [89]", async () => {
    const session = rig();
    session.actor.send({ type: "LOGIN", credentials: secret });
    await session.answer("login", gatedAda);
    expect(session.value()).toEqual({ secondFactor: "challenge" });
    expect(session.effects).toEqual(["writeStamp", "announceLogin ada"]);
    await heard();
  });
});
