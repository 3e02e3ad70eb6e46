import { createActor, fromCallback } from "xstate";
import { createRequests } from "../../src/main/liveRequests";
import { liveStateOf, socketMachine } from "../../src/machines/socket";
import type { SocketEvent } from "../../src/machines/socket";

/** A socket as the machine starts it; the test speaks for its other end. */
interface FakeSocket {
  readonly say: (type: "OPEN" | "CLOSE") => void;
  isClosed: boolean;
}

/** The connection over sockets that the test opens and closes by hand, with the requests on top. */
export function socketRig() {
  const sockets: FakeSocket[] = [];
  const sent: string[] = [];
  const actor = createActor(
    socketMachine.provide({
      actors: {
        socket: fromCallback<SocketEvent>(({ sendBack }) => {
          const socket: FakeSocket = { say: (type) => sendBack({ type }), isClosed: false };
          sockets.push(socket);
          return () => {
            socket.isClosed = true;
          };
        }),
      },
      actions: { lost: () => requests.lost() },
    }),
  );
  const state = () => liveStateOf(actor.getSnapshot());
  const requests = createRequests(
    (frame) => void sent.push(frame),
    () => state() === "open",
    () => state() === "off",
  );
  actor.subscribe(() => {
    if (state() === "open") requests.ready();
    if (state() === "off") requests.abort();
  });
  actor.start();
  const send = (...types: SocketEvent["type"][]) => types.forEach((type) => actor.send({ type }));
  const latest = () => {
    const socket = sockets.at(-1);
    if (!socket) throw new Error("No socket was opened");
    return socket;
  };
  return {
    actor,
    state,
    sockets,
    sent,
    requests,
    send,
    latest,
    living: () => sockets.filter(({ isClosed }) => !isClosed).length,
  };
}

/** What a promise has come to by now: its value, its error's text, or that it waits. */
export function fateOf(promise: Promise<unknown>): () => unknown {
  let fate: unknown = "waits";
  promise.then(
    (value) => (fate = value),
    (error: unknown) => (fate = error instanceof Error ? error.message : error),
  );
  return () => fate;
}
