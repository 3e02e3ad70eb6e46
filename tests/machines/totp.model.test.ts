import { TestModel } from "xstate/graph";
import { describe, expect, test } from "vitest";
import { totpMachine, type TotpSnapshot } from "../../src/machines/totp";
import type { TotpEvent } from "../../src/machines/totpContext";
import { NOW } from "./sessionRig";
import { secretSetup, totpRig } from "./totpRig";

/** Every event of the machine, with the answers that its calls would raise. */
const events: TotpEvent[] = [
  { type: "STATUS.OK", isEnabled: true },
  { type: "STATUS.OK", isEnabled: false },
  { type: "STATUS.FAILED", text: "" },
  { type: "SETUP.OK", ...secretSetup },
  { type: "CODE.OK" },
  { type: "CODES.OK", codes: ["new-1"] },
  { type: "WRONG", text: "" },
  { type: "UNREACHABLE", text: "" },
  { type: "LIMITED", retryAfter: 30, text: "" },
  { type: "EXPIRED" },
  { type: "LOAD" },
  { type: "RETRY" },
  { type: "SETUP" },
  { type: "DISABLE" },
  { type: "REGENERATE" },
  { type: "USE.BACKUP" },
  { type: "CANCEL" },
  { type: "LEAVE" },
  { type: "STAY" },
  { type: "ACK" },
  { type: "CODE", code: "123456" },
  { type: "CODE", code: "" },
];

const model = new TestModel<TotpSnapshot, TotpEvent, { clock: () => number }>(totpMachine, {
  serializeState: ({ value, context }) =>
    JSON.stringify([value, context.setup !== null, context.codes.length, context.paused]),
  events,
  logger: { log: () => undefined, error: () => undefined },
});
const paths = model.getShortestPaths({ input: { clock: () => NOW }, allowDuplicatePaths: true });

function placeOf(value: TotpSnapshot["value"]): string {
  return typeof value === "string" ? value : Object.entries(value).flat().join(".");
}

const calls: Readonly<Record<string, string>> = {
  loading: "status",
  settingUp: "setupTotp",
  "enrolling.verifying": "verifyTotp",
  disabling: "disableTotp",
  regenerating: "regenerateBackupCodes",
  checkingBackup: "verifyBackup",
};

describe("the second factor's management", () => {
  test("reaches every state", () => {
    const places = Object.entries(totpMachine.states).flatMap(([name, { states }]) => {
      const steps = Object.keys(states);
      return steps.length === 0 ? [name] : steps.map((step) => `${name}.${step}`);
    });
    expect([...new Set(paths.map(({ state }) => placeOf(state.value)))].sort()).toEqual(places.sort());
  });

  test("holds the secret while enrolling and codes while they are saved, on no step of any path elsewhere [88][F61]", () => {
    for (const { steps } of paths) {
      const { actor } = totpRig();
      for (const { event } of steps.slice(1)) {
        actor.send(event);
        const snapshot = actor.getSnapshot();
        const place = placeOf(snapshot.value);
        expect.soft(snapshot.context.setup !== null, place).toBe(snapshot.matches("enrolling"));
        expect.soft(snapshot.context.codes.length > 0, place).toBe(snapshot.matches("savingCodes"));
      }
      actor.stop();
    }
  });

  test("walks each of its paths as an actor, with its own call open and no other", () => {
    for (const { steps, state } of paths) {
      const totp = totpRig();
      for (const { event } of steps.slice(1)) totp.actor.send(event);
      expect.soft(totp.value()).toEqual(state.value);
      const own = calls[placeOf(state.value)];
      expect.soft(totp.open()).toEqual(own === undefined ? [] : [own]);
      totp.actor.stop();
    }
  });
});
