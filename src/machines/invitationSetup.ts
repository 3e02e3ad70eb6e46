import { assertEvent, assign, fromPromise, setup } from "xstate";
import { INVITATION_COOKIE_MS } from "../rules/constants";
import type { KeptInvitation } from "../rules/keptInvitation";
import type {
  AcceptAnswer,
  InvitationContext,
  InvitationEvent,
  InvitationInput,
  RegisterAnswer,
  Registration,
} from "./invitationContext";

/** What is said on the way, by its catalogue id. */
export type Said = "ask" | "joined" | "pending" | "retryable" | "registered" | "expired";

const nothing = () => undefined;
const unreachable = { kind: "unreachable", text: "" } as const;

/** Types, rules and the names of the effects that `provide` fills in; by itself it reaches nobody and does nothing. */
export const invitationSetup = setup({
  types: {
    context: {} as InvitationContext,
    events: {} as InvitationEvent,
    input: {} as InvitationInput,
  },
  actors: {
    accept: fromPromise<AcceptAnswer, { token: string }>(() => Promise.resolve(unreachable)),
    register: fromPromise<RegisterAnswer, { registration: Registration; token: string | null }>(() =>
      Promise.resolve(unreachable),
    ),
    /** Keeps it over a reload; false where the browser refuses the cookie. */
    keep: fromPromise<boolean, KeptInvitation>(() => Promise.resolve(false)),
  },
  actions: {
    /** Takes the invitation out of the address (replaceState). */
    clean: nothing,
    /** Removes the cookie. */
    forgetKept: nothing,
    /** Takes back what was said of the invitation. */
    hush: nothing,
    /** Shows a message by its catalogue id. */
    say: (_, _params: { id: Said }) => undefined,

    invite: assign(({ event }) => {
      assertEvent(event, "ADDRESS.OK");
      return { token: event.token, email: event.email };
    }),
    restore: assign(({ event }) => {
      assertEvent(event, "KEPT");
      const { token, email, retryable, until } = event;
      return { token, email, retryable, until, stored: true };
    }),
    meet: assign(({ event }) => {
      assertEvent(event, "SETTLED");
      return { self: event.self, mustAsk: event.self !== null && !event.isInvited };
    }),
    agree: assign({ mustAsk: false }),
    fail: assign(({ context, event }) => {
      assertEvent(event, ["ACCEPT.REFUSED", "ACCEPT.UNREACHABLE"]);
      const until = context.until || context.clock() + INVITATION_COOKIE_MS;
      return { error: event.text, retryable: event.type === "ACCEPT.UNREACHABLE", until };
    }),
    stored: assign(({ event }) => {
      assertEvent(event, "STORED");
      return { stored: event.stored };
    }),
    refuse: assign(({ event }) => {
      assertEvent(event, ["REGISTER.REFUSED", "REGISTER.UNREACHABLE"]);
      return { error: event.text, faults: event.faults ?? {} };
    }),
    invalidate: assign({ invalid: true }),
    /** Whoever registers without an invitation says the address themselves. */
    introduce: assign(({ event }) => {
      assertEvent(event, "REGISTER");
      return { email: event.registration.email, uninvited: true };
    }),
    /** It is of no invitation that could be told of. */
    forgetAddress: assign({ email: "" }),
    clearError: assign({ error: null, faults: {} }),
    /** The secret goes; the address it was for stays, to be shown. */
    wipe: assign({ token: "", until: 0, retryable: false, stored: false }),
  },
  guards: {
    isOther: ({ event }) => event.type === "SETTLED" && event.self !== null && !event.isInvited,
    mustAsk: ({ context }) => context.mustAsk,
    isOver: ({ context }) => context.until <= context.clock(),
    isRetryable: ({ context }) => context.retryable,
    isUninvited: ({ context }) => context.uninvited,
    hasNoToken: ({ context }) => context.token === "",
  },
  delays: {
    rest: ({ context }) => Math.max(context.until - context.clock(), 0),
  },
});
