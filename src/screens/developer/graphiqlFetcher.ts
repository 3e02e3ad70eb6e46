import type { GraphiQLProps } from "graphiql";
import type { ExecutionResult, GraphQLSchema } from "graphql";
import { checkOperation } from "./operation";
import type { Execute } from "./operation";

type Next = (result: ExecutionResult) => void;
interface Observer {
  readonly next: Next;
  readonly complete: () => void;
}

export interface FetcherParts {
  readonly execute: Execute;
  readonly schema: GraphQLSchema;
  readonly mayMutate: () => boolean;
  /** What is said of a mutation that may not run. */
  readonly unarmed: string;
}

/** GraphiQL's way to ask: an observable of one result; giving it up aborts what is under way. */
export function graphiqlFetcher({
  execute,
  schema,
  mayMutate,
  unarmed,
}: FetcherParts): GraphiQLProps["fetcher"] {
  return (asked) => ({
    subscribe(observer?: Observer | Next, _error?: unknown, complete?: () => void) {
      const taker = typeof observer === "function" ? { next: observer, complete } : observer;
      const settle = (result: ExecutionResult): void => {
        taker?.next(result);
        taker?.complete?.();
      };
      const checked = checkOperation(asked, schema, mayMutate(), unarmed);
      if (!checked.ok) {
        // Afterwards: GraphiQL takes what ends before `subscribe` returns for still running.
        queueMicrotask(() => settle({ errors: checked.errors }));
        return { unsubscribe: () => undefined };
      }
      const variables: unknown = asked.variables;
      const given = typeof variables === "object" && variables !== null ? { ...variables } : {};
      return { unsubscribe: execute(checked, given).subscribe(settle) };
    },
  });
}
