import { raise, type ActorRefFrom, type SnapshotFrom } from "xstate";
import { acceptEvent, registerEvent, type InvitationEvent, type Registration } from "./invitationContext";
import { invitationSetup } from "./invitationSetup";

/** `registering` is entered by REGISTER alone. */
function registrationOf(event: InvitationEvent): Registration {
  if (event.type === "REGISTER") return event.registration;
  return { email: "", password: "", first_name: "", last_name: "" };
}

const over = {
  target: "#invitation.expired",
  actions: ["hush", { type: "say", params: { id: "expired" } }],
} as const;

/** That it waits is said where that is learned: whoever comes back from a registration that failed has heard it. */
const waits = {
  pending: { type: "say", params: { id: "pending" } },
  retryable: { type: "say", params: { id: "retryable" } },
} as const;

/** Ten minutes from the failure, reload or not. */
const ending = { after: { rest: over } } as const;

const accepting = invitationSetup.createStateConfig({
  entry: ["hush", "clearError"],
  invoke: {
    id: "accept",
    src: "accept",
    input: ({ context: { token } }) => ({ token }),
    onDone: { actions: raise(({ event }) => acceptEvent(event.output)) },
    onError: { actions: raise({ type: "ACCEPT.UNREACHABLE", text: "" }) },
  },
  on: {
    "ACCEPT.OK": { target: "#invitation.accepted" },
    "ACCEPT.REFUSED": { target: "#invitation.storing", actions: "fail" },
    "ACCEPT.UNREACHABLE": { target: "#invitation.storing", actions: "fail" },
  },
});

const storing = invitationSetup.createStateConfig({
  invoke: {
    id: "keep",
    src: "keep",
    input: ({ context: { token, email, retryable, until } }) => ({ token, email, retryable, until }),
    onDone: { actions: raise(({ event }) => ({ type: "STORED", stored: event.output })) },
    onError: { actions: raise({ type: "STORED", stored: false }) },
  },
  on: {
    STORED: [
      { guard: "isRetryable", target: "#invitation.retryable", actions: ["stored", waits.retryable] },
      { target: "#invitation.pending", actions: ["stored", waits.pending] },
    ],
  },
});

const back = [
  { guard: "isUninvited", target: "#invitation.idle", actions: ["refuse", "forgetAddress"] },
  { guard: "hasNoToken", target: "#invitation.expired", actions: "refuse" },
  { guard: "isOver", ...over },
  { guard: "isRetryable", target: "#invitation.retryable", actions: "refuse" },
  { target: "#invitation.pending", actions: "refuse" },
] as const;

/** Who was signed in left: nothing of it is offered to whoever comes next. */
const leaving = { LEFT: { target: "#invitation.idle", actions: "forgetKept" } } as const;

/** One request at a time; what failed leads back where it came from, with the server's words. */
const registering = invitationSetup.createStateConfig({
  entry: "clearError",
  invoke: {
    id: "register",
    src: "register",
    input: ({ context, event }) => ({
      registration: registrationOf(event),
      token: context.token || null,
    }),
    onDone: { actions: raise(({ event }) => registerEvent(event.output)) },
    onError: { actions: raise({ type: "REGISTER.UNREACHABLE", text: "" }) },
  },
  on: {
    "REGISTER.OK": "#invitation.registered",
    "TOKEN.INVALID": { target: "#invitation.expired", actions: ["invalidate", "hush"] },
    "REGISTER.REFUSED": back,
    "REGISTER.UNREACHABLE": back,
  },
});

/** Without an invitation, or with one that is answered, anybody registers. */
const anew = { REGISTER: { target: "#invitation.registering", actions: "introduce" } } as const;

/**
 * An invitation's link, from the address to the membership (§2; readings, Invitations). Effects come through `provide`.
 * Send it ADDRESS.OK, ADDRESS.INVALID or, after a reload, KEPT; then SETTLED once verify has settled and whenever
 * somebody signs in; CANCEL and LEFT when a session ends. Start one actor outside React. The token is in context alone, and only as long as it is of use.
 */
export const invitationMachine = invitationSetup.createMachine({
  id: "invitation",
  context: ({ input }) => ({
    clock: input.clock,
    token: "",
    email: "",
    self: null,
    mustAsk: false,
    until: 0,
    retryable: false,
    stored: false,
    invalid: false,
    uninvited: false,
    error: null,
    faults: {},
  }),
  initial: "reading",
  // A call under way goes on: should it fail, the invitation is kept as after any failure.
  on: { SETTLED: { actions: "meet" }, LEFT: { actions: "forgetKept" } },
  states: {
    reading: {
      on: {
        "ADDRESS.OK": { target: "cleaning", actions: ["invite", "clean"] },
        "ADDRESS.INVALID": { target: "idle", actions: "clean" },
        KEPT: [
          {
            guard: ({ event }) => event.retryable,
            target: "retryable",
            actions: ["restore", waits.retryable],
          },
          { target: "pending", actions: ["restore", waits.pending] },
        ],
      },
    },
    /** No invitation, or none any more: one can register all the same. */
    idle: { entry: "wipe", on: anew },
    /** Clean already; who is signed in is not known yet. */
    cleaning: {
      on: {
        SETTLED: [
          { guard: "isOther", target: "asking", actions: "meet" },
          { target: "accepting", actions: "meet" },
        ],
      },
    },
    asking: {
      entry: ["hush", { type: "say", params: { id: "ask" } }],
      on: { ...leaving, CONFIRM: { target: "accepting", actions: "agree" }, CANCEL: "idle" },
    },
    accepting,
    accepted: {
      entry: ["wipe", "forgetKept", { type: "say", params: { id: "joined" } }],
      on: anew,
    },
    storing,
    pending: {
      ...ending,
      on: { ...leaving, REGISTER: "registering" },
    },
    retryable: {
      ...ending,
      on: {
        ...leaving,
        RETRY: [{ guard: "mustAsk", target: "asking" }, { target: "accepting" }],
        REGISTER: "registering",
      },
    },
    registering,
    registered: {
      entry: ["hush", "wipe", "forgetKept", { type: "say", params: { id: "registered" } }],
      // Whoever is in need not hear that they can sign in.
      on: { ...anew, SETTLED: { actions: ["meet", "hush"] } },
    },
    /**
     * Registering goes on without a token. For the invitation the link must be opened again [24]; where it was the server
     * that no longer took it, only a new one helps: the form says which.
     */
    expired: {
      entry: ["wipe", "forgetKept"],
      on: { REGISTER: "registering" },
    },
  },
});

export type InvitationActor = ActorRefFrom<typeof invitationMachine>;
export type InvitationSnapshot = SnapshotFrom<typeof invitationMachine>;
