import { TestModel } from "xstate/graph";
import { describe, expect, test } from "vitest";
import { authenticationOf, sessionMachine, type SessionSnapshot } from "../../src/machines/session";
import type { SessionEvent, SessionInput } from "../../src/machines/sessionContext";
import { commonPlaces, placeIn } from "./sessionPlaces";
import { ada, ben, freshStamp, heard, NOW, rig, secret } from "./sessionRig";

const error = { status: 503, text: "Service Unavailable" };

/** Every event of the machine, with the answers that its effects would raise. */
const events: SessionEvent[] = [
  { type: "VERIFY.OK", self: ada, secondFactor: false },
  { type: "VERIFY.OK", self: ada, secondFactor: true },
  { type: "VERIFY.OK", self: ben, secondFactor: false },
  { type: "VERIFY.REFUSED", error },
  { type: "VERIFY.UNREACHABLE", error },
  { type: "LOGIN.OK", self: ada, secondFactor: false },
  { type: "LOGIN.OK", self: ada, secondFactor: true },
  { type: "LOGIN.REFUSED", error },
  { type: "LOGIN.UNREACHABLE", error },
  { type: "LOGOUT.OK" },
  { type: "LOGOUT.FAILED", text: "" },
  { type: "FACTOR.OK", codes: [] },
  { type: "FACTOR.OK", codes: ["aB3f-9kL2"] },
  { type: "FACTOR.WRONG", text: "Wrong code" },
  { type: "FACTOR.LIMITED", retryAfter: 30 },
  { type: "FACTOR.UNREACHABLE", text: "" },
  { type: "LOGIN", credentials: secret },
  { type: "LOGOUT" },
  { type: "RETRY" },
  { type: "ONLINE" },
  { type: "VISIBLE" },
  { type: "EXPIRED" },
  { type: "ACCOUNT.DELETED" },
  { type: "FACTOR.REQUIRED" },
  { type: "PEER.LOGIN", account: "ben" },
  { type: "PEER.LOGIN", account: "ada" },
  { type: "PEER.LOGOUT" },
  { type: "CODE", code: "123456" },
  { type: "CODE", code: "nonsense, and more than sixty-four characters of it, so that nobody takes it" },
  { type: "USE.BACKUP" },
  { type: "USE.CODE" },
  { type: "ACK" },
  { type: "SELF.CHANGED", self: ada },
  { type: "SELF.CHANGED", self: ben },
];

/** The epoch and the count of wrong codes only rise: two states that differ in them alone are one. */
function serializeState(snapshot: SessionSnapshot): string {
  const { self, sessionVerified, waiting, factor, error: failure } = snapshot.context;
  return JSON.stringify([
    snapshot.value,
    self?.account,
    sessionVerified,
    waiting !== null,
    factor,
    failure !== null,
  ]);
}

/** `createTestModel` refuses machines that call anything; the class it makes takes them, and the calls stay unmade. */
function pathsFrom(stamp: unknown) {
  const model = new TestModel<SessionSnapshot, SessionEvent, SessionInput>(sessionMachine, {
    serializeState,
    events,
    logger: { log: () => undefined, error: () => undefined },
  });
  return model.getShortestPaths({ input: { stamp, now: NOW, clock: () => NOW }, allowDuplicatePaths: true });
}

const starts = [
  { title: "a fresh login time", stamp: freshStamp },
  { title: "no login time", stamp: null },
];

describe.each(starts)("the session, from $title", ({ stamp }) => {
  const paths = pathsFrom(stamp);

  test("reaches every state [79]", () => {
    const reached = new Set(paths.map(({ state }) => placeIn(state.value)));
    const begun = stamp === null ? ["anonymous.quiet"] : [];
    expect([...reached].sort()).toEqual([...begun, ...commonPlaces, "verifying"].sort());
  });

  test("knows a person in state 1 alone, one that has not passed the gate only before it, and backup codes where they are shown [79][89][90]", () => {
    for (const { steps } of paths) {
      for (const snapshot of walk(stamp, steps)) {
        const { self, sessionVerified, codes } = snapshot.context;
        const place = placeIn(snapshot.value);
        const isSaving = snapshot.matches({ secondFactor: "savingCodes" });
        expect.soft(codes.length > 0, place).toBe(isSaving);
        expect.soft(self !== null, place).toBe(authenticationOf(snapshot) === 1);
        expect.soft(sessionVerified === false, place).toBe(snapshot.matches("secondFactor") && !isSaving);
      }
    }
  });

  test("raises the epoch on each entry to 0 and each change of person, and never lowers it [F42]", () => {
    for (const { steps } of paths) {
      walk(stamp, steps).reduce((before, now) => {
        const entered = authenticationOf(now) === 0 && authenticationOf(before) !== 0;
        const gone =
          before.context.self !== null && now.context.self?.account !== before.context.self.account;
        expect.soft(now.context.epoch - before.context.epoch).toBe(entered || gone ? 1 : 0);
        return now;
      });
    }
  });

  test("walks each of its paths as an actor, with nothing of the calls thrown away left to hear", async () => {
    for (const { steps, state } of paths) {
      const { actor, calls } = rig({ stamp });
      for (const { event } of steps.slice(1)) actor.send(event);
      expect.soft(actor.getSnapshot().value).toEqual(state.value);
      const open = calls.filter(({ signal }) => !signal.aborted);
      expect.soft(open.map(({ name }) => name)).toEqual(callsIn(state));
      actor.stop();
    }
    await heard();
  });
});

/** The snapshots of a real actor along a path, its start first. */
function walk(stamp: unknown, steps: readonly { event: SessionEvent }[]): SessionSnapshot[] {
  const { actor } = rig({ stamp });
  const start = actor.getSnapshot();
  const rest = steps.slice(1).map(({ event }) => {
    actor.send(event);
    return actor.getSnapshot();
  });
  actor.stop();
  return [start, ...rest];
}

function callsIn(state: SessionSnapshot): string[] {
  if (state.matches({ secondFactor: "checking" })) return ["verifySession"];
  if (state.matches({ secondFactor: "checkingBackup" })) return ["verifyBackup"];
  if (state.matches("loggingIn")) return ["login"];
  if (state.matches("loggingOut")) return ["logout"];
  const asks =
    state.matches("tentative") ||
    state.matches("verifying") ||
    state.matches({ anonymous: "quiet" }) ||
    state.matches({ verified: "checking" });
  return asks ? ["verify"] : [];
}
