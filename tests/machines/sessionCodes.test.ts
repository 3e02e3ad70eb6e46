import { describe, expect, test } from "vitest";
import type { SessionEvent } from "../../src/machines/sessionContext";
import { placeIn } from "./sessionPlaces";
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

test("a pause asked of one kind of code keeps the other from nothing, and waits for whoever comes back [F58]", async () => {
  const session = rig({ stamp: freshStamp });
  const places: unknown[] = [];
  const send = (event: SessionEvent) => {
    session.actor.send(event);
    places.push(placeIn(session.value()));
  };
  await session.answer("verify", gatedAda);
  send({ type: "CODE", code: "123456" });
  await session.answer("verifySession", { kind: "limited", retryAfter: 30 });
  send({ type: "USE.BACKUP" });
  send({ type: "USE.CODE" });
  send({ type: "CODE", code: "123456" });
  send({ type: "USE.BACKUP" });
  send({ type: "CODE", code: "first" });
  expect(places).toEqual(
    ["checking", "backup", "cooling", "cooling", "backup", "checkingBackup"].map(
      (at) => `secondFactor.${at}`,
    ),
  );
  await session.answer("verifyBackup", { kind: "limited", retryAfter: 5 });
  expect(session.value()).toEqual({ secondFactor: "cooling" });
  expect(session.names()).toEqual(["verify", "verifySession", "verifyBackup"]);
});

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
