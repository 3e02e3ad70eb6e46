import { and, raise, type ActorRefFrom, type SnapshotFrom } from "xstate";
import type { Access } from "../rules/permission";
import { loginEvent, logoutEvent, verifyEvent, type Self } from "./answers";
import { secondFactor } from "./secondFactor";
import { expired, left, logout, otherAccount, out, peerLogout, sameAccount } from "./leaving";
import { sessionContext } from "./sessionContext";
import { sessionSetup } from "./sessionSetup";

/** Signed in, as the server says; `extra` is what only a new sign-in does. */
const into = <Extra extends "writeStamp" | "announceLogin">(...extra: readonly Extra[]) =>
  [
    { guard: "needsFactor", target: "#session.secondFactor", actions: ["adopt", ...extra] },
    { target: "#session.verified", actions: ["adopt", ...extra] },
  ] as const;

/** While it is unknown who is signed in (-1). */
const leaving = {
  LOGOUT: logout,
  "PEER.LOGOUT": peerLogout,
  "PEER.LOGIN": { target: "#session.verifying", reenter: true },
} as const;

const unanswered = { type: "VERIFY.UNREACHABLE", error: { status: null, text: "" } } as const;

const asking = sessionSetup.createStateConfig({
  invoke: {
    id: "verify",
    src: "verify",
    onDone: { actions: raise(({ event }) => verifyEvent(event.output)) },
    onError: { actions: raise(unanswered) },
  },
  on: {
    ...leaving,
    "VERIFY.OK": into(),
    "VERIFY.REFUSED": { target: out, actions: left("expired") },
    "VERIFY.UNREACHABLE": { target: "#session.stalled", actions: "fail" },
  },
});

const anonymous = sessionSetup.createStateConfig({
  initial: "settled",
  states: {
    settled: {},
    /** The one quiet question of a start without a fresh login time. */
    quiet: {
      invoke: {
        id: "verify",
        src: "verify",
        onDone: { actions: raise(({ event }) => verifyEvent(event.output)) },
        onError: { actions: raise(unanswered) },
      },
      on: {
        "VERIFY.OK": into("writeStamp"),
        "VERIFY.REFUSED": "settled",
        "VERIFY.UNREACHABLE": "settled",
        "PEER.LOGOUT": "settled",
      },
    },
  },
  on: {
    LOGIN: { target: "#session.loggingIn", actions: "clearError" },
    "PEER.LOGIN": "#session.verifying",
  },
});

const loggingIn = sessionSetup.createStateConfig({
  invoke: {
    id: "login",
    src: "login",
    input: ({ context, event }) =>
      event.type === "LOGIN" ? event.credentials : (context.waiting ?? { email: "", password: "" }),
    onDone: { actions: raise(({ event }) => loginEvent(event.output)) },
    onError: { actions: raise({ type: "LOGIN.UNREACHABLE", error: unanswered.error }) },
  },
  exit: "stopWaiting",
  on: {
    "LOGIN.OK": into("writeStamp", "announceLogin"),
    "LOGIN.REFUSED": { target: out, actions: "fail" },
    "LOGIN.UNREACHABLE": { target: out, actions: "fail" },
  },
});

const verified = sessionSetup.createStateConfig({
  initial: "idle",
  states: {
    idle: {
      on: {
        EXPIRED: { guard: "isCurrent", target: "checking" },
        FORBIDDEN: { guard: "isCurrent", target: "checking" },
      },
    },
    /** A call was answered 401, or 403 as after a change of role [F44]: asked once, however many there were. */
    checking: {
      invoke: {
        id: "verify",
        src: "verify",
        onDone: { actions: raise(({ event }) => verifyEvent(event.output)) },
        onError: { actions: raise(unanswered) },
      },
      on: {
        "VERIFY.OK": [
          { ...otherAccount, guard: "isStranger" },
          { guard: "needsFactor", target: "#session.secondFactor", actions: ["adopt", "forgetFactor"] },
          { target: "idle", actions: "renew" },
        ],
        "VERIFY.REFUSED": expired,
        "VERIFY.UNREACHABLE": "idle",
      },
    },
  },
  on: {
    LOGOUT: logout,
    "ACCOUNT.DELETED": { guard: "isCurrent", target: out, actions: [...left("deleted"), "announceLogout"] },
    "FACTOR.REQUIRED": {
      guard: "isCurrent",
      target: "#session.secondFactor",
      actions: ["shut", "forgetFactor"],
    },
    "PEER.LOGOUT": peerLogout,
    "PEER.LOGIN": { ...otherAccount, guard: "isOther" },
    "SELF.CHANGED": [
      { ...otherAccount, guard: and(["isCurrent", "isStranger"]) },
      { guard: "isCurrent", actions: "renew" },
    ],
  },
});

const loggingOut = sessionSetup.createStateConfig({
  invoke: {
    id: "logout",
    src: "logout",
    onDone: { actions: raise(({ event }) => logoutEvent(event.output)) },
    onError: { actions: raise({ type: "LOGOUT.FAILED", text: "" }) },
  },
  on: {
    LOGIN: { actions: "wait" },
    "LOGOUT.OK": [
      { guard: "isWaiting", target: "#session.loggingIn", actions: "unmarkSignedOut" },
      { target: out, actions: "unmarkSignedOut" },
    ],
    "LOGOUT.FAILED": [
      { guard: "isWaiting", target: "#session.loggingIn" },
      { target: out, actions: { type: "say", params: { id: "session.logoutFailed" } } },
    ],
  },
});

/**
 * Authentication (§4; readings, Signing in). Effects come through `provide`; the input is the stored login time and the
 * clock. Start one actor outside React, send it ONLINE and VISIBLE, and PEER.LOGIN and PEER.LOGOUT of the other tabs.
 */
export const sessionMachine = sessionSetup.createMachine({
  id: "session",
  context: ({ input }) => sessionContext(input),
  initial: "booting",
  states: {
    booting: {
      always: [
        { guard: "isFresh", target: "tentative" },
        { guard: "isQuiet", target: "anonymous.quiet" },
        { target: "anonymous" },
      ],
    },
    tentative: asking,
    verifying: asking,
    /** Nobody answered, which is not an answer: the page stays, and asks again when it may help. */
    stalled: {
      on: { ...leaving, RETRY: "tentative", ONLINE: "tentative", VISIBLE: "tentative" },
    },
    anonymous,
    loggingIn,
    verified,
    secondFactor: {
      ...secondFactor,
      on: {
        LOGOUT: logout,
        EXPIRED: { ...expired, guard: "isCurrent" },
        "PEER.LOGOUT": peerLogout,
        "PEER.LOGIN": [{ ...otherAccount, guard: "isOther" }, sameAccount],
      },
    },
    loggingOut,
  },
});

export type SessionActor = ActorRefFrom<typeof sessionMachine>;
export type SessionSnapshot = SnapshotFrom<typeof sessionMachine>;

/** The specification's state: 0 not signed in, -1 not known yet, 1 signed in (the gate may still be shut). §4. */
export function authenticationOf(snapshot: SessionSnapshot): 0 | -1 | 1 {
  if (snapshot.matches("verified") || snapshot.matches("secondFactor")) return 1;
  if (snapshot.matches("anonymous") || snapshot.matches("loggingIn") || snapshot.matches("loggingOut"))
    return 0;
  return -1;
}

/** Whether the second-factor gate stands between a signed-in user and everything else. */
export function isGated(snapshot: SessionSnapshot): boolean {
  return snapshot.matches("secondFactor");
}

/** Where the visitor stands: §4 states -1 (unknown, stalled), 0 (out) and 1 (at the second factor, or in). */
export type Place = "unknown" | "stalled" | "out" | "factor" | "in";

export function placeOf(snapshot: SessionSnapshot): Place {
  if (snapshot.matches("stalled")) return "stalled";
  const authentication = authenticationOf(snapshot);
  if (authentication === -1) return "unknown";
  if (authentication === 0) return "out";
  return isGated(snapshot) ? "factor" : "in";
}

/** The user's rights, as the rules of §6 read them. */
export function accessOf(self: Self): Access {
  return {
    account: self.account,
    accountRole: self.role,
    organizationUid: self.organization?.uid ?? null,
    organizationRole: self.organization?.permission.role || null,
  };
}
