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
        retryAt: {},
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
      retryAt: {},
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
    open: assign({ sessionVerified: true, error: null, retryAt: {} }),
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
      return { error: null, ...limitedUntil(context, context.clock() + coolingMs(event.retryAfter)) };
    }),
    warm: assign(({ context }) => limitedUntil(context, null)),
  },
  guards: {
    isFresh: ({ context }) => context.fresh,
    isQuiet: ({ context }) => context.quiet,
    isWaiting: ({ context }) => context.waiting !== null,
    isLimited: ({ context }) => msLimited(context) > 0,
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
    cooling: ({ context }) => msLimited(context),
  },
});

/** How long no code of the kind in use is taken; 0 and less: one is. */
function msLimited({ retryAt, factor, clock }: SessionContext): number {
  return (retryAt[factor] ?? 0) - clock();
}

function limitedUntil({ retryAt, factor }: SessionContext, until: number | null) {
  return { retryAt: { ...retryAt, [factor]: until } };
}

function isOtherSelf(context: SessionContext, event: SessionEvent): boolean {
  return "self" in event && event.self.account !== context.self?.account;
}
