import { createRequest } from "@urql/core";
import type { OperationResult } from "@urql/core";
import { GraphQLError } from "graphql";
import type { ExecutionResult } from "graphql";
import { pipe, subscribe, take } from "wonka";
import type { Execute } from "../screens/developer/operation";
import type { GraphHolder } from "./graphHolder";

/** Each failed field with the status of its REST call, which the graph puts into the error's extensions [250]. */
function resultOf({ data, error }: OperationResult<ExecutionResult["data"]>): ExecutionResult {
  if (!error) return { data: data ?? null };
  const failed = error.graphQLErrors.map(
    ({ message, path, extensions }) => new GraphQLError(message, { path: path ?? null, extensions }),
  );
  return { data: data ?? null, errors: failed.length > 0 ? failed : [new GraphQLError(error.message)] };
}

/** Runs what GraphiQL asks on the portal's own graph, past its cache. Unsubscribing aborts the calls. */
export function graphiqlExecute(graph: GraphHolder, onMutated: () => void): Execute {
  return ({ document, kind }, variables) => ({
    subscribe(taken) {
      let isOver = false;
      let stop: () => void = () => undefined;
      graph.current().then(
        ({ bulk }) => {
          if (isOver) return;
          const request = createRequest<ExecutionResult["data"]>(document, variables);
          const results = kind === "mutation" ? bulk.executeMutation(request) : bulk.executeQuery(request);
          const running = pipe(
            results,
            take(1),
            subscribe((result) => {
              taken(resultOf(result));
              if (kind === "mutation") onMutated();
            }),
          );
          stop = () => running.unsubscribe();
        },
        (error: unknown) => taken({ errors: [new GraphQLError(String(error))] }),
      );
      return () => {
        isOver = true;
        stop();
      };
    },
  });
}
