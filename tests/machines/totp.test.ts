import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { NOW } from "./sessionRig";
import { enrolling, loaded, secretSetup, totpRig } from "./totpRig";

const code = { type: "CODE", code: "123456" } as const;
const wrong = { kind: "wrong", text: "The code is wrong" };
const nothingSecret = { setup: null, codes: [] };

beforeEach(() => {
  vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout", "Date"], now: NOW });
});
afterEach(() => {
  vi.useRealTimers();
});

describe("the state", () => {
  test.each([
    [true, "enabled"],
    [false, "disabled"],
  ])("is what the server says: %s is %s [86]", async (isEnabled, state) => {
    expect((await loaded(isEnabled)).value()).toBe(state);
  });

  test.each([[undefined], [{ kind: "ok", isEnabled: "yes" }], [new TypeError("Failed to fetch")]])(
    "is not known from %s, and can be asked for again",
    async (answer) => {
      const totp = totpRig();
      totp.actor.send({ type: "LOAD" });
      await totp.answer("status", answer);
      expect(totp.value()).toBe("failed");
      totp.actor.send({ type: "RETRY" });
      await totp.answer("status", { kind: "ok", isEnabled: true });
      expect(totp.value()).toBe("enabled");
    },
  );
});

describe("setting up", () => {
  test("shows the secret, holds the codes back until the code was right, and counts as on only then [87][88]", async () => {
    const totp = await enrolling();
    expect(totp.value()).toEqual({ enrolling: "scan" });
    expect(totp.context()).toMatchObject({ setup: secretSetup, codes: [] });
    totp.actor.send({ type: "CODE", code: "０1 23-45" });
    totp.actor.send({ type: "CODE", code: " 012345 " });
    totp.actor.send(code);
    expect(totp.calls.slice(2).map(({ name, input }) => [name, input])).toEqual([
      ["verifyTotp", { code: "012345" }],
    ]);
    await totp.answer("verifyTotp", { kind: "ok" });
    expect(totp.value()).toEqual({ savingCodes: "shown" });
    expect(totp.context()).toMatchObject({ setup: null, codes: secretSetup.backupCodes });
    expect(totp.memory()).not.toContain(secretSetup.secret);
    totp.actor.send({ type: "ACK" });
    expect(totp.value()).toBe("enabled");
    expect(totp.context()).toMatchObject(nothingSecret);
  });

  test.each(["CANCEL", "LEAVE"] as const)(
    "given up (%s), leaves it off and no secret in memory [88][F61]",
    async (type) => {
      const totp = await enrolling();
      totp.actor.send({ type });
      expect(totp.value()).toBe("disabled");
      for (const secret of [secretSetup.secret, ...secretSetup.backupCodes])
        expect(totp.memory()).not.toContain(secret);
    },
  );

  test("asks whoever would leave before the codes are saved, and lets go only then [91][F64]", async () => {
    const totp = await enrolling();
    totp.actor.send(code);
    await totp.answer("verifyTotp", { kind: "ok" });
    for (const declined of ["STAY", "CANCEL"] as const) {
      totp.actor.send({ type: "LEAVE" });
      expect(totp.value()).toEqual({ savingCodes: "asking" });
      expect(totp.context().codes).toEqual(secretSetup.backupCodes);
      totp.actor.send({ type: declined });
      expect(totp.value()).toEqual({ savingCodes: "shown" });
    }
    totp.actor.send({ type: "LEAVE" });
    totp.actor.send({ type: "LEAVE" });
    expect(totp.value()).toBe("enabled");
    expect(totp.context()).toMatchObject(nothingSecret);
  });

  test("left lying for a quarter of an hour is over [88][F61]", async () => {
    const totp = await enrolling(Date.now);
    vi.advanceTimersByTime(899_999);
    expect(totp.value()).toEqual({ enrolling: "scan" });
    vi.advanceTimersByTime(1);
    expect(totp.value()).toBe("disabled");
    expect(totp.context()).toMatchObject(nothingSecret);
  });

  test("a wrong code stays on its step with the text and asks for a new one [F57]", async () => {
    const totp = await enrolling();
    totp.actor.send(code);
    await totp.answer("verifyTotp", wrong);
    expect(totp.value()).toEqual({ enrolling: "scan" });
    expect(totp.context()).toMatchObject({ error: "The code is wrong", attempt: 1, setup: secretSetup });
  });

  test("too many codes are a pause as long as the server says [F58]", async () => {
    const totp = await enrolling(Date.now);
    totp.actor.send(code);
    await totp.answer("verifyTotp", { kind: "limited", retryAfter: 30 });
    expect(totp.value()).toEqual({ enrolling: "cooling" });
    expect(totp.context().retryAt).toBe(NOW + 30_000);
    totp.actor.send(code);
    vi.advanceTimersByTime(29_999);
    expect(totp.value()).toEqual({ enrolling: "cooling" });
    vi.advanceTimersByTime(1);
    expect(totp.value()).toEqual({ enrolling: "scan" });
    expect(totp.names().filter((name) => name === "verifyTotp")).toHaveLength(1);
  });

  test.each([
    ["no answer", new TypeError("Failed to fetch")],
    ["another type", { verified: "yes" }],
  ])(
    "with %s to the code asks the server how it stands, and assumes nothing [88][F67]",
    async (_, answer) => {
      const totp = await enrolling();
      totp.actor.send(code);
      await totp.answer("verifyTotp", answer);
      expect(totp.value()).toBe("loading");
      expect(totp.context()).toMatchObject({ ...nothingSecret, unanswered: "verify" });
      await totp.answer("status", { kind: "ok", isEnabled: true });
      expect([totp.value(), totp.context().unanswered]).toEqual(["enabled", "verify"]);
      totp.actor.send({ type: "REGENERATE" });
      expect(totp.context().unanswered).toBeNull();
    },
  );

  test.each([[wrong], [{ kind: "ok", secret: "", backupCodes: [] }], [{ kind: "ok", secret: 7 }]])(
    "with the answer %j shows nothing and stays off",
    async (answer) => {
      const totp = await loaded(false);
      totp.actor.send({ type: "SETUP" });
      await totp.answer("setupTotp", answer);
      expect(totp.value()).toBe("disabled");
      expect(totp.context().error).not.toBeNull();
    },
  );

  test("asked for too often says so, and stays off [F58]", async () => {
    const totp = await loaded(false);
    totp.actor.send({ type: "SETUP" });
    await totp.answer("setupTotp", { kind: "limited", retryAfter: 30, text: "Too many attempts" });
    expect([totp.value(), totp.context().error]).toEqual(["disabled", "Too many attempts"]);
    expect(totp.context()).toMatchObject(nothingSecret);
    totp.actor.send({ type: "SETUP" });
    expect([totp.value(), totp.context().error]).toEqual(["settingUp", null]);
  });

  test.each(["", "12345", "1234567", "abcdef"])(
    "sends nothing for %j, which is no code [F55]",
    async (text) => {
      const totp = await enrolling();
      totp.actor.send({ type: "CODE", code: text });
      expect(totp.names()).toEqual(["status", "setupTotp"]);
    },
  );
});

describe("what is on", () => {
  test("is switched off with a code, and nothing of it stays [87]", async () => {
    const totp = await loaded(true);
    totp.actor.send({ type: "DISABLE" });
    totp.actor.send({ type: "CODE", code: "12 34-56" });
    expect(totp.calls.at(-1)?.input).toEqual({ code: "123456" });
    await totp.answer("disableTotp", { kind: "ok" });
    expect(totp.value()).toBe("disabled");
    expect(totp.context()).toMatchObject(nothingSecret);
  });

  test("stays on with a wrong code or a change of mind; without an answer the server is asked", async () => {
    const totp = await loaded(true);
    totp.actor.send({ type: "DISABLE" });
    totp.actor.send(code);
    await totp.answer("disableTotp", wrong);
    expect([totp.value(), totp.context().error]).toEqual(["confirmingDisable", "The code is wrong"]);
    totp.actor.send({ type: "CANCEL" });
    expect(totp.value()).toBe("enabled");
    totp.actor.send({ type: "DISABLE" });
    totp.actor.send(code);
    await totp.answer("disableTotp", undefined);
    expect([totp.value(), totp.context().unanswered]).toEqual(["loading", "disable"]);
  });

  test("gets new backup codes in place of the old ones, which are nowhere any more [90]", async () => {
    const totp = await loaded(true);
    for (const [first, codes] of [
      ["DISABLE", ["old-1"]],
      ["REGENERATE", ["new-1", "new-2"]],
    ] as const) {
      totp.actor.send({ type: first });
      totp.actor.send({ type: "CANCEL" });
      totp.actor.send({ type: "REGENERATE" });
      totp.actor.send(code);
      await totp.answer("regenerateBackupCodes", { kind: "ok", codes });
      expect([totp.value(), totp.context().codes]).toEqual([{ savingCodes: "shown" }, codes]);
      totp.actor.send({ type: "ACK" });
    }
    expect(totp.memory()).not.toMatch(/old-1|new-1/);
  });

  test.each([
    ["a 500", { kind: "unreachable", text: "Internal error" }],
    ["no answer", new TypeError("Failed to fetch")],
    ["codes of another type", { kind: "ok", codes: [1, 2] }],
  ])("after %s to new codes is unsure of the old ones, and can try again [F63]", async (_, answer) => {
    const totp = await loaded(true);
    totp.actor.send({ type: "REGENERATE" });
    totp.actor.send(code);
    await totp.answer("regenerateBackupCodes", answer);
    expect(totp.value()).toBe("regenerateUnsure");
    totp.actor.send({ type: "REGENERATE" });
    expect(totp.value()).toBe("confirmingRegenerate");
  });

  test("shows what is left after a backup code; a used one is an error and no success [90][91][F66]", async () => {
    const totp = await loaded(true);
    totp.actor.send({ type: "USE.BACKUP" });
    totp.actor.send({ type: "CODE", code: " aB3f-\u200b9kL2 " });
    expect(totp.calls.at(-1)?.input).toEqual({ code: "aB3f-9kL2" });
    await totp.answer("verifyBackup", { kind: "wrong", text: "was used before" });
    expect([totp.value(), totp.context().error]).toEqual(["backup", "was used before"]);
    expect(totp.context().codes).toEqual([]);
    totp.actor.send({ type: "CODE", code: "next" });
    await totp.answer("verifyBackup", { kind: "ok", codes: ["left-1"] });
    expect([totp.value(), totp.context().codes]).toEqual([{ savingCodes: "shown" }, ["left-1"]]);
  });

  test.each([
    ["DISABLE", "disableTotp", "confirmingDisable"],
    ["REGENERATE", "regenerateBackupCodes", "confirmingRegenerate"],
    ["USE.BACKUP", "verifyBackup", "backup"],
  ] as const)(
    "pauses after too many codes, then asks again where it was (%s) [F58]",
    async (type, call, back) => {
      const totp = await loaded(true, Date.now);
      totp.actor.send({ type });
      totp.actor.send(code);
      await totp.answer(call, { kind: "limited", retryAfter: 5 });
      expect(totp.value()).toBe("cooling");
      vi.advanceTimersByTime(5_000);
      expect([totp.value(), totp.context().retryAt]).toEqual([back, null]);
    },
  );
});

test("an ended session takes everything away, wherever it comes [F61]", async () => {
  const totp = await enrolling();
  totp.actor.send(code);
  await totp.answer("verifyTotp", { kind: "expired" });
  expect(totp.value()).toBe("unknown");
  expect(totp.context()).toMatchObject(nothingSecret);
});
