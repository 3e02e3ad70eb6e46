import { assertEvent, assign, fromPromise, setup } from "xstate";
import type { Credentials, FactorAnswer, LoginAnswer, LogoutAnswer, VerifyAnswer } from "./answers";
import { readBackupCode, readCode } from "./code";
import { coolingMs } from "./cooling";
import type { SessionContext, SessionEvent, SessionInput, WipeReason } from "./sessionContext";

const nothing = () => undefined;
const unreachable = { kind: "unreachable", text: "" } as const;

/** Types, rules and the names of the effects that `provide` fills in; by itself it reaches nobody and does nothing. */
export const sessionSetup = setup({
  types: {
    context: {} as SessionContext,
    events: {} as SessionEvent,
    input: {} as SessionInput,
  },
  actors: {
    verify: fromPromise<VerifyAnswer>(() => Promise.resolve(unreachable)),
    login: fromPromise<LoginAnswer, Credentials>(() => Promise.resolve(unreachable)),
    logout: fromPromise<LogoutAnswer>(() => Promise.resolve({ kind: "failed", text: "" })),
    verifySession: fromPromise<FactorAnswer, { code: string }>(() => Promise.resolve(unreachable)),
    verifyBackup: fromPromise<FactorAnswer, { code: string }>(() => Promise.resolve(unreachable)),
  },
  actions: {
    /** Caches, recents, drafts, socket. */
    wipe: (_, _params: { reason: WipeReason }) => undefined,
    /** Stores the login time. */
    writeStamp: nothing,
    clearStamp: nothing,
    /** Stores SIGNED_OUT as the login time. */
    markSignedOut: nothing,
    /** Removes SIGNED_OUT, and no login time that was stored since. */
    unmarkSignedOut: nothing,
    /** Tells the other tabs. */
    announceLogin: nothing,
    announceLogout: nothing,
    /** That this session passed the second factor, for servers that do not say so. */
    rememberFactor: nothing,
    forgetFactor: nothing,
    /** Shows a message by its catalogue id. */
    say: (_, _params: { id: string }) => undefined,

    adopt: assign(({ event }) => {
      assertEvent(event, ["VERIFY.OK", "LOGIN.OK"]);
      const { self, secondFactor } = event;
      return {
        self,
        error: null,
        sessionVerified: secondFactor ? false : null,
        factor: "code",
        retryAt: null,
      };
    }),
    renew: assign(({ event }) => {
      assertEvent(event, ["SELF.CHANGED", "VERIFY.OK"]);
      return { self: event.self };
    }),
    /** The person goes and a new epoch begins. */
    forget: assign(({ context }) => ({
      epoch: context.epoch + 1,
      self: null,
      error: null,
      sessionVerified: null,
      attempt: 0,
      retryAt: null,
    })),
    fail: assign(({ event }) => {
      assertEvent(event, ["VERIFY.UNREACHABLE", "LOGIN.REFUSED", "LOGIN.UNREACHABLE"]);
      return { error: event.error };
    }),
    clearError: assign({ error: null }),
    wait: assign(({ event }) => {
      assertEvent(event, "LOGIN");
      return { waiting: event.credentials };
    }),
    stopWaiting: assign({ waiting: null }),
    open: assign({ sessionVerified: true, error: null, retryAt: null }),
    take: assign(({ event }) => {
      assertEvent(event, "FACTOR.OK");
      return { codes: event.codes };
    }),
    letGo: assign({ codes: [] }),
    shut: assign({ sessionVerified: false, error: null, factor: "code" }),
    useCode: assign({ factor: "code", error: null }),
    useBackup: assign({ factor: "backup", error: null }),
    deny: assign(({ context, event }) => {
      assertEvent(event, "FACTOR.WRONG");
      const error = { status: null, text: event.text };
      return { sessionVerified: false, error, attempt: context.attempt + 1 };
    }),
    miss: assign(({ event }) => {
      assertEvent(event, "FACTOR.UNREACHABLE");
      return { error: { status: null, text: event.text } };
    }),
    cool: assign(({ context, event }) => {
      assertEvent(event, "FACTOR.LIMITED");
      return { error: null, retryAt: context.clock() + coolingMs(event.retryAfter) };
    }),
    warm: assign({ retryAt: null }),
  },
  guards: {
    isFresh: ({ context }) => context.fresh,
    isQuiet: ({ context }) => context.quiet,
    isWaiting: ({ context }) => context.waiting !== null,
    usesBackup: ({ context }) => context.factor === "backup",
    needsFactor: ({ event }) => "secondFactor" in event && event.secondFactor,
    isCurrent: ({ context, event }) => !("epoch" in event) || event.epoch === context.epoch,
    isCode: ({ event }) => event.type === "CODE" && readCode(event.code) !== null,
    isBackupCode: ({ event }) => event.type === "CODE" && readBackupCode(event.code) !== null,
    hasCodes: ({ event }) => event.type === "FACTOR.OK" && event.codes.length > 0,
    isOther: ({ context, event }) =>
      event.type === "PEER.LOGIN" ? event.account !== context.self?.account : isOtherSelf(context, event),
    isStranger: ({ context, event }) => isOtherSelf(context, event),
  },
  delays: {
    cooling: ({ context }) => Math.max((context.retryAt ?? 0) - context.clock(), 0),
  },
});

function isOtherSelf(context: SessionContext, event: SessionEvent): boolean {
  return "self" in event && event.self.account !== context.self?.account;
}
