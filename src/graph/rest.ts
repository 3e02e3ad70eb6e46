import createClient from "openapi-fetch";
import type { Client } from "openapi-fetch";
import type { paths } from "../generated/rest";
import { safeSegment } from "../rules/segment";
import { RestError } from "./restError";
import { timeoutOf } from "./timeouts";
import { isRead, retryAfterOf, send } from "./transport";
import type { RestScope, TransportOptions } from "./transport";

export interface RestOptions extends TransportOptions {
  /** Origin of the server, from the deployment's configuration or the page. */
  readonly base: string;
  /** Rises whenever a session ends; an answer to a question of an older session is nobody's. */
  readonly epoch: () => number;
  /** A 401 came: asks whether the session still stands. */
  readonly expired: () => Promise<"signedOut" | "stillIn">;
  /** A 403 came that asks for the second factor. */
  readonly factorRequired: () => void;
  /** Another 403 came: what one may do here may have changed. */
  readonly forbidden?: () => void;
  /** Each answer's `Date` header, by which a wrong clock of this device is found. */
  readonly dated?: (header: string | null) => void;
  /** A failed call, or a field of the graph that failed beside its calls: no body, no query, hence no secret. */
  readonly log: (entry: { method: string; path: string; failure: string; status: number }) => void;
}

export type RestClient = Client<paths>;
/** Makes the typed client of one operation; its calls end with the scope's signal. */
export interface Rest {
  (scope?: RestScope): RestClient;
  /** Where an answer that is none is told by whoever finds it; what failed by itself is told already. */
  readonly log: RestOptions["log"];
}

/** Calls by which the session itself is asked about: their 401 is an answer, not an expiry. */
const aboutSession = /\/api\/v1\/(auth\/|totp\/status)/;
/** Calls whose 403 cannot ask for the second factor: it may be about its code. */
const aboutFactor = /\/api\/v1\/(auth|totp)\//;
/** The `code` of a 403 that asks for the second factor (readings, Signing in). */
const FACTOR_REQUIRED = "totp_required";

/** Whether a 403 asks for the second factor: by its code alone, for its words may speak of anything (readings). */
async function asksForFactor(response: Response): Promise<boolean> {
  try {
    const body: unknown = await response.clone().json();
    return typeof body === "object" && body !== null && Reflect.get(body, "code") === FACTOR_REQUIRED;
  } catch {
    return false;
  }
}

/** Fills the path's parameters, each one encoded segment. A value that is no segment sends nothing. */
function fillPath(path: string, parameters: Record<string, unknown>): string {
  return path.replace(/\{(\w+)\}/g, (_, name: string) => {
    const segment = safeSegment(String(parameters[name]));
    if (!segment.ok) throw new RestError("http", 404, { detail: "Not found" });
    return segment.value;
  });
}

/**
 * What a write answered, as nothing where its words are no JSON: it is done all the same (readings). A page that a proxy
 * put in the answer's place stays, and is no success.
 */
async function written(response: Response): Promise<Response> {
  const text = response.ok ? await response.clone().text() : "<";
  try {
    if (!text.trim().startsWith("<")) JSON.parse(text);
    return response;
  } catch {
    return new Response(null, { status: 204 });
  }
}

async function answered(
  options: RestOptions,
  response: Response,
  path: string,
  epoch: number,
): Promise<Response> {
  if (options.epoch() !== epoch) throw new RestError("superseded", response.status);
  const { status } = response;
  if (status === 401 && !aboutSession.test(path) && (await options.expired()) === "signedOut")
    throw new RestError("superseded", 401);
  if (status === 403 && !aboutFactor.test(path)) {
    if (await asksForFactor(response)) {
      options.factorRequired();
      throw new RestError("superseded", 403);
    }
    options.forbidden?.();
  }
  return response;
}

/** Sends a call, and tells the session what its answer means for it. */
async function ask(
  options: RestOptions,
  request: Request,
  path: string,
  scope: RestScope,
): Promise<Response> {
  const epoch = options.epoch();
  const { method } = request;
  try {
    const response = await send(options, request, timeoutOf(method, path), scope);
    options.dated?.(response.headers.get("Date"));
    // What failed in an older session is not the new one's to see.
    if (!response.ok && options.epoch() === epoch)
      options.log({ method, path, failure: "http", status: response.status });
    return await answered(options, response, path, epoch);
  } catch (error) {
    if (!(error instanceof RestError)) throw error;
    if (options.epoch() !== epoch) throw new RestError("superseded", error.status);
    if (error.failure !== "superseded")
      options.log({ method, path, failure: error.failure, status: error.status });
    throw error;
  }
}

/** The only way to the server (§7): credentials, timeouts, retries, safe segments, and the end of a session in one place. */
export function createRest(options: RestOptions): Rest {
  // Rises when a write begins and when it ends: no read that began before is an answer to one asked after.
  let writes = 0;
  const clientOf = (scope: RestScope = {}) => {
    const pathOf = new WeakMap<Request, string>();
    const client = createClient<paths>({
      baseUrl: options.base,
      credentials: "include",
      pathSerializer: fillPath,
      fetch: (request) => {
        const run = (shared: RestScope) => ask(options, request, pathOf.get(request) ?? "", shared);
        if (isRead(request))
          return scope.join?.(`${options.epoch()} ${writes} ${request.url}`, run) ?? run(scope);
        writes += 1;
        const sent = run(scope).finally(() => (writes += 1));
        // Nobody is let in by words that cannot be read.
        return pathOf.get(request)?.endsWith("/verify-session") === true ? sent : sent.then(written);
      },
    });
    client.use({
      onRequest: ({ request, schemaPath }) => {
        pathOf.set(request, schemaPath);
        return undefined;
      },
    });
    return client;
  };
  return Object.assign(clientOf, { log: options.log });
}

interface Answered<T> {
  readonly data?: T;
  readonly error?: unknown;
  readonly response: Response;
}

async function succeeded<T>(call: Promise<Answered<T>>): Promise<Answered<T>> {
  try {
    const answer = await call;
    const { error, response } = answer;
    if (!response.ok) throw new RestError("http", response.status, error, retryAfterOf(response));
    return answer;
  } catch (error) {
    if (error instanceof RestError) throw error;
    throw new RestError("malformed", 200);
  }
}

/**
 * The data of a call, or a RestError: `http` with the server's body, `malformed` for an answer that is no JSON, a bare
 * value or nothing, and what the transport throws.
 */
export async function dataOf<T>(call: Promise<Answered<T>>): Promise<NonNullable<T>> {
  const { data, response } = await succeeded(call);
  // Every answer of the contract is an object, a list or a file.
  if (typeof data !== "object" || data === null) throw new RestError("malformed", response.status);
  return data;
}

/**
 * Waits for a write whose answer is of no interest: §7 names no body for it, so it may be empty (204), a message or a
 * bare value. Throws as `dataOf` does; a page that a proxy put in the answer's place is no JSON and so no success.
 */
export async function done(call: Promise<Answered<unknown>>): Promise<void> {
  await succeeded(call);
}
