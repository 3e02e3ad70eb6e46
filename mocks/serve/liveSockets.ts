import type { IncomingMessage, Server } from "node:http";
import type { Duplex } from "node:stream";
import type { RawData, WebSocket } from "ws";
import { WebSocketServer } from "ws";
import type { Backend } from "../backend";
import { sessionOf } from "../cookies";
import { answerFrame } from "../socket";
import { deviceCommands } from "../socketCommands";
import { passed, signedIn } from "../visitor";
import { requestOf } from "./api";

/** The live connections of a server. */
export interface LiveSockets {
  /** Closes those whose session has ended. */
  check(): void;
  close(): void;
}

const unauthenticated = 4401;
const goingAway = 1001;
const mostBytes = 1024 * 1024;

/** Answers /websocket/ in the device protocol, for visitors with a session and pages of this origin. */
export function attachSockets(server: Server, backend: Backend): LiveSockets {
  const sockets = new WebSocketServer({ noServer: true, maxPayload: mostBytes });
  const sessions = new Map<WebSocket, string>();
  const welcome = (session: string | null) => {
    const who = signedIn(backend, session);
    return who !== null && passed(who);
  };
  const connect = (socket: WebSocket, session: string) => {
    sessions.set(socket, session);
    socket.on("close", () => sessions.delete(socket));
    socket.on("error", () => socket.terminate());
    const command = deviceCommands(backend, () => signedIn(backend, session)?.account ?? null);
    socket.on("message", (data, isBinary) => {
      const answer = isBinary ? null : answerFrame(textOf(data), { silent: () => false, command });
      if (answer !== null) socket.send(answer);
    });
  };

  server.on("upgrade", (request: IncomingMessage, stream: Duplex, head: Buffer) => {
    stream.on("error", () => stream.destroy());
    if ((request.url ?? "").split("?")[0] !== "/websocket/") return reject(stream, "404 Not Found");
    const asked = requestOf(request, undefined);
    const session = asked && sessionOf(asked);
    if (!sameOrigin(request)) return reject(stream, "403 Forbidden");
    if (!session || !welcome(session)) return reject(stream, "401 Unauthorized");
    sockets.handleUpgrade(request, stream, head, (socket) => connect(socket, session));
  });
  return {
    check() {
      for (const [socket, session] of sessions) if (!welcome(session)) socket.close(unauthenticated);
    },
    close() {
      for (const socket of sessions.keys()) socket.close(goingAway);
      sockets.close();
    },
  };
}

/** Cookies come along from pages of any origin: only this one's may connect. Other clients send no origin. */
function sameOrigin({ headers }: IncomingMessage): boolean {
  return headers.origin === undefined || headers.origin === `http://${headers.host}`;
}

function reject(stream: Duplex, status: string): void {
  stream.end(`HTTP/1.1 ${status}\r\nConnection: close\r\nContent-Length: 0\r\n\r\n`);
}

function textOf(data: RawData): string {
  if (Array.isArray(data)) return Buffer.concat(data).toString();
  return (data instanceof ArrayBuffer ? Buffer.from(data) : data).toString();
}
