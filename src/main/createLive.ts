import { createActor } from "xstate";
import type { LiveRequest, Tools } from "../command/tools";
import { placeOf } from "../machines/session";
import type { SessionActor } from "../machines/session";
import { liveStateOf, socketMachine } from "../machines/socket";
import type { LiveState } from "../machines/socket";
import { SOCKET_UNKNOWN_LOGGED } from "../rules/constants";
import { socketAddress } from "../rules/socketAddress";
import type { SocketPlaces } from "../rules/socketAddress";
import { readFrame } from "../rules/socketFrame";
import type { AskNote } from "../state/deviceAsks";
import type { SocketConstructor } from "./environment";
import { createRequests } from "./liveRequests";
import { liveSocket } from "./liveSocket";

export interface LiveParts {
  readonly WebSocket: SocketConstructor;
  readonly session: SessionActor;
  /** The deployment's own address of the live connection. */
  readonly override: string | null;
  /** What GET /system/hosts says; rejects when nobody answers. Asked only where there is no override. */
  readonly hosts: () => Promise<SocketPlaces["hosts"]>;
  readonly now: () => number;
  /** Each state as it is reached. */
  readonly changed: (state: LiveState) => void;
  /** How each request to a device fares. */
  readonly noted?: (note: AskNote) => void;
  /** For what there is no text of the protocol's own. */
  readonly t: Tools["t"];
  /** What came unasked; not every message has something to say. */
  readonly news?: (body: Readonly<Record<string, unknown>>) => void;
  /** Says in the console that a message is not understood. */
  readonly log: (text: string) => void;
}

/** The live connection at work (§4). A chunk of its own: no screen waits for it. */
export interface Live {
  /** Rejects with an ActionError: not ready, no answer, connection lost, or the device's own words. */
  readonly request: LiveRequest;
  readonly dispose: () => void;
}

const minute = 60_000;
/** A connection that has said something this recently is alive, milliseconds. */
const ALIVE_MS = 5_000;

/** Lets so many through in a minute and drops the others: a flood must not fill the console. */
function atMost(count: number, now: () => number, say: (text: string) => void): (text: string) => void {
  let since = -Infinity;
  let said = 0;
  return (text) => {
    if (now() - since >= minute) {
      since = now();
      said = 0;
    }
    said += 1;
    if (said <= count) say(text);
  };
}

/** Tells the machine when the network or the page returns. */
function watchPage(send: (type: "ONLINE" | "OFFLINE" | "VISIBLE") => void): () => void {
  const listeners = new AbortController();
  const { signal } = listeners;
  window.addEventListener("online", () => send("ONLINE"), { signal });
  window.addEventListener("offline", () => send("OFFLINE"), { signal });
  document.addEventListener("visibilitychange", () => document.hidden || send("VISIBLE"), { signal });
  if (!navigator.onLine) send("OFFLINE");
  return () => listeners.abort();
}

/** Starts the live connection, which from now on follows the session. */
export function createLive(parts: LiveParts): Live {
  const { session, override, now } = parts;
  const log = atMost(SOCKET_UNKNOWN_LOGGED, now, parts.log);
  let heardAt = -Infinity;
  const hear = (data: unknown) => {
    heardAt = now();
    const frame = readFrame(data);
    if (frame.kind === "news") parts.news?.(frame.body);
    else if (frame.kind === "reply") requests.hear(frame.reply);
    else if (frame.kind === "unknown") log("Unknown message on the live connection");
    else log("Message on the live connection too large, dropped");
  };
  const address = async () => {
    const hosts = override === null ? await parts.hosts() : [];
    return socketAddress({ override, hosts, page: window.location.href });
  };
  const socket = liveSocket({ WebSocket: parts.WebSocket, address, hear });
  const actor = createActor(
    socketMachine.provide({
      actors: { socket: socket.logic },
      actions: { lost: () => requests.lost() },
      // Whoever waits for an answer is not cut off: its time says whether there is one.
      guards: { isQuiet: () => now() - heardAt >= ALIVE_MS && requests.open() === 0 },
    }),
  );
  const isIn = (state: LiveState) => liveStateOf(actor.getSnapshot()) === state;
  const requests = createRequests(
    socket.send,
    () => isIn("open"),
    () => isIn("off"),
    { t: parts.t, note: (note) => parts.noted?.(note), silent: () => actor.send({ type: "SILENT" }) },
  );

  let state: LiveState | undefined;
  actor.subscribe((snapshot) => {
    const next = liveStateOf(snapshot);
    if (next === state) return;
    state = next;
    parts.changed(next);
    if (next === "open") heardAt = now();
    if (next === "open") requests.ready();
    if (next === "off") requests.abort();
  });
  actor.start();
  const stopPage = watchPage((type) => actor.send({ type }));
  const follow = () => actor.send({ type: placeOf(session.getSnapshot()) === "in" ? "AUTH.IN" : "AUTH.OUT" });
  const followed = session.subscribe(follow);
  follow();
  return {
    request: requests.ask,
    dispose: () => {
      followed.unsubscribe();
      stopPage();
      requests.abort();
      actor.stop();
    },
  };
}
