import { makeOperation } from "@urql/core";
import type { Exchange, Operation } from "@urql/core";
import { map, pipe, tap } from "wonka";

const fromCache = ["cache-first", "cache-and-network"];

/**
 * Sends what has failed to the network whenever it is asked again. The cache takes a miss of the query that was
 * answered last for a loop, and drops it; the client then waits for that answer, and drops every retry.
 */
export const askedAgainExchange: Exchange =
  ({ forward }) =>
  (operations) => {
    const failed = new Set<number>();
    const sent = (operation: Operation): Operation => {
      if (operation.kind === "teardown") failed.delete(operation.key);
      const { context } = operation;
      if (operation.kind !== "query" || !failed.has(operation.key)) return operation;
      if (!fromCache.includes(context.requestPolicy)) return operation;
      return makeOperation("query", operation, { ...context, requestPolicy: "network-only" });
    };
    return pipe(
      operations,
      map(sent),
      forward,
      tap(({ operation: { key }, data }) => {
        if (data === null || data === undefined) failed.add(key);
        else failed.delete(key);
      }),
    );
  };
