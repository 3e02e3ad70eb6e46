import { describe, expect, test } from "vitest";
import { freshStamp, gatedAda, rig } from "./sessionRig";

/** At the gate, with a backup code under way. */
async function checking() {
  const session = rig({ stamp: freshStamp });
  await session.answer("verify", gatedAda);
  session.actor.send({ type: "USE.BACKUP" });
  session.actor.send({ type: "CODE", code: "first" });
  return session;
}

/** The code was right, and the server tells which ones hold from now on. */
async function saving() {
  const session = await checking();
  await session.answer("verifyBackup", { kind: "ok", codes: ["second", "third"] });
  return session;
}

describe("after a backup code at the gate", () => {
  test("those that hold are shown before it opens, and are gone then [90]", async () => {
    const session = await saving();
    expect(session.value()).toEqual({ secondFactor: "savingCodes" });
    expect(session.context()).toMatchObject({ sessionVerified: true, codes: ["second", "third"] });
    expect(session.effects).toEqual(["rememberFactor", "announceLogin ada"]);
    session.actor.send({ type: "ACK" });
    expect([session.value(), session.context().codes]).toEqual([{ verified: "idle" }, []]);
  });

  test("neither another code nor this account at another tab's gate takes them away [90]", async () => {
    const session = await saving();
    for (const type of ["USE.CODE", "USE.BACKUP"] as const) session.actor.send({ type });
    session.actor.send({ type: "CODE", code: "second" });
    session.actor.send({ type: "PEER.LOGIN", account: "ada" });
    expect(session.value()).toEqual({ secondFactor: "savingCodes" });
    expect(session.names()).toEqual(["verify", "verifyBackup"]);
  });

  test.each([
    { type: "LOGOUT" },
    { type: "EXPIRED" },
    { type: "PEER.LOGOUT" },
    { type: "PEER.LOGIN", account: "ben" },
  ] as const)("$type does [90]", async (event) => {
    const session = await saving();
    session.actor.send(event);
    expect([session.context().self, session.context().codes]).toEqual([null, []]);
  });

  test("it opens at once where none is left [90]", async () => {
    const session = await checking();
    await session.answer("verifyBackup", { kind: "ok", codes: [] });
    expect(session.value()).toEqual({ verified: "idle" });
  });
});
