import { makeExecutableSchema } from "@graphql-tools/schema";
import { Client, makeResult } from "@urql/core";
import type { Exchange } from "@urql/core";
import { execute } from "graphql";
import type { GraphQLSchema } from "graphql";
import { fromPromise, mergeMap, pipe } from "wonka";
import sdl from "../../../src/generated/schema.graphql?raw";
import type { GraphContext } from "../../../src/graph/context";
import { createIds } from "../../../src/graph/ids";
import { createLoaders } from "../../../src/graph/loaders";
import type { Loaders } from "../../../src/graph/loaders";
import type { Rest, RestClient } from "../../../src/graph/rest";
import { scalars } from "../../../src/graph/scalars";
import { defaultTemplates } from "../../../src/rules/promql";

type Resolvers = NonNullable<Parameters<typeof makeExecutableSchema<GraphContext>>[0]["resolvers"]>;

/** The product's SDL by makeExecutableSchema. */
export function usualSchema(resolvers: Resolvers): GraphQLSchema {
  return makeExecutableSchema<GraphContext>({ typeDefs: sdl, resolvers: [resolvers, scalars].flat() });
}

/** The usual way: an exchange that executes and cannot be cancelled. */
export function usualClient(
  schema: GraphQLSchema,
  rest: Rest,
  loadersOf: (client: RestClient) => Loaders = createLoaders,
): Client {
  const exchange: Exchange = () => (operations) =>
    pipe(
      operations,
      mergeMap((operation) => {
        const client = rest();
        const contextValue: GraphContext = {
          rest: client,
          loaders: loadersOf(client),
          ids: createIds(),
          templates: defaultTemplates,
          now: Date.now,
        };
        const variableValues = operation.variables as Record<string, unknown>;
        const executed = Promise.resolve(
          execute({ schema, document: operation.query, contextValue, variableValues }),
        );
        return fromPromise(
          executed.then(({ data = null }) => makeResult(operation, { data, hasNext: false })),
        );
      }),
    );
  return new Client({ url: "graph:", exchanges: [exchange], preferGetMethod: false });
}
