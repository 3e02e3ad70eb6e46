import type { DeviceCommand, DeviceRequest } from "./socketCommands";

/** What the server end of a live connection is made of. */
export interface SocketOptions {
  /** Carries out what a request says to a device; null for requests that name none. Without it none is carried out. */
  readonly command?: DeviceCommand;
  /** Whether the visitor may connect and stay connected. */
  readonly allowed: () => boolean;
  /** The scenario `socketSilence` is on. */
  readonly silent: () => boolean;
}

/** The device's answer to a frame, as text; null where it stays silent: for what is no request, and in a silence. */
export function answerFrame(
  frame: string,
  { silent, command }: Pick<SocketOptions, "silent" | "command">,
): string | null {
  const request = requestOf(frame);
  if (!request || silent()) return null;
  const known = request.task !== "" && request.command !== "";
  const { device } = memberOf(frame);
  const answer = typeof device === "string" ? command?.(request, device) : undefined;
  return JSON.stringify({ ...request, error: known ? 0 : 1, ...answer });
}

function requestOf(frame: string): DeviceRequest | null {
  const { req_id, task, command, method, type } = memberOf(frame);
  if (typeof req_id !== "number" || typeof task !== "string" || typeof command !== "string") return null;
  return { req_id, task, command, method: [method, type].find((one) => typeof one === "string") ?? "get" };
}

function memberOf(frame: string): Readonly<Record<string, unknown>> {
  try {
    const value: unknown = JSON.parse(frame);
    return typeof value === "object" && value !== null ? { ...value } : {};
  } catch {
    return {};
  }
}

/** The sockets of one page, for the scenarios. */
export interface SocketHub {
  readonly WebSocket: new (url: string | URL, protocols?: string | string[]) => DemoSocket;
  /** Closes every socket as a lost connection does; 4401 where the session ended. */
  drop(code?: number): void;
  /** Sends every open socket a frame. */
  broadcast(frame: string): void;
  /** Closes the sockets of a visitor who is no longer allowed. */
  check(): void;
}

const normal = 1000;
const lost = 1006;
const unauthenticated = 4401;

/** A WebSocket whose other end is the demo. It opens only for a visitor with a session. */
export class DemoSocket extends EventTarget {
  static readonly CONNECTING = 0;
  static readonly OPEN = 1;
  static readonly CLOSING = 2;
  static readonly CLOSED = 3;
  readonly CONNECTING = 0;
  readonly OPEN = 1;
  readonly CLOSING = 2;
  readonly CLOSED = 3;

  readonly url: string;
  readonly protocol = "";
  readonly extensions = "";
  readonly bufferedAmount = 0;
  binaryType: BinaryType = "blob";
  readyState: 0 | 1 | 2 | 3 = 0;
  onopen: ((event: Event) => unknown) | null = null;
  onmessage: ((event: MessageEvent) => unknown) | null = null;
  onclose: ((event: CloseEvent) => unknown) | null = null;
  onerror: ((event: Event) => unknown) | null = null;

  constructor(
    url: string | URL,
    private readonly options: SocketOptions,
    private readonly gone: (socket: DemoSocket) => void,
  ) {
    super();
    this.url = String(url);
    setTimeout(() => (options.allowed() ? this.open() : this.end(unauthenticated, true)), 0);
  }

  send(frame: string | ArrayBufferLike | Blob | ArrayBufferView): void {
    if (this.readyState === 0) throw new DOMException("Still in CONNECTING state", "InvalidStateError");
    if (this.readyState !== 1 || typeof frame !== "string") return;
    const answer = answerFrame(frame, this.options);
    if (answer !== null) setTimeout(() => this.receive(answer), 0);
  }

  close(code = normal): void {
    if (this.readyState >= 2) return;
    this.readyState = 2;
    setTimeout(() => this.end(code, false), 0);
  }

  /** A frame from the other end. */
  receive(frame: string): void {
    if (this.readyState !== 1) return;
    const event = new MessageEvent("message", { data: frame });
    this.dispatchEvent(event);
    this.onmessage?.(event);
  }

  /** The other end closes. */
  end(code: number, failed: boolean): void {
    if (this.readyState === 3) return;
    this.readyState = 3;
    this.gone(this);
    if (failed) this.fire(new Event("error"), this.onerror);
    this.fire(closeEvent(code), this.onclose);
  }

  /** Whether the visitor may stay. */
  permitted(): boolean {
    return this.options.allowed();
  }

  private open(): void {
    if (this.readyState !== 0) return;
    this.readyState = 1;
    this.fire(new Event("open"), this.onopen);
  }

  private fire<E extends Event>(event: E, handler: ((event: E) => unknown) | null): void {
    this.dispatchEvent(event);
    handler?.(event);
  }
}

/** Node has no CloseEvent before version 23. */
function closeEvent(code: number): CloseEvent {
  const details = { code, reason: "", wasClean: code === normal };
  if (typeof CloseEvent === "function") return new CloseEvent("close", details);
  return Object.assign(new Event("close"), details) satisfies Event;
}

/** The constructor for a page, and the hand on its sockets. */
export function createSockets(options: SocketOptions): SocketHub {
  const open = new Set<DemoSocket>();
  const gone = (socket: DemoSocket) => void open.delete(socket);
  class PageSocket extends DemoSocket {
    constructor(url: string | URL) {
      super(url, options, gone);
      open.add(this);
    }
  }
  const drop = (code = lost) => [...open].forEach((socket) => socket.end(code, code === lost));
  return {
    WebSocket: PageSocket,
    drop,
    broadcast: (frame) => [...open].forEach((socket) => socket.receive(frame)),
    check: () =>
      [...open]
        .filter((socket) => !socket.permitted())
        .forEach((socket) => socket.end(unauthenticated, false)),
  };
}
