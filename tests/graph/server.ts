import { expect, onTestFinished } from "vitest";
import { createGraph } from "../../src/graph/client";
import type { Graph } from "../../src/graph/client";
import { createRest } from "../../src/graph/rest";
import type { Rest, RestOptions } from "../../src/graph/rest";
import { defaultTemplates } from "../../src/rules/promql";
import { watched } from "./watched";

export type Answer = Response | (() => Promise<Response> | Response);

export interface FakeServer {
  readonly rest: Rest;
  readonly graph: Graph;
  /** Method, path and query of every request, in order. */
  readonly requests: string[];
  /** Signals of the requests, in order. */
  readonly signals: AbortSignal[];
  readonly logged: unknown[];
}

/**
 * A graph over a server that answers by path; each path's answers are used up in order, the last one stays. The test
 * fails where a request, or an answer of success that is not marked as malformed, is not as the contract says.
 */
export function fakeServer(
  answers: Record<string, Answer[]>,
  options: Partial<RestOptions> = {},
): FakeServer {
  const requests: string[] = [];
  const signals: AbortSignal[] = [];
  const logged: unknown[] = [];
  const queues = new Map(Object.entries(answers).map(([path, list]) => [path, [...list]]));
  const fetch = async (input: RequestInfo | URL, init?: RequestInit): Promise<Response> => {
    const request = new Request(input, init);
    const url = new URL(request.url);
    requests.push(`${request.method} ${url.pathname}${url.search}`);
    if (init?.signal) signals.push(init.signal);
    const queue = queues.get(url.pathname) ?? [];
    const next = queue.length > 1 ? queue.shift() : queue[0];
    if (next === undefined) return new Response(null, { status: 404 });
    const response = typeof next === "function" ? next() : next.clone();
    return await new Promise((resolve, reject) => {
      init?.signal?.addEventListener("abort", () => reject(new DOMException("Aborted", "AbortError")));
      Promise.resolve(response).then(resolve, reject);
    });
  };
  const { fetch: other, ...given } = options;
  const calls = watched(other ?? fetch);
  onTestFinished(async () => expect(await calls.faults()).toEqual([]));
  const rest = createRest({
    fetch: calls.fetch,
    now: Date.now,
    base: "http://portal.test",
    epoch: () => 0,
    over: () => false,
    expired: () => Promise.resolve("stillIn"),
    factorRequired: () => undefined,
    log: (entry) => logged.push(entry),
    ...given,
  });
  const graph = createGraph({
    ...{ rest, templates: defaultTemplates, now: () => 1_000 },
    log: (entry) => logged.push(entry),
  });
  return { rest, graph, requests, signals, logged };
}

export const json = (body: unknown, status = 200, headers: Record<string, string> = {}) =>
  new Response(JSON.stringify(body), { status, headers: { "Content-Type": "application/json", ...headers } });

/** What verify answers of somebody in that organization. */
export const verified = (organization: object | null) => ({
  ...{ account: "ada", role: "user", hashed_username: "", contact: null },
  organization,
});

export const never = () => new Promise<Response>(() => undefined);
