import { RestError } from "./restError";

/** One exchange with the server, as "show the call" lists it. */
export interface RestCall {
  readonly method: string;
  /** Address with its query. */
  readonly url: string;
  /** 0 without an answer. */
  readonly status: number;
  readonly startedAt: number;
  readonly duration: number;
}

/** What the calls of one operation share. */
export interface RestScope {
  readonly signal?: AbortSignal;
  readonly record?: (call: RestCall) => void;
  /** A read is to be sent again after so many milliseconds, or at once by `tryNow`; returns how to say that it is. */
  readonly waiting?: (milliseconds: number, tryNow: () => void) => () => void;
  /** Lets a read join the one that asks the same, which `run` sends. The key changes with every write. */
  readonly join?: (key: string, run: (scope: RestScope) => Promise<Response>) => Promise<Response>;
}

const retriedStatus = new Set([429, 502, 503, 504]);
const retries = 2;
/** A shorter pause is over before anybody has read of it, milliseconds. */
const TOLD_MS = 1_000;

function pause(milliseconds: number, signal: AbortSignal, waiting: RestScope["waiting"]): Promise<void> {
  return new Promise((resolve, reject) => {
    const over = (then: () => void) => () => {
      clearTimeout(timer);
      signal.removeEventListener("abort", end);
      unsay?.();
      then();
    };
    const end = over(() => reject(new RestError("superseded", 0)));
    const go = over(resolve);
    const timer = setTimeout(go, milliseconds);
    signal.addEventListener("abort", end, { once: true });
    const unsay = milliseconds < TOLD_MS ? undefined : waiting?.(milliseconds, go);
  });
}

function waitBefore(attempt: number, retryAfter: number | undefined): number {
  const backoff = 300 * 2 ** attempt * (0.75 + Math.random() / 2);
  return retryAfter === undefined ? backoff : Math.min(retryAfter * 1000, 10_000) + backoff / 4;
}

export function retryAfterOf(response: Response): number | undefined {
  const seconds = Number(response.headers.get("Retry-After") ?? Number.NaN);
  return Number.isFinite(seconds) && seconds >= 0 ? seconds : undefined;
}

/**
 * Ends with the signal even where what is waited for does not know it, such as a body that was put together in page.
 * Once it has ended it no longer listens: the signal outlives it.
 */
function untilAborted<T>(work: Promise<T>, signal: AbortSignal): Promise<T> {
  return new Promise((resolve, reject) => {
    const end = () => reject(new RestError("superseded", 0));
    if (signal.aborted) end();
    signal.addEventListener("abort", end, { once: true });
    const unlisten = () => signal.removeEventListener("abort", end);
    work.then(resolve, reject).finally(unlisten);
  });
}

/** The whole body is read under the limit, so that an answer that never ends is a timeout like any other. */
async function exchange(
  fetch: typeof globalThis.fetch,
  request: Request,
  limit: number | null,
  signal: AbortSignal,
) {
  const timeout = new AbortController();
  const timer = limit === null ? undefined : setTimeout(() => timeout.abort(), limit);
  const either = AbortSignal.any([signal, timeout.signal]);
  try {
    const response = await untilAborted(fetch(request.clone(), { signal: either }), either);
    const body = response.body === null ? null : await untilAborted(response.arrayBuffer(), either);
    return new Response(body, { status: response.status, headers: response.headers });
  } catch {
    if (signal.aborted) throw new RestError("superseded", 0);
    throw new RestError(timeout.signal.aborted ? "timeout" : "network", 0);
  } finally {
    clearTimeout(timer);
  }
}

export interface TransportOptions {
  readonly fetch: typeof globalThis.fetch;
  readonly now: () => number;
  /** Once true, nothing is sent a second time: nobody is signed in any more. */
  readonly over: () => boolean;
  /** Rises whenever a session ends; what an older one asked is not sent a second time either. */
  readonly epoch: () => number;
}

/** Whether a request changes nothing; the call that accepts an invitation does, although it is a GET. */
export const isRead = ({ method, url }: Request): boolean =>
  method === "GET" && !url.includes("/self/invitation/accept");

/**
 * Sends one request. A GET is sent again at most twice, after a network error, 429, 502, 503 or 504; the call that
 * accepts an invitation changes state although it is a GET and is never repeated.
 */
export async function send(
  options: TransportOptions,
  request: Request,
  limit: number | null,
  scope: RestScope,
) {
  const signal = scope.signal ?? new AbortController().signal;
  const epoch = options.epoch();
  const isOver = () => options.over() || options.epoch() !== epoch;
  const repeatable = isRead(request);
  for (let attempt = 0; ; attempt++) {
    const startedAt = options.now();
    const record = (status: number) =>
      scope.record?.({
        method: request.method,
        url: request.url,
        status,
        startedAt,
        duration: options.now() - startedAt,
      });
    const again = repeatable && attempt < retries;
    try {
      const response = await exchange(options.fetch, request, limit, signal);
      record(response.status);
      if (!again || !retriedStatus.has(response.status) || isOver()) return response;
      await pause(waitBefore(attempt, retryAfterOf(response)), signal, scope.waiting);
    } catch (error) {
      record(0);
      if (!again || isOver() || !(error instanceof RestError) || error.failure !== "network") throw error;
      await pause(waitBefore(attempt, undefined), signal, scope.waiting);
    }
    if (isOver()) throw new RestError("superseded", 0);
  }
}
