import type { OperationResult } from "@urql/core";
import { createGraph } from "../../src/graph/client";
import type { Graph } from "../../src/graph/client";
import { createRest } from "../../src/graph/rest";
import { defaultTemplates } from "../../src/rules/promql";
import { checkedFetch, operationFor } from "../contract/contract";
import type { RootField } from "./rootFields";
import { sampleAnswer } from "./samples";

/** What a server makes of one request; null where it answers as the contract says. */
export type Fault = (
  signal: AbortSignal | undefined,
  method: string,
  path: string,
) => Promise<Response | null> | Response | null;

export interface SampleServer {
  readonly graph: Graph;
  /** operationIds, in the order of their calls. */
  readonly called: string[];
  /** Where a request was not as the contract says. */
  readonly broken: string[];
  readonly logged: unknown[];
}

/** A graph over a server that answers each operation with a sample of the contract, or with a fault. */
export function sampleServer(fault?: Fault): SampleServer {
  const called: string[] = [];
  const broken: string[] = [];
  const logged: unknown[] = [];
  const serve = async (input: RequestInfo | URL, init?: RequestInit): Promise<Response> => {
    const request = new Request(input, init);
    const { pathname } = new URL(request.url);
    const found = operationFor(request.method, pathname);
    if (found) called.push(found.operation.id);
    const answer = await fault?.(init?.signal ?? request.signal, request.method, pathname);
    return answer ?? sampleAnswer(request.method.toLowerCase(), found?.operation.path ?? "");
  };
  const checked = checkedFetch(serve, (text) => broken.push(text));
  const log = (entry: unknown) => logged.push(entry);
  const rest = createRest({
    fetch: fault === undefined ? checked : serve,
    now: Date.now,
    base: "http://portal.test",
    epoch: () => 0,
    over: () => false,
    expired: () => Promise.resolve("stillIn"),
    factorRequired: () => undefined,
    log,
  });
  const graph = createGraph({ rest, templates: defaultTemplates, now: () => 1_000, log });
  return { graph, called, broken, logged };
}

/** Runs a root field past the cache. */
export function runField(
  { graph }: SampleServer,
  { kind, document, variables }: RootField,
): Promise<OperationResult<Readonly<Record<string, unknown>>>> {
  const { bulk } = graph;
  type Answer = Readonly<Record<string, unknown>>;
  const asked =
    kind === "query" ? bulk.query<Answer>(document, variables) : bulk.mutation<Answer>(document, variables);
  return asked.toPromise();
}
