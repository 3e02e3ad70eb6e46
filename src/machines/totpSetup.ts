import { assertEvent, assign, fromPromise, setup } from "xstate";
import { readBackupCode, readCode } from "./code";
import { coolingMs } from "./cooling";
import type {
  CodeAnswer,
  CodesAnswer,
  SetupAnswer,
  StatusAnswer,
  TotpContext,
  TotpEvent,
} from "./totpContext";

/** A set-up that was begun and left lying is over after a quarter of an hour. */
export const ENROLLING_MS = 900_000;

const unreachable = { kind: "unreachable", text: "" } as const;
const nobody = () => Promise.resolve(unreachable);

/** Types, rules and the calls that `provide` fills in; by itself it reaches nobody. */
export const totpSetup = setup({
  types: {
    context: {} as TotpContext,
    events: {} as TotpEvent,
    input: {} as { readonly clock: () => number },
  },
  actors: {
    status: fromPromise<StatusAnswer>(() => Promise.resolve({ kind: "failed", text: "" })),
    setupTotp: fromPromise<SetupAnswer>(nobody),
    verifyTotp: fromPromise<CodeAnswer, { code: string }>(nobody),
    disableTotp: fromPromise<CodeAnswer, { code: string }>(nobody),
    verifyBackup: fromPromise<CodesAnswer, { code: string }>(nobody),
    regenerateBackupCodes: fromPromise<CodesAnswer, { code: string }>(nobody),
  },
  actions: {
    enroll: assign(({ event }) => {
      assertEvent(event, "SETUP.OK");
      const { secret, otpauthUrl, qrCode, backupCodes } = event;
      return { setup: { secret, otpauthUrl, qrCode, backupCodes }, error: null };
    }),
    /** The codes that were held back; the secret is not needed any more. */
    release: assign(({ context }) => ({
      codes: context.setup?.backupCodes ?? [],
      setup: null,
      error: null,
    })),
    /** New codes in place of the old ones, which are nowhere any more [90]. */
    replace: assign(({ event }) => {
      assertEvent(event, "CODES.OK");
      return { codes: event.codes, error: null };
    }),
    wipe: assign({ setup: null, codes: [], retryAt: null }),
    clearError: assign({ error: null }),
    lose: assign((_, { of }: { of: TotpContext["unanswered"] }) => ({ unanswered: of })),
    /** Something else is asked for by now. */
    goOn: assign({ error: null, unanswered: null }),
    fail: assign(({ event }) => {
      assertEvent(event, ["STATUS.FAILED", "WRONG", "LIMITED", "UNREACHABLE"]);
      return { error: event.text };
    }),
    deny: assign(({ context, event }) => {
      assertEvent(event, "WRONG");
      return { error: event.text, attempt: context.attempt + 1 };
    }),
    cool: assign(({ context, event }) => {
      assertEvent(event, "LIMITED");
      return { error: null, retryAt: context.clock() + coolingMs(event.retryAfter) };
    }),
    pause: assign((_, { paused }: { paused: TotpContext["paused"] }) => ({ paused })),
    warm: assign({ retryAt: null }),
  },
  guards: {
    isEnabled: ({ event }) => event.type === "STATUS.OK" && event.isEnabled,
    isCode: ({ event }) => event.type === "CODE" && readCode(event.code) !== null,
    isBackupCode: ({ event }) => event.type === "CODE" && readBackupCode(event.code) !== null,
    wasDisabling: ({ context }) => context.paused === "disable",
    wasRegenerating: ({ context }) => context.paused === "regenerate",
  },
  delays: {
    cooling: ({ context }) => Math.max((context.retryAt ?? 0) - context.clock(), 0),
    enrolling: ENROLLING_MS,
  },
});
