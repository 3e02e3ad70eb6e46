import { assign, cancel, raise, setup } from "xstate";
import type { ActorRefFrom } from "xstate";
import { SOCKET_MAX_RETRIES, SOCKET_REPLY_MS, SOCKET_RETRY_MS } from "../rules/constants";
import { readableError } from "../rules/errorText";
import { errorTexts } from "../rules/errorTexts";
import type { DeviceReply } from "../rules/socketFrame";

/** READY: the connection is open. RETRY and TIMEOUT are the request's own clock. */
export type RequestEvent =
  | { readonly type: "READY" | "RETRY" | "TIMEOUT" | "CLOSE" | "ABORT" }
  | { readonly type: "REPLY"; readonly reply: DeviceReply };

/**
 * Why a request has no answer: no connection came and it was never sent, none came in time, or the connection that it
 * was sent over went before one did.
 */
export type Unanswered = "notSent" | "silent" | "lost";

/**
 * What became of a request; `text` is for people, `error` the device's number where it answered one. The specification
 * has no text for what is `lost`: that is said in the user's own language.
 */
export type RequestOutcome =
  | { readonly ok: true; readonly reply: DeviceReply }
  | { readonly ok: false; readonly text: string; readonly error?: number; readonly why?: Unanswered };

interface RequestContext {
  readonly tries: number;
  readonly outcome: RequestOutcome;
}

const texts: Readonly<Record<Unanswered, string>> = {
  notSent: errorTexts.socketNotReady,
  silent: errorTexts.socketTimeout,
  lost: "",
};

const unanswered = (why: Unanswered): RequestOutcome => ({ ok: false, text: texts[why], why });

/** A reply with an error rejects with the device's words, else with its number. */
function outcomeOf(reply: DeviceReply): RequestOutcome {
  if (reply.error === 0) return { ok: true, reply };
  const { message, detail } = reply.body;
  const text = readableError({ detail, message }, `${errorTexts.generic} (${reply.error})`);
  return { ok: false, text, error: reply.error };
}

/**
 * One request over the live connection (§4, §8): waits for the connection, looking every 200 ms up to 20 times, is sent
 * once, and ends with its reply, after the time for one, or with the connection that it was sent over.
 */
export const socketRequestMachine = setup({
  types: {
    context: {} as RequestContext,
    events: {} as RequestEvent,
    output: {} as RequestOutcome,
  },
  actions: {
    /** Sends the frame. */
    send: () => undefined,
    count: assign({ tries: ({ context }) => context.tries + 1 }),
    /** Without the connection there is nothing to wait for. */
    miss: assign({ outcome: unanswered("notSent") }),
    time: assign({ outcome: unanswered("silent") }),
    /** The device may have heard it: nobody knows. */
    lose: assign({ outcome: unanswered("lost") }),
    hear: assign(({ event }) => (event.type === "REPLY" ? { outcome: outcomeOf(event.reply) } : {})),
  },
  guards: {
    /** Whether the connection is open at this moment. */
    isReady: () => false,
    isSpent: ({ context }) => context.tries >= SOCKET_MAX_RETRIES,
    isDone: ({ event }) => event.type === "REPLY" && event.reply.error === 0,
  },
  delays: { retry: SOCKET_RETRY_MS, reply: SOCKET_REPLY_MS },
}).createMachine({
  id: "request",
  context: { tries: 0, outcome: unanswered("notSent") },
  initial: "waiting",
  output: ({ context }) => context.outcome,
  states: {
    waiting: {
      entry: raise({ type: "RETRY" }, { delay: "retry", id: "retry" }),
      exit: cancel("retry"),
      always: [
        { guard: "isReady", target: "sent" },
        { guard: "isSpent", target: "rejected", actions: "miss" },
      ],
      on: {
        READY: "sent",
        RETRY: { target: "waiting", reenter: true, actions: "count" },
        ABORT: { target: "rejected", actions: "miss" },
      },
    },
    sent: {
      entry: ["send", raise({ type: "TIMEOUT" }, { delay: "reply", id: "timeout" })],
      exit: cancel("timeout"),
      on: {
        REPLY: [
          { guard: "isDone", target: "resolved", actions: "hear" },
          { target: "rejected", actions: "hear" },
        ],
        TIMEOUT: { target: "rejected", actions: "time" },
        CLOSE: { target: "rejected", actions: "lose" },
        ABORT: { target: "rejected", actions: "lose" },
      },
    },
    resolved: { type: "final" },
    rejected: { type: "final" },
  },
});

export type SocketRequestActor = ActorRefFrom<typeof socketRequestMachine>;
