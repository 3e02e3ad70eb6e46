import { SOCKET_FRAME_BYTES } from "./constants";

/** A device's answer to the request `req_id`; `error` 0 means done. `body` holds every field of the frame. */
export interface DeviceReply {
  readonly req_id: number;
  readonly error: number;
  readonly task: string;
  readonly command: string;
  readonly body: Readonly<Record<string, unknown>>;
}

/** What came over the live connection (§5). */
export type SocketFrame =
  | { readonly kind: "reply"; readonly reply: DeviceReply }
  | { readonly kind: "news"; readonly type: string; readonly body: Readonly<Record<string, unknown>> }
  | { readonly kind: "tooLarge" }
  | { readonly kind: "unknown" };

const unknown: SocketFrame = { kind: "unknown" };

/** Most texts need no counting: a UTF-16 unit takes one to three bytes. */
function isTooLarge(text: string): boolean {
  if (text.length > SOCKET_FRAME_BYTES) return true;
  return text.length * 3 > SOCKET_FRAME_BYTES && new TextEncoder().encode(text).length > SOCKET_FRAME_BYTES;
}

function parsed(text: string): Readonly<Record<string, unknown>> | undefined {
  try {
    const value: unknown = JSON.parse(text);
    return typeof value === "object" && value !== null && !Array.isArray(value) ? { ...value } : undefined;
  } catch {
    return undefined;
  }
}

/**
 * Reads a frame (§5): `{req_id: number, error: number, task, command, method or type: string}` is a device's reply,
 * `{type: string}` news of the server, all else unknown. What bears a number of a request or an error and is no whole
 * reply is not taken for news.
 */
export function readFrame(data: unknown): SocketFrame {
  if (typeof data !== "string") return unknown;
  if (isTooLarge(data)) return { kind: "tooLarge" };
  const body = parsed(data);
  if (!body) return unknown;
  const { req_id, error, task, command, method, type } = body;
  const isNews = req_id === undefined && error === undefined && typeof type === "string";
  if (isNews) return { kind: "news", type, body };
  if (typeof req_id !== "number" || typeof error !== "number") return unknown;
  if (typeof task !== "string" || typeof command !== "string") return unknown;
  if (typeof method !== "string" && typeof type !== "string") return unknown;
  return { kind: "reply", reply: { req_id, error, task, command, body } };
}
