import { firstTypes } from "../generated/firstTypes";
import { furtherTypes } from "../generated/furtherTypes";
import { firstResolvers } from "./resolvers/first";
import { furtherResolvers } from "./resolvers/further";
import { mergedResolvers } from "./resolvers/merged";
import { buildGraph, mergedTables } from "./schema";
import type { LazySchema } from "./schema";

export { furtherRules } from "./cache/further";

let whole: LazySchema | undefined;

/** The whole schema, built once. */
export function wholeSchema(): LazySchema {
  return (whole ??= buildGraph(
    mergedTables(firstTypes, furtherTypes),
    mergedResolvers([firstResolvers, furtherResolvers]),
  ));
}
