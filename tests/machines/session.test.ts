import { describe, expect, test } from "vitest";
import { askExpired } from "../../src/machines/askExpired";
import { accessOf, authenticationOf } from "../../src/machines/session";
import {
  ada,
  freshStamp,
  gatedAda,
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

  test("at the gate asks beside the code under way: a session that stands is a wrong code, any other is out [82][F57]", async () => {
    const gated = async () => {
      const session = rig({ stamp: freshStamp });
      await session.answer("verify", gatedAda);
      session.actor.send({ type: "CODE", code: "123456" });
      return session;
    };
    const wrong = await gated();
    expect(await askExpired(wrong.actor, 0, () => Promise.resolve(true))).toBe("stillIn");
    await wrong.answer("verifySession", { kind: "wrong", text: "The code is wrong" });
    expect(wrong.context()).toMatchObject({ error: { text: "The code is wrong" }, epoch: 0 });
    const over = await gated();
    expect(await askExpired(over.actor, 0, () => Promise.resolve(false))).toBe("signedOut");
    expect(over.value()).toEqual({ anonymous: "settled" });
    expect(over.effects).toEqual([...LEFT("expired"), "say session.expired"]);
  });

  test("of a call from before a sign-out is not heard after the next sign-in [F42]", async () => {
    const session = await signedIn();
    session.actor.send({ type: "LOGOUT" });
    await session.answer("logout", { kind: "ok" });
    session.actor.send({ type: "LOGIN", credentials: secret });
    await session.answer("login", okAda);
    const calls = session.calls.length;
    expect(await askExpired(session.actor, 0)).toBe("signedOut");
    for (const type of ["EXPIRED", "FORBIDDEN", "ACCOUNT.DELETED", "FACTOR.REQUIRED"] as const) {
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
  test("a refused call asks who one is: the new role arrives, no answer changes nothing [F44]", async () => {
    const session = await signedIn();
    const asked = session.calls.length;
    session.actor.send({ type: "FORBIDDEN" });
    session.actor.send({ type: "FORBIDDEN" });
    expect(session.calls).toHaveLength(asked + 1);
    const guest = person("ada", { uid: "o1", permission: { role: "guest" } });
    await session.answer("verify", { ...okAda, self: guest });
    expect(session.context()).toMatchObject({ epoch: 0, self: guest });
    session.actor.send({ type: "FORBIDDEN" });
    await session.answer("verify", noAnswer);
    expect(session.value()).toEqual({ verified: "idle" });
    expect(session.context()).toMatchObject({ epoch: 0, self: guest });
    expect(session.effects).toEqual([]);
  });

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
