import { createActor } from "xstate";
import { ActionError } from "../command/tools";
import type { LiveRequest, Tools } from "../command/tools";
import { socketRequestMachine } from "../machines/socketRequest";
import type { SocketRequestActor } from "../machines/socketRequest";
import type { DeviceReply } from "../rules/socketFrame";
import type { AskNote } from "../state/deviceAsks";

/** Requests over the live connection that have no answer yet. */
export interface LiveRequests {
  readonly ask: LiveRequest;
  readonly hear: (reply: DeviceReply) => void;
  /** The connection is open: those who wait need not wait for their next look. */
  readonly ready: () => void;
  /** The connection that some were sent over is gone. */
  readonly lost: () => void;
  /** Nobody is signed in any more: none has an answer to hope for. */
  readonly abort: () => void;
  readonly open: () => number;
}

/** Who hears of the requests, and in whose words. */
interface Hearers {
  readonly t: Tools["t"];
  /** How each request to a device fares. */
  readonly note: (note: AskNote) => void;
  /** One had no answer in time. */
  readonly silent: () => void;
}

/** Tells how one request fares; one that names no device is nobody's to be told of. */
function notesOf(
  id: number,
  command: string,
  { device }: Readonly<Record<string, unknown>>,
  note: (note: AskNote) => void,
) {
  return (so: Pick<AskNote, "state" | "text" | "why" | "answer">) => {
    if (typeof device === "string") note({ id, device, command, ...so });
  };
}

/** What was sent over a connection that is gone may have been done, unless it only asked. */
const lostWords = (method: Parameters<LiveRequest>[0]) =>
  method === "get" ? "device.ask.lost" : "device.ask.lostUnknown";

/**
 * `isOff`: nobody is signed in; what is asked then must not wait for whoever comes next.
 */
export function createRequests(
  send: (frame: string) => void,
  isReady: () => boolean,
  isOff: () => boolean,
  { t = (key) => key, note = () => undefined, silent = () => undefined }: Partial<Hearers> = {},
): LiveRequests {
  const pending = new Map<number, SocketRequestActor>();
  // Of the page, not of the connection: a late answer to an older connection's request meets nobody.
  let last = 0;
  const all = (type: "READY" | "CLOSE" | "ABORT") => {
    for (const actor of [...pending.values()]) actor.send({ type });
  };
  const ask: LiveRequest = (method, task, command, body = {}) =>
    new Promise((resolve, reject) => {
      const req_id = (last += 1);
      const frame = JSON.stringify({ ...body, req_id, error: 0, task, command, method });
      const actor = createActor(
        socketRequestMachine.provide({ actions: { send: () => send(frame) }, guards: { isReady } }),
      );
      const tell = notesOf(req_id, command, body, note);
      tell({ state: "waiting" });
      actor.subscribe({
        next: (snapshot) => snapshot.matches("sent") && tell({ state: "sent" }),
        complete: () => {
          pending.delete(req_id);
          const { output } = actor.getSnapshot();
          if (output?.ok) {
            tell({ state: "answered", answer: output.reply.body });
            resolve(output.reply.body);
            return;
          }
          const { text = "", why } = output ?? {};
          tell({ state: "failed", text, why });
          reject(new ActionError(why === "lost" ? t(lostWords(method)) : text));
          if (why === "silent") silent();
        },
        error: (error) => {
          pending.delete(req_id);
          reject(error instanceof Error ? error : new ActionError(""));
        },
      });
      pending.set(req_id, actor);
      actor.start();
      if (isOff()) actor.send({ type: "ABORT" });
    });
  return {
    ask,
    hear: (reply) => pending.get(reply.req_id)?.send({ type: "REPLY", reply }),
    ready: () => all("READY"),
    lost: () => all("CLOSE"),
    abort: () => all("ABORT"),
    open: () => pending.size,
  };
}
