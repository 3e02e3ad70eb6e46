import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { askExpired } from "../../src/machines/askExpired";
import { accessOf, authenticationOf, isGated } from "../../src/machines/session";
import {
  ada,
  freshStamp,
  gatedAda,
  heard,
  noAnswer,
  NOW,
  okAda,
  okBen,
  person,
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

describe("starting", () => {
  test("with a fresh login time nothing is known until verify answers, which is all that is asked [3][4]", async () => {
    const session = rig({ stamp: freshStamp });
    expect(authenticationOf(session.actor.getSnapshot())).toBe(-1);
    expect(session.names()).toEqual(["verify"]);
    await session.answer("verify", okAda);
    expect(session.value()).toEqual({ verified: "idle" });
    expect(authenticationOf(session.actor.getSnapshot())).toBe(1);
    expect(session.context().self).toEqual(ada);
    expect(session.effects).toEqual([]);
  });

  const YEAR = 31_536_000_000;
  test.each([
    ["missing", null],
    ["not a number", "NaN"],
    ["negative", "-1"],
    ["of tomorrow", String(NOW + 86_400_000)],
    ["of exactly a year ago", String(NOW - YEAR)],
  ])(
    "a login time that is %s is state 0 at once, and verify may still sign in [80][F27]",
    async (_, stamp) => {
      const session = rig({ stamp });
      expect(authenticationOf(session.actor.getSnapshot())).toBe(0);
      expect(session.value()).toEqual({ anonymous: "quiet" });
      expect(session.names()).toEqual(["verify"]);
      await session.answer("verify", okAda);
      expect(session.value()).toEqual({ verified: "idle" });
      expect(session.effects).toEqual(["writeStamp"]);
    },
  );

  test("a login time one millisecond short of a year is tentative [79]", () => {
    expect(rig({ stamp: String(NOW - YEAR + 1) }).value()).toBe("tentative");
  });

  test("a refusal is state 0 in a new epoch, and what was stored goes [79][81]", async () => {
    const session = rig({ stamp: freshStamp });
    await session.answer("verify", refused);
    expect(session.value()).toEqual({ anonymous: "settled" });
    expect(session.context()).toMatchObject({ epoch: 1, self: null, error: null });
    expect(session.effects).toEqual(LEFT("expired"));
  });

  test("a quiet refusal or silence leaves the sign-in page alone [80]", async () => {
    for (const answer of [refused, noAnswer]) {
      const session = rig();
      await session.answer("verify", answer);
      expect(session.value()).toEqual({ anonymous: "settled" });
      expect(session.context()).toMatchObject({ epoch: 0, error: null });
      expect(session.effects).toEqual([]);
    }
  });

  test.each(["RETRY", "ONLINE", "VISIBLE"] as const)(
    "no answer is not a refusal: it stays tentative with its error and asks again on %s [81]",
    async (type) => {
      const session = rig({ stamp: freshStamp });
      await session.answer("verify", noAnswer);
      expect(session.value()).toBe("stalled");
      expect(authenticationOf(session.actor.getSnapshot())).toBe(-1);
      expect(session.context().error).toEqual({ status: null, text: "Failed to fetch" });
      session.actor.send({ type });
      expect(session.value()).toBe("tentative");
      expect(session.context().error).toEqual({ status: null, text: "Failed to fetch" });
      await session.answer("verify", okAda);
      expect(session.context()).toMatchObject({ self: ada, error: null });
      expect(session.names()).toEqual(["verify", "verify"]);
      expect(session.effects).toEqual([]);
    },
  );

  test("a call that throws is no answer [81]", async () => {
    const session = rig({ stamp: freshStamp });
    await session.answer("verify", new TypeError("Failed to fetch"));
    expect(session.value()).toBe("stalled");
  });

  test.each([
    ["nothing", undefined],
    ["a page", "<!doctype html>"],
    ["an ok without a person", { kind: "ok", self: {}, secondFactor: false }],
    ["an ok with null", { kind: "ok", self: null, secondFactor: false }],
  ])("an answer that is %s is a failure, not a crash [F30]", async (_, garbage) => {
    const session = rig({ stamp: freshStamp });
    await session.answer("verify", garbage);
    expect(session.value()).toEqual({ anonymous: "settled" });
    expect(session.context().self).toBeNull();
  });
});

describe("signing in", () => {
  test("sends the credentials once, stops the quiet verify and is announced [79][F42]", async () => {
    const session = rig();
    session.actor.send({ type: "LOGIN", credentials: secret });
    session.actor.send({ type: "LOGIN", credentials: secret });
    expect(session.names()).toEqual(["verify", "login"]);
    expect(session.calls[0]?.signal.aborted).toBe(true);
    expect(session.calls[1]?.input).toEqual(secret);
    await session.answer("verify", okBen);
    expect(session.value()).toBe("loggingIn");
    await session.answer("login", okAda);
    expect(session.context().self).toEqual(ada);
    expect(session.effects).toEqual(["writeStamp", "announceLogin ada"]);
  });

  test("a refusal stays at 0 with the server's words, until the next attempt [79]", async () => {
    const session = rig();
    session.actor.send({ type: "LOGIN", credentials: secret });
    await session.answer("login", { kind: "refused", error: { status: 401, text: "Wrong password" } });
    expect(session.value()).toEqual({ anonymous: "settled" });
    expect(session.context().error).toEqual({ status: 401, text: "Wrong password" });
    session.actor.send({ type: "LOGIN", credentials: secret });
    expect(session.context().error).toBeNull();
    await session.answer("login", noAnswer);
    expect(session.context().error).toEqual({ status: null, text: "Failed to fetch" });
    expect(session.effects).toEqual([]);
  });
});

describe("a 401 during the session", () => {
  test("ten at once ask verify once; refused is one way out and one message [82][F35]", async () => {
    const session = await signedIn();
    const asked = Array.from({ length: 10 }, () => askExpired(session.actor));
    await session.answer("verify", refused);
    expect(await Promise.all(asked)).toEqual(Array.from({ length: 10 }, () => "signedOut"));
    expect(session.names()).toEqual(["verify", "verify"]);
    expect(session.value()).toEqual({ anonymous: "settled" });
    expect(session.context().epoch).toBe(1);
    expect(session.effects).toEqual([...LEFT("expired"), "say session.expired"]);
  });

  test("is that form's own error when verify still knows the user, or does not answer [82]", async () => {
    for (const answer of [okAda, noAnswer]) {
      const session = await signedIn();
      const asked = askExpired(session.actor);
      await session.answer("verify", answer);
      expect(await asked).toBe("stillIn");
      expect(session.value()).toEqual({ verified: "idle" });
      expect(session.context()).toMatchObject({ epoch: 0, self: ada });
      expect(session.effects).toEqual([]);
    }
  });

  test("of a call from before a sign-out is not heard after the next sign-in [F42]", async () => {
    const session = await signedIn();
    session.actor.send({ type: "LOGOUT" });
    await session.answer("logout", { kind: "ok" });
    session.actor.send({ type: "LOGIN", credentials: secret });
    await session.answer("login", okAda);
    const calls = session.calls.length;
    expect(await askExpired(session.actor, 0)).toBe("signedOut");
    for (const type of ["EXPIRED", "ACCOUNT.DELETED", "FACTOR.REQUIRED"] as const) {
      session.actor.send({ type, epoch: 0 });
    }
    session.actor.send({ type: "SELF.CHANGED", self: person("ada", null), epoch: 0 });
    expect(session.value()).toEqual({ verified: "idle" });
    expect(session.context().self).toBe(ada);
    expect(session.calls).toHaveLength(calls);
  });

  test("that reveals another account wipes the first one's data and asks anew", async () => {
    const session = await signedIn();
    session.actor.send({ type: "EXPIRED" });
    await session.answer("verify", okBen);
    expect(session.value()).toBe("verifying");
    expect(session.context()).toMatchObject({ epoch: 1, self: null });
    await session.answer("verify", okBen);
    expect(session.context().self).toEqual(person("ben"));
    expect(session.effects).toEqual(["wipe account", "forgetFactor"]);
  });
});

describe("what happens to the user", () => {
  test("a role lowered while the page is open arrives with the new self, without a sign-out [F44]", async () => {
    const session = await signedIn();
    const admin = person("ada", { uid: "o1", permission: { role: "admin" } });
    const guest = person("ada", { uid: "o1", permission: { role: "guest" } });
    session.actor.send({ type: "SELF.CHANGED", self: admin });
    session.actor.send({ type: "SELF.CHANGED", self: guest });
    expect(session.value()).toEqual({ verified: "idle" });
    expect(session.effects).toEqual([]);
    expect(accessOf(session.context().self ?? ada)).toEqual({
      account: "ada",
      accountRole: "user",
      organizationUid: "o1",
      organizationRole: "guest",
    });
  });

  test("someone without an organisation has no organisation's rights", () => {
    expect(accessOf(ada)).toEqual({
      account: "ada",
      accountRole: "user",
      organizationUid: null,
      organizationRole: null,
    });
  });

  test("a deleted account is state 0 in every tab [79]", async () => {
    const session = await signedIn();
    session.actor.send({ type: "ACCOUNT.DELETED" });
    expect(authenticationOf(session.actor.getSnapshot())).toBe(0);
    expect(session.names()).toEqual(["verify"]);
    expect(session.effects).toEqual([...LEFT("deleted"), "announceLogout"]);
  });
});

describe("signing out", () => {
  test("wipes before it asks, and is told to the other tabs at once [79]", async () => {
    const session = await signedIn();
    session.actor.send({ type: "LOGOUT" });
    expect(session.value()).toBe("loggingOut");
    expect(authenticationOf(session.actor.getSnapshot())).toBe(0);
    expect(session.context()).toMatchObject({ epoch: 1, self: null });
    expect(session.effects).toEqual([...LEFT("logout"), "announceLogout"]);
    expect(session.names()).toEqual(["verify", "logout"]);
    await session.answer("logout", { kind: "ok" });
    expect(session.value()).toEqual({ anonymous: "settled" });
    expect(session.effects).toEqual([...LEFT("logout"), "announceLogout"]);
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
        "announceLogout",
        "markSignedOut",
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
    expect(session.effects).toEqual(LEFT("peer"));
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
    expect(session.context().retryAt).toBe(NOW + 30_000);
    session.actor.send({ type: "CODE", code: "123456" });
    vi.advanceTimersByTime(29_999);
    expect(session.value()).toEqual({ secondFactor: "cooling" });
    vi.advanceTimersByTime(1);
    expect(session.value()).toEqual({ secondFactor: "challenge" });
    expect(session.context().retryAt).toBeNull();
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
    expect(session.context().retryAt).toBe(NOW + seconds * 1000);
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
    await ended.answer("verifySession", { kind: "expired" });
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
