import { makeResult } from "@urql/core";
import type { Exchange, Operation, OperationResult } from "@urql/core";
import { execute } from "graphql";
import type { DocumentNode, ExecutionResult, GraphQLSchema, OperationDefinitionNode } from "graphql";
import { filter, make, merge, mergeMap, pipe, takeUntil } from "wonka";
import type { Source } from "wonka";
import { explain, isSuperseded, thrownResult } from "./failure";
import { logFailures } from "./failureLog";
import type { Flights } from "./flights";
import type { Ids } from "./ids";
import { createLoaders } from "./loaders";
import type { PromqlTemplates } from "../rules/promql";
import type { Rest, RestOptions } from "./rest";
import type { RestCall } from "./transport";
import type { Wait, Waits } from "./waits";

/** What came of an operation, kept for "as of" and for "show the call". */
export interface Trace {
  /** Epoch milliseconds of the last answer that held data. */
  asOf: number | undefined;
  readonly calls: RestCall[];
}

export interface ExecuteOptions {
  readonly rest: Rest;
  readonly templates: PromqlTemplates;
  readonly ids: Ids;
  readonly now: () => number;
  /** A schema that can run the document. */
  readonly schemaFor: (document: DocumentNode) => Promise<GraphQLSchema>;
  readonly flights: Flights;
  readonly waits: Waits;
  readonly trace: (key: number, trace: Trace) => void;
  /** What failed beside the calls, which are logged themselves. */
  readonly log: RestOptions["log"];
}

function operationOf(operation: Operation): OperationDefinitionNode {
  const node = operation.query.definitions.find((each) => each.kind === "OperationDefinition");
  return node as OperationDefinitionNode;
}

function variablesOf({ variables }: Operation): Record<string, unknown> {
  return variables ?? {};
}

async function run(
  options: ExecuteOptions,
  operation: Operation,
  signal: AbortSignal,
  trace: Trace,
): Promise<ExecutionResult> {
  const record = (call: RestCall) => void trace.calls.push(call);
  const waiting = (wait: Wait) => options.waits.begin(operation.key, wait);
  const rest = options.rest({
    ...{ signal, record },
    join: (key, send) => options.flights.join(key, { signal, record, waiting }, send),
  });
  const schema = await options.schemaFor(operation.query);
  if (signal.aborted) return thrownResult(signal.reason);
  const result = await execute({
    schema,
    document: operation.query,
    variableValues: variablesOf(operation),
    contextValue: {
      ...{ rest, loaders: createLoaders(rest) },
      ...{ ids: options.ids, templates: options.templates, now: options.now },
    },
  });
  // Whoever still waits hears that it ended; nothing of it reaches the cache.
  if (isSuperseded(result) && operation.kind === "query") return { errors: result.errors ?? [] };
  if (result.data && !result.errors) trace.asOf = options.now();
  options.trace(operation.key, trace);
  return result;
}

/** A mutation is not torn down by whoever no longer waits: it ends, as failed, with the signal in its context. */
function signalOf({ context }: Operation, controller: AbortController): AbortSignal {
  const own: unknown = context["signal"];
  return own instanceof AbortSignal ? AbortSignal.any([controller.signal, own]) : controller.signal;
}

/** Runs one operation; when nobody listens any more, its calls are aborted and nothing is emitted. */
function answer(options: ExecuteOptions, operation: Operation): Source<OperationResult> {
  return make<OperationResult>((observer) => {
    const controller = new AbortController();
    const trace: Trace = { asOf: undefined, calls: [] };
    let isWhole = false;
    const emit = (result: ExecutionResult) => {
      if (controller.signal.aborted) return;
      isWhole = result.errors === undefined;
      const node = operationOf(operation);
      const explained = explain(result, node, variablesOf(operation));
      logFailures(explained, node, trace.calls, options.log);
      observer.next(makeResult(operation, { ...explained, hasNext: false }));
    };
    run(options, operation, signalOf(operation, controller), trace)
      .then(emit)
      .catch((error: unknown) => emit(thrownResult(error)))
      .finally(() => observer.complete());
    return () => {
      // Without a failure every field has come, so that no call is left; to abort costs as much as a small query.
      if (!isWhole) controller.abort();
    };
  });
}

/** The backend in the browser: operations resolve against REST; tearing one down aborts its calls. */
export function executeExchange(options: ExecuteOptions): Exchange {
  return ({ forward }) =>
    (operations) => {
      const isOurs = (operation: Operation) => operation.kind === "query" || operation.kind === "mutation";
      const results = pipe(
        operations,
        filter(isOurs),
        mergeMap((operation) => {
          const ended = pipe(
            operations,
            filter((other) => other.kind === "teardown" && other.key === operation.key),
          );
          return pipe(answer(options, operation), takeUntil(ended));
        }),
      );
      return merge([
        results,
        forward(
          pipe(
            operations,
            filter((operation) => !isOurs(operation)),
          ),
        ),
      ]);
    };
}
