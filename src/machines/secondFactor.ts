import { raise } from "xstate";
import { factorEvent } from "./answers";
import { readBackupCode, readCode } from "./code";
import { otherAccount } from "./leaving";
import { sessionSetup } from "./sessionSetup";

const unanswered = { type: "FACTOR.UNREACHABLE", text: "" } as const;

const pass = ["open", "rememberFactor", "announceLogin"] as const;

/** A pause is for the call that was limited: codes of the other kind are taken meanwhile. */
const unlessLimited = { guard: "isLimited", target: "cooling" } as const;

/** A code that is being asked about leads back where it was typed, into a pause, or out. One request at a time. */
const answered = (back: "challenge" | "backup") =>
  ({
    "FACTOR.OK": [
      { guard: "hasCodes", target: "savingCodes", actions: [...pass, "take"] },
      { target: "#session.verified", actions: pass },
    ],
    "FACTOR.WRONG": { target: back, actions: "deny" },
    "FACTOR.LIMITED": { target: back, actions: "cool" },
    "FACTOR.UNREACHABLE": { target: back, actions: "miss" },
  }) as const;

/**
 * The gate: the account has a second factor and this session has not passed it. § readings, Signing in. The session
 * around it takes LOGOUT and EXPIRED.
 */
export const secondFactor = sessionSetup.createStateConfig({
  initial: "challenge",
  states: {
    challenge: {
      always: unlessLimited,
      on: {
        CODE: { guard: "isCode", target: "checking", actions: "clearError" },
        "USE.BACKUP": { target: "backup", actions: "useBackup" },
      },
    },
    checking: {
      invoke: {
        id: "verifySession",
        src: "verifySession",
        input: ({ event }) => ({ code: (event.type === "CODE" && readCode(event.code)) || "" }),
        onDone: { actions: raise(({ event }) => factorEvent(event.output)) },
        onError: { actions: raise(unanswered) },
      },
      on: answered("challenge"),
    },
    cooling: {
      after: {
        cooling: [
          { guard: "usesBackup", target: "backup", actions: "warm" },
          { target: "challenge", actions: "warm" },
        ],
      },
      on: {
        "USE.BACKUP": { target: "backup", actions: "useBackup" },
        "USE.CODE": { target: "challenge", actions: "useCode" },
      },
    },
    backup: {
      always: unlessLimited,
      on: {
        CODE: { guard: "isBackupCode", target: "checkingBackup", actions: "clearError" },
        "USE.CODE": { target: "challenge", actions: "useCode" },
      },
    },
    checkingBackup: {
      invoke: {
        id: "verifyBackup",
        src: "verifyBackup",
        input: ({ event }) => ({ code: (event.type === "CODE" && readBackupCode(event.code)) || "" }),
        onDone: { actions: raise(({ event }) => factorEvent(event.output)) },
        onError: { actions: raise(unanswered) },
      },
      on: answered("backup"),
    },
    /**
     * The gate is passed; the backup codes that hold from now on are shown, this once, and ACK is "I have stored them".
     * The same account at another tab's gate takes nothing away here.
     */
    savingCodes: {
      exit: "letGo",
      on: {
        ACK: "#session.verified",
        "PEER.LOGIN": [{ ...otherAccount, guard: "isOther" }, {}],
      },
    },
  },
});
