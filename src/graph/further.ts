import type { GraphQLSchema } from "graphql";
import { firstTypes } from "../generated/firstTypes";
import { furtherTypes } from "../generated/furtherTypes";
import { firstResolvers } from "./resolvers/first";
import { furtherResolvers } from "./resolvers/further";
import { mergedResolvers } from "./resolvers/merged";
import { buildGraph, mergedTables } from "./schema";

export { furtherRules } from "./cache/further";

let whole: GraphQLSchema | undefined;

/** The whole schema, built once. */
export function wholeSchema(): GraphQLSchema {
  return (whole ??= buildGraph(
    mergedTables(firstTypes, furtherTypes),
    mergedResolvers([firstResolvers, furtherResolvers]),
  ));
}
