import { fromCallback } from "xstate";
import type { SocketEvent } from "../machines/socket";
import type { SocketConstructor } from "./environment";

export interface LiveSocketParts {
  readonly WebSocket: SocketConstructor;
  /** Where to connect to; rejects when that cannot be found out now. */
  readonly address: (signal: AbortSignal) => Promise<string>;
  /** Every frame of the socket that counts; no state changes with it. */
  readonly hear: (data: unknown) => void;
}

export interface LiveSocket {
  /** The effect of the machine: one socket from its start to its stop. */
  readonly logic: ReturnType<typeof fromCallback<SocketEvent>>;
  /** Sends over the socket of now; without one nothing is sent. */
  readonly send: (frame: string) => void;
}

/** The socket behind the machine. One that was replaced is closed and never heard again. */
export function liveSocket({ WebSocket, address, hear }: LiveSocketParts): LiveSocket {
  let current: InstanceType<SocketConstructor> | undefined;
  const logic = fromCallback<SocketEvent>(({ sendBack }) => {
    const over = new AbortController();
    const { signal } = over;
    let socket: InstanceType<SocketConstructor> | undefined;
    const connect = (url: string) => {
      if (signal.aborted) return;
      socket = current = new WebSocket(url);
      socket.addEventListener("open", () => sendBack({ type: "OPEN" }), { signal });
      socket.addEventListener("close", () => sendBack({ type: "CLOSE" }), { signal });
      socket.addEventListener("message", (event) => hear("data" in event ? event.data : undefined), {
        signal,
      });
    };
    // An address that no socket can be made of is a connection that failed.
    address(signal)
      .then(connect)
      .catch(() => signal.aborted || sendBack({ type: "CLOSE" }));
    return () => {
      over.abort();
      socket?.close();
      if (current === socket) current = undefined;
    };
  });
  return { logic, send: (frame) => current?.send(frame) };
}
