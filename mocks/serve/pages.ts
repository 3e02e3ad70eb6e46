import type { IncomingMessage, ServerResponse } from "node:http";
import { encodingFor } from "./compress";
import type { BuiltFile, BuiltFiles } from "./files";
import { pageHeaders } from "./policy";

const base = "/v1/";
/** Folders whose files are asked for by the page itself: a missing one is an error, never the page once more. */
const noPages = ["locales/", "assets/"];
/** Names that the build gives with a hash of the content. */
const hashed = /^assets\/.*-[\w-]{8,}\.\w+$/;

/** Answers with the build below /v1, and with its index.html for every address of the portal. */
export async function servePage(
  files: BuiltFiles,
  request: IncomingMessage,
  response: ServerResponse,
): Promise<void> {
  const { method = "GET", url = "/" } = request;
  if (method !== "GET" && method !== "HEAD") return refuse(response, 405, { Allow: "GET, HEAD" });
  const raw = url.split("?")[0] ?? "/";
  if (raw === "/" || raw === "/v1") return refuse(response, 302, { Location: base });
  if (!raw.startsWith(base)) return refuse(response, 404);
  const path = decoded(raw.slice(base.length));
  const found = path === null ? null : await files.file(path);
  if (found && path !== null) return send(request, response, found, cacheOf(path));
  const index = isNavigation(request, path ?? "") ? await files.file("index.html") : null;
  return index ? send(request, response, index, "no-cache") : refuse(response, 404);
}

/** Null for an address that is no UTF-8: no file has it, but the portal shows its error page there. */
function decoded(path: string): string | null {
  try {
    return decodeURIComponent(path);
  } catch {
    return null;
  }
}

function isNavigation({ headers }: IncomingMessage, path: string): boolean {
  if (noPages.some((folder) => path.startsWith(folder))) return false;
  return headers["sec-fetch-mode"] === "navigate" || (headers.accept ?? "").includes("text/html");
}

function cacheOf(path: string): string {
  return hashed.test(path) ? "public, max-age=31536000, immutable" : "no-cache";
}

async function send(
  request: IncomingMessage,
  response: ServerResponse,
  file: BuiltFile,
  cache: string,
): Promise<void> {
  const { headers } = request;
  const about = { ...pageHeaders(socketOf(headers.host)), "Cache-Control": cache, ETag: file.etag };
  response.setHeader("Vary", "Accept-Encoding");
  if (headers["if-none-match"] === file.etag) return void response.writeHead(304, about).end();
  const encoding = encodingFor(headers["accept-encoding"]?.toString(), file.type, file.body.length);
  const body = encoding ? await file.encoded(encoding) : file.body;
  response.writeHead(200, {
    ...about,
    "Content-Type": file.type,
    "Content-Length": body.length,
    ...(encoding ? { "Content-Encoding": encoding } : {}),
  });
  response.end(request.method === "HEAD" ? undefined : body);
}

/** Origin of the live connection: this host. */
function socketOf(host: string | undefined): string {
  return /^[\w.-]+(:\d+)?$|^\[[\da-f:]+\](:\d+)?$/i.test(host ?? "") ? `ws://${host}` : "";
}

/** A short answer of text. */
export function refuse(response: ServerResponse, status: number, headers: Record<string, string> = {}): void {
  response.writeHead(status, { ...pageHeaders(""), "Content-Type": "text/plain; charset=utf-8", ...headers });
  response.end(`${status}\n`);
}
