import { assign, cancel, fromCallback, raise, setup } from "xstate";
import type { SnapshotFrom } from "xstate";
import { SOCKET_ATTEMPT_MS, SOCKET_RECONNECT_MS } from "../rules/constants";

/**
 * AUTH.IN: authentication is 1; AUTH.OUT: it is not any more. OPEN and CLOSE are the socket's own. SILENT: what was sent
 * over it had no answer.
 */
export type SocketEvent = {
  readonly type:
    | "AUTH.IN"
    | "AUTH.OUT"
    | "OPEN"
    | "CLOSE"
    | "OFFLINE"
    | "ONLINE"
    | "VISIBLE"
    | "SILENT"
    | "TICK";
};

/** The state in the specification's words. */
export type LiveState = "off" | "connecting" | "open" | "closed";

/**
 * The live connection (§4): only in authentication 1, again every 5 s while closed and at once when the network or the
 * page returns. A socket that looks open after sleep or a change of network may be dead: it is replaced when the network
 * returns, and when the page does or a request had no answer, unless it has spoken of late. The socket is one invoked actor, so that there are never two: leaving the state closes it, and what a
 * stopped one says is not heard. No message goes through here [F99].
 */
export const socketMachine = setup({
  types: {
    context: {} as { readonly online: boolean },
    events: {} as SocketEvent,
  },
  actors: {
    /** Opens a socket and tells OPEN and CLOSE; closes it when stopped. */
    socket: fromCallback<SocketEvent>(() => undefined),
  },
  actions: {
    /** A connection that had been open is gone: what was sent over it is not answered any more. */
    lost: () => undefined,
  },
  guards: {
    isOnline: ({ context }) => context.online,
    /** Nothing shows that the connection is alive. */
    isQuiet: () => true,
  },
  delays: { reconnect: SOCKET_RECONNECT_MS, attempt: SOCKET_ATTEMPT_MS },
}).createMachine({
  id: "socket",
  context: { online: true },
  initial: "off",
  on: {
    ONLINE: { actions: assign({ online: true }) },
    OFFLINE: { actions: assign({ online: false }) },
    "AUTH.OUT": ".off",
  },
  states: {
    off: { on: { "AUTH.IN": "live" } },
    live: {
      invoke: { id: "socket", src: "socket" },
      initial: "connecting",
      states: {
        connecting: { after: { attempt: "#socket.closed" }, on: { OPEN: "open" } },
        open: {
          exit: "lost",
          on: {
            ONLINE: { target: "#socket.live", reenter: true, actions: assign({ online: true }) },
            VISIBLE: { guard: "isQuiet", target: "#socket.live", reenter: true },
            SILENT: { guard: "isQuiet", target: "#socket.live", reenter: true },
          },
        },
      },
      on: {
        CLOSE: "closed",
        OFFLINE: { target: "closed", actions: assign({ online: false }) },
      },
    },
    closed: {
      entry: raise({ type: "TICK" }, { delay: "reconnect", id: "tick" }),
      exit: cancel("tick"),
      on: {
        // Without a network no attempt can help; ONLINE comes.
        TICK: { guard: "isOnline", target: "live" },
        ONLINE: { target: "live", actions: assign({ online: true }) },
        VISIBLE: "live",
      },
    },
  },
});

export type SocketSnapshot = SnapshotFrom<typeof socketMachine>;

export function liveStateOf(snapshot: SocketSnapshot): LiveState {
  if (snapshot.matches({ live: "connecting" })) return "connecting";
  if (snapshot.matches({ live: "open" })) return "open";
  return snapshot.matches("off") ? "off" : "closed";
}
