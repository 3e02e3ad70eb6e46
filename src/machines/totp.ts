import { raise, type ActorRefFrom, type SnapshotFrom } from "xstate";
import { readBackupCode, readCode } from "./code";
import { codeEvent, codesEvent, setupEvent, statusEvent, type TotpEvent } from "./totpContext";
import { totpSetup } from "./totpSetup";

const codeOf = ({ event }: { event: TotpEvent }) => ({
  code: (event.type === "CODE" && readCode(event.code)) || "",
});
const unanswered = { type: "UNREACHABLE", text: "" } as const;
/** The server is asked what is so: nothing is assumed. */
const askAnew = { target: "#totp.loading", actions: "wipe" } as const;
const lost = <What extends "verify" | "disable">(what: What) =>
  ({ target: "#totp.loading", actions: ["wipe", { type: "lose", params: { of: what } }] }) as const;

/** What a limited or wrong code of an enabled factor leads to. */
const paused = <What extends "disable" | "regenerate" | "backup">(what: What) =>
  ({ target: "#totp.cooling", actions: ["cool", { type: "pause", params: { paused: what } }] }) as const;

const loading = totpSetup.createStateConfig({
  entry: "clearError",
  invoke: {
    id: "status",
    src: "status",
    onDone: { actions: raise(({ event }) => statusEvent(event.output)) },
    onError: { actions: raise({ type: "STATUS.FAILED", text: "" }) },
  },
  on: {
    "STATUS.OK": [{ guard: "isEnabled", target: "#totp.enabled" }, { target: "#totp.disabled" }],
    "STATUS.FAILED": { target: "#totp.failed", actions: "fail" },
  },
});

const settingUp = totpSetup.createStateConfig({
  entry: "goOn",
  invoke: {
    id: "setupTotp",
    src: "setupTotp",
    onDone: { actions: raise(({ event }) => setupEvent(event.output)) },
    onError: { actions: raise(unanswered) },
  },
  on: {
    "SETUP.OK": { target: "#totp.enrolling", actions: "enroll" },
    WRONG: { target: "#totp.disabled", actions: "fail" },
    UNREACHABLE: { target: "#totp.disabled", actions: "fail" },
    LIMITED: { target: "#totp.disabled", actions: "fail" },
    CANCEL: "#totp.disabled",
    LEAVE: "#totp.disabled",
  },
});

/** Secret and codes are here from set-up until the last code was right; whatever else happens takes them away. */
const enrolling = totpSetup.createStateConfig({
  initial: "scan",
  states: {
    scan: { on: { CODE: { guard: "isCode", target: "verifying", actions: "clearError" } } },
    verifying: {
      invoke: {
        id: "verifyTotp",
        src: "verifyTotp",
        input: codeOf,
        onDone: { actions: raise(({ event }) => codeEvent(event.output)) },
        onError: { actions: raise(unanswered) },
      },
      on: {
        "CODE.OK": { target: "#totp.savingCodes", actions: "release" },
        WRONG: { target: "scan", actions: "deny" },
        LIMITED: { target: "cooling", actions: "cool" },
        UNREACHABLE: lost("verify"),
        // The server may switch it on all the same: whoever turns away from a question under way is told how it stands.
        CANCEL: askAnew,
        LEAVE: askAnew,
      },
    },
    cooling: { after: { cooling: { target: "scan", actions: "warm" } } },
  },
  after: { enrolling: { target: "#totp.disabled", actions: "wipe" } },
  on: {
    CANCEL: { target: "#totp.disabled", actions: "wipe" },
    LEAVE: { target: "#totp.disabled", actions: "wipe" },
  },
});

const disabling = totpSetup.createStateConfig({
  invoke: {
    id: "disableTotp",
    src: "disableTotp",
    input: codeOf,
    onDone: { actions: raise(({ event }) => codeEvent(event.output)) },
    onError: { actions: raise(unanswered) },
  },
  on: {
    "CODE.OK": { target: "#totp.disabled", actions: "wipe" },
    WRONG: { target: "#totp.confirmingDisable", actions: "deny" },
    LIMITED: paused("disable"),
    UNREACHABLE: lost("disable"),
  },
});

const regenerating = totpSetup.createStateConfig({
  invoke: {
    id: "regenerateBackupCodes",
    src: "regenerateBackupCodes",
    input: codeOf,
    onDone: { actions: raise(({ event }) => codesEvent(event.output)) },
    onError: { actions: raise(unanswered) },
  },
  on: {
    "CODES.OK": { target: "#totp.savingCodes", actions: "replace" },
    WRONG: { target: "#totp.confirmingRegenerate", actions: "deny" },
    LIMITED: paused("regenerate"),
    UNREACHABLE: { target: "#totp.regenerateUnsure", actions: "fail" },
  },
});

const checkingBackup = totpSetup.createStateConfig({
  invoke: {
    id: "verifyBackup",
    src: "verifyBackup",
    input: ({ event }) => ({ code: (event.type === "CODE" && readBackupCode(event.code)) || "" }),
    onDone: { actions: raise(({ event }) => codesEvent(event.output)) },
    onError: { actions: raise(unanswered) },
  },
  on: {
    "CODES.OK": { target: "#totp.savingCodes", actions: "replace" },
    WRONG: { target: "#totp.backup", actions: "deny" },
    LIMITED: paused("backup"),
    UNREACHABLE: { target: "#totp.backup", actions: "fail" },
  },
});

/** Shown once: ACK is "I have saved them". Whoever would leave without is asked; only a second LEAVE goes [F64]. */
const savingCodes = totpSetup.createStateConfig({
  initial: "shown",
  states: {
    shown: { on: { LEAVE: "asking" } },
    asking: {
      on: { STAY: "shown", CANCEL: "shown", LEAVE: { target: "#totp.enabled", actions: "wipe" } },
    },
  },
  on: { ACK: { target: "#totp.enabled", actions: "wipe" } },
});

const away = { CANCEL: "#totp.enabled", LEAVE: "#totp.enabled" } as const;

/** To each step of a factor that is on, from another one too. */
const steps = {
  DISABLE: { target: "#totp.confirmingDisable", actions: "goOn" },
  REGENERATE: { target: "#totp.confirmingRegenerate", actions: "goOn" },
  "USE.BACKUP": { target: "#totp.backup", actions: "goOn" },
} as const;

/**
 * Management of the second factor (§4 Two-factor). Effects come through `provide`. Secret and codes are in context in
 * `enrolling` and `savingCodes` alone. A code under way is one request: further ones are not heard.
 */
export const totpMachine = totpSetup.createMachine({
  id: "totp",
  context: ({ input }) => ({
    clock: input.clock,
    setup: null,
    codes: [],
    error: null,
    unanswered: null,
    attempt: 0,
    retryAt: null,
    paused: "disable",
  }),
  initial: "unknown",
  on: { EXPIRED: { target: ".unknown", actions: ["wipe", "goOn"] } },
  states: {
    unknown: { on: { LOAD: "loading" } },
    loading,
    failed: { on: { RETRY: "loading", LOAD: "loading" } },
    disabled: { on: { SETUP: "settingUp", LOAD: "loading" } },
    settingUp,
    enrolling,
    savingCodes,
    enabled: {
      entry: "warm",
      on: { ...steps, LOAD: "loading" },
    },
    confirmingDisable: {
      on: { ...away, ...steps, CODE: { guard: "isCode", target: "disabling", actions: "clearError" } },
    },
    disabling,
    confirmingRegenerate: {
      on: { ...away, ...steps, CODE: { guard: "isCode", target: "regenerating", actions: "clearError" } },
    },
    regenerating,
    /** No answer: the old codes may no longer be valid [F63]. */
    regenerateUnsure: {
      on: { ...away, ...steps, ACK: "enabled" },
    },
    backup: {
      on: {
        ...away,
        ...steps,
        CODE: { guard: "isBackupCode", target: "checkingBackup", actions: "clearError" },
      },
    },
    checkingBackup,
    cooling: {
      after: {
        cooling: [
          { guard: "wasDisabling", target: "confirmingDisable", actions: "warm" },
          { guard: "wasRegenerating", target: "confirmingRegenerate", actions: "warm" },
          { target: "backup", actions: "warm" },
        ],
      },
      on: away,
    },
  },
});

export type TotpActor = ActorRefFrom<typeof totpMachine>;
export type TotpSnapshot = SnapshotFrom<typeof totpMachine>;
