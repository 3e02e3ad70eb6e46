import { makeOperation } from "@urql/core";
import type { CombinedError, Exchange, Operation, OperationResult } from "@urql/core";
import { map, pipe } from "wonka";

const fromCache = ["cache-first", "cache-and-network"];

interface Failed {
  readonly error: CombinedError;
  /** Nothing older is known either. */
  readonly isEmpty: boolean;
}

/** Of so many questions the last answer is kept for the case that a refresh fails. */
const KEPT = 20;

const hasNone = ({ data }: OperationResult): boolean => data === null || data === undefined;

function isOfCache({ operation }: OperationResult): boolean {
  const outcome = operation.context.meta?.cacheOutcome;
  return outcome === "hit" || outcome === "partial";
}

/**
 * Remembers what has failed until the server answers it. Asked again it goes to the network where the cache has
 * nothing: the cache takes a miss of the query that was answered last for a loop, and drops it; the client then waits
 * for that answer, and drops every retry. What the cache gives meanwhile, e.g. because another answer touched it,
 * still says that it could not be refreshed [55]. A refresh that fails keeps what was answered before, also for the
 * next screen that asks.
 */
export const askedAgainExchange: Exchange =
  ({ forward }) =>
  (operations) => {
    const failed = new Map<number, Failed>();
    // By operation, the one answered longest ago first. Not let go at a teardown: a refresh ends its own question
    // before it asks anew.
    const answers = new Map<number, unknown>();
    const keep = (key: number, data: unknown): void => {
      answers.delete(key);
      answers.set(key, data);
      const [oldest] = answers.keys();
      if (answers.size > KEPT && oldest !== undefined) answers.delete(oldest);
    };
    const sent = (operation: Operation): Operation => {
      if (operation.kind === "teardown") failed.delete(operation.key);
      const { context } = operation;
      if (operation.kind !== "query" || failed.get(operation.key)?.isEmpty !== true) return operation;
      if (!fromCache.includes(context.requestPolicy)) return operation;
      return makeOperation("query", operation, { ...context, requestPolicy: "network-only" });
    };
    const answered = (result: OperationResult): OperationResult => {
      const { operation, error } = result;
      const { key } = operation;
      const before = failed.get(key);
      if (!hasNone(result)) keep(key, result.data);
      if (isOfCache(result)) return before && !error ? { ...result, error: before.error } : result;
      const answer = hasNone(result) ? { ...result, data: answers.get(key) } : result;
      if (error) failed.set(key, { error, isEmpty: hasNone(answer) });
      else failed.delete(key);
      return error ? answer : result;
    };
    return pipe(operations, map(sent), forward, map(answered));
  };
