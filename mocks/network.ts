import type { RequestHandler } from "msw";
import { getResponse, HttpHandler } from "msw";
import { answerCookie, requestCookies } from "./cookies";
import type { Fault } from "./faults";
import { faulty } from "./faults";
import { refusal } from "./http";
import type { Jar } from "./jar";
import { createJar } from "./jar";
import type { RequestLog } from "./requestLog";
import { abortable, pause } from "./waiting";

/** What happens to one call on its way. */
export interface Fate {
  /** Milliseconds until the answer arrives. */
  readonly delay: number;
  readonly fault: Fault | null;
  /** The session is not recognised. */
  readonly anonymous: boolean;
}

/** What a network is made of. */
export interface NetworkOptions {
  readonly handlers: readonly RequestHandler[];
  /** The server's clock, epoch ms: cookies expire by it, answers carry it in `Date`. */
  readonly now: () => number;
  /** Everything that is no API call. */
  readonly passthrough: typeof fetch;
  readonly jar?: Jar;
  readonly log?: RequestLog;
  readonly fate?: (request: Request) => Fate;
  /** Asks the handlers; tests look here at what they are asked and answer, before a fault spoils it. */
  readonly answer?: typeof answerOf;
  /** Before and after the server works on a call, e.g. to share its records with other tabs. */
  readonly before?: () => Promise<void>;
  readonly after?: (request: Request, answer: Response) => Promise<void>;
}

const apiPath = "/api/v1/";
const smooth: Fate = { delay: 0, fault: null, anonymous: false };
const bodiless = [101, 204, 205, 304];

/**
 * A `fetch` that answers API calls through the handlers, as a network would: it keeps cookies, rejects with the
 * signal's reason when the call is aborted and with a TypeError when there is no answer.
 */
export function createNetwork(options: NetworkOptions): typeof fetch {
  const jar = options.jar ?? createJar(options.now);
  return async (input, init) => {
    if (!addressOf(input).pathname.startsWith(apiPath)) return options.passthrough(input, init);
    const request = new Request(input instanceof Request ? input : addressOf(input), init);
    request.signal.throwIfAborted();
    const body = request.body === null ? "" : await request.clone().text();
    const entry = options.log?.open(request, body, options.now());
    let status = 0;
    try {
      const answer = await abortable(request.signal, travel(options, jar, request));
      ({ status } = answer);
      return answer;
    } finally {
      entry?.close(status);
    }
  };
}

function addressOf(input: RequestInfo | URL): URL {
  const base = typeof location === "undefined" ? "http://localhost/" : location.href;
  return new URL(input instanceof Request ? input.url : input, base);
}

async function travel(options: NetworkOptions, jar: Jar, request: Request): Promise<Response> {
  const fate = options.fate?.(request) ?? smooth;
  const serve = () => served(options, jar, request, fate);
  const answer = await (fate.fault ? faulty(fate.fault, serve) : serve());
  await pause(fate.delay);
  if (answer.type === "error") throw new TypeError("Failed to fetch");
  return answer;
}

async function served(
  options: NetworkOptions,
  jar: Jar,
  request: Request,
  { anonymous }: Fate,
): Promise<Response> {
  await options.before?.();
  const url = new URL(request.url);
  const headers = new Headers(request.headers);
  headers.delete(requestCookies);
  if (!anonymous && request.credentials !== "omit") headers.set(requestCookies, jar.header(url));
  const ask = options.answer ?? answerOf;
  const answer = await ask(options.handlers, new Request(request, { headers }));
  if (answer.type === "error") return answer;
  const cookie = answer.headers.get(answerCookie);
  if (cookie !== null && request.credentials !== "omit") jar.take(cookie);
  await options.after?.(request, answer);
  return delivered(answer, options.now());
}

const segmentsOf = (path: string): readonly string[] => path.split("/").slice(1);

/** Whether a handler is for this call, as far as its method and the plain words of its path tell. */
function isFor(handler: RequestHandler, method: string, segments: readonly string[]): boolean {
  if (!(handler instanceof HttpHandler) || typeof handler.info.path !== "string") return true;
  const words = segmentsOf(handler.info.path);
  return (
    handler.info.method === method &&
    words.length === segments.length &&
    words.every((word, index) => word.startsWith(":") || word === segments[index])
  );
}

/**
 * The handlers' answer; 404 where there is none, 500 where one throws. MSW asks one after the other, and reads the
 * browser's cookies for each of the two hundred: it is given those that are for this call.
 */
export async function answerOf(handlers: readonly RequestHandler[], request: Request): Promise<Response> {
  const { method, url } = request;
  const segments = segmentsOf(new URL(url).pathname);
  try {
    const asked = handlers.filter((handler) => isFor(handler, method, segments));
    return (await getResponse(asked, request)) ?? refusal(404, "Not Found");
  } catch (error) {
    console.error(error);
    return refusal(500, "Internal Server Error");
  }
}

/** The answer as a page may see it: without its cookie, with the server's date. */
function delivered(answer: Response, now: number): Response {
  const headers = new Headers(answer.headers);
  headers.delete(answerCookie);
  headers.set("Date", new Date(now).toUTCString());
  const { status, statusText } = answer;
  return new Response(bodiless.includes(status) ? null : answer.body, { status, statusText, headers });
}
