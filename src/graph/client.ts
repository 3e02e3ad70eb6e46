import { Client } from "@urql/core";
import type { Exchange } from "@urql/core";
import { cacheExchange } from "@urql/exchange-graphcache";
import { defaultTemplates } from "../rules/promql";
import type { PromqlTemplates } from "../rules/promql";
import { askedAgainExchange } from "./askedAgain";
import { firstRules } from "./cache/first";
import { liveRules } from "./cache/rules";
import { executeExchange } from "./exchange";
import type { ExecuteOptions, Trace } from "./exchange";
import { createFlights } from "./flights";
import { schemaSource } from "./halves";
import { createIds } from "./ids";
import { createWaits } from "./waits";
import type { Waits } from "./waits";

/** The graph as the portal uses it. */
export interface Graph {
  /** With the normalised cache: what screens ask. */
  readonly client: Client;
  /** Without a cache: what the palette loads into its index. */
  readonly bulk: Client;
  /** What is known of the last run of an operation, by its key. */
  readonly traceOf: (key: number) => Trace | undefined;
  /** Which operations wait for a read that is to be sent again. */
  readonly waits: Waits;
}

const kept = 200;

function clientOf(exchanges: Exchange[]): Client {
  return new Client({ url: "graph:", exchanges, preferGetMethod: false, requestPolicy: "cache-and-network" });
}

export interface GraphOptions extends Omit<
  ExecuteOptions,
  "trace" | "schemaFor" | "ids" | "templates" | "flights" | "waits"
> {
  /** What a deployment asks its Prometheus otherwise than by default. */
  readonly templates?: Partial<PromqlTemplates>;
}

/** A new graph with an empty cache; each session has its own, so that nothing outlives a sign-out. */
export function createGraph(options: GraphOptions): Graph {
  const traces = new Map<number, Trace>();
  const trace = (key: number, next: Trace) => {
    traces.set(key, { calls: next.calls, asOf: next.asOf ?? traces.get(key)?.asOf });
    const oldest = traces.keys().next();
    if (traces.size > kept && !oldest.done) traces.delete(oldest.value);
  };
  // What bulk is answered is not in the cache, and must not count as the age of what is.
  const rules = liveRules(firstRules);
  const schemaFor = schemaSource(rules);
  const templates = { ...defaultTemplates, ...options.templates };
  const waits = createWaits();
  const shared = {
    ...options,
    templates,
    schemaFor,
    ids: createIds(),
    flights: createFlights(options.now),
    waits,
  };
  const bulk = executeExchange({ ...shared, trace: () => undefined });
  return {
    client: clientOf([askedAgainExchange, cacheExchange(rules), executeExchange({ ...shared, trace })]),
    bulk: clientOf([bulk]),
    traceOf: (key) => traces.get(key),
    waits,
  };
}
