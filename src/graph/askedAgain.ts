import { makeOperation } from "@urql/core";
import type { CombinedError, Exchange, Operation, OperationResult } from "@urql/core";
import { map, pipe } from "wonka";

const fromCache = ["cache-first", "cache-and-network"];

interface Failed {
  readonly error: CombinedError;
  /** There is nothing older in the cache either. */
  readonly isEmpty: boolean;
}

function isOfCache({ operation }: OperationResult): boolean {
  const outcome = operation.context.meta?.cacheOutcome;
  return outcome === "hit" || outcome === "partial";
}

/**
 * Remembers what has failed until the server answers it. Asked again it goes to the network where the cache has
 * nothing: the cache takes a miss of the query that was answered last for a loop, and drops it; the client then waits
 * for that answer, and drops every retry. What the cache gives meanwhile, e.g. because another answer touched it,
 * still says that it could not be refreshed [55].
 */
export const askedAgainExchange: Exchange =
  ({ forward }) =>
  (operations) => {
    const failed = new Map<number, Failed>();
    const sent = (operation: Operation): Operation => {
      if (operation.kind === "teardown") failed.delete(operation.key);
      const { context } = operation;
      if (operation.kind !== "query" || failed.get(operation.key)?.isEmpty !== true) return operation;
      if (!fromCache.includes(context.requestPolicy)) return operation;
      return makeOperation("query", operation, { ...context, requestPolicy: "network-only" });
    };
    const answered = (result: OperationResult): OperationResult => {
      const { operation, error } = result;
      const before = failed.get(operation.key);
      if (isOfCache(result)) return before && !error ? { ...result, error: before.error } : result;
      const isEmpty = result.data === null || result.data === undefined;
      if (error) failed.set(operation.key, { error, isEmpty });
      else failed.delete(operation.key);
      return result;
    };
    return pipe(operations, map(sent), forward, map(answered));
  };
