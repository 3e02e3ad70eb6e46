import { makeExecutableSchema } from "@graphql-tools/schema";
import { execute } from "graphql";
import sdl from "../../../src/generated/schema.graphql?raw";
import { firstResolvers } from "../../../src/graph/resolvers/first";
import { furtherResolvers } from "../../../src/graph/resolvers/further";
import { mergedResolvers } from "../../../src/graph/resolvers/merged";
import { scalars } from "../../../src/graph/scalars";
import { schemaReady } from "./schemaReady";

const resolvers = mergedResolvers([firstResolvers, furtherResolvers]);

/** The same by the usual way. */
export function start(): Promise<number> {
  return schemaReady((asked) =>
    execute({
      schema: makeExecutableSchema({ typeDefs: sdl, resolvers: { ...resolvers, ...scalars } }),
      ...asked,
    }),
  );
}
