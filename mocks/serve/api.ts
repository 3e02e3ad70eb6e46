import type { RequestHandler } from "msw";
import type { IncomingMessage, ServerResponse } from "node:http";
import { answerCookie, requestCookies } from "../cookies";
import { answerOf } from "../network";
import { compressed, encodingFor } from "./compress";
import { plainHeaders } from "./policy";

/** Largest body that is read. */
const mostBytes = 16 * 1024 * 1024;

/** Answers one API call, or gives null to let the handlers answer. */
export type Before = (request: Request) => Promise<Response | null>;

/** Answers API calls through the handlers of the demo, with real cookies. */
export function createApi(
  handlers: readonly RequestHandler[],
  before: Before,
  after: () => Promise<void>,
): (request: IncomingMessage, response: ServerResponse) => Promise<void> {
  return async (incoming, response) => {
    const body = await bodyOf(incoming);
    if (body === null) return send(incoming, response, new Response(null, { status: 413 }));
    const request = requestOf(incoming, body);
    if (!request) return send(incoming, response, new Response(null, { status: 400 }));
    const answer = (await before(request)) ?? (await answerOf(handlers, request));
    await after();
    await send(incoming, response, answer);
  };
}

/** The call as the handlers know it: cookies under their own name, never under one that a client chose. */
export function requestOf(incoming: IncomingMessage, body: Buffer | undefined): Request | null {
  const headers = new Headers();
  for (const [name, value] of Object.entries(incoming.headers))
    if (typeof value === "string") headers.set(name, value);
  headers.set(requestCookies, incoming.headers.cookie ?? "");
  headers.delete("cookie");
  try {
    const url = new URL(incoming.url ?? "/", `http://${incoming.headers.host ?? "localhost"}`);
    const content = body && body.length > 0 ? { body: new Uint8Array(body) } : {};
    return new Request(url, { method: incoming.method ?? "GET", headers, ...content });
  } catch {
    return null;
  }
}

/** The body, nothing for calls without, null when it is too large. */
async function bodyOf(incoming: IncomingMessage): Promise<Buffer | undefined | null> {
  if (incoming.method === "GET" || incoming.method === "HEAD") return undefined;
  const chunks: Buffer[] = [];
  let size = 0;
  for await (const part of incoming as AsyncIterable<Buffer>) {
    size += part.length;
    if (size > mostBytes) return null;
    chunks.push(part);
  }
  return Buffer.concat(chunks);
}

async function send(incoming: IncomingMessage, response: ServerResponse, answer: Response): Promise<void> {
  if (answer.type === "error") return void response.destroy();
  const body = Buffer.from(await answer.arrayBuffer());
  const encoding = encodingFor(
    incoming.headers["accept-encoding"]?.toString(),
    answer.headers.get("content-type") ?? "",
    body.length,
  );
  const content = encoding ? await compressed(body, encoding, false) : body;
  response.writeHead(answer.status, {
    ...plainHeaders,
    "Cache-Control": "no-store",
    Vary: "Accept-Encoding",
    ...headersOf(answer),
    "Content-Length": content.length,
    ...(encoding ? { "Content-Encoding": encoding } : {}),
  });
  response.end(incoming.method === "HEAD" ? undefined : content);
}

/** Headers of the answer with its real cookie; its length may be another one by now. */
function headersOf(answer: Response): Record<string, string> {
  const headers = new Headers(answer.headers);
  const cookie = headers.get(answerCookie);
  headers.delete(answerCookie);
  headers.delete("content-length");
  return { ...Object.fromEntries(headers), ...(cookie === null ? {} : { "set-cookie": cookie }) };
}
