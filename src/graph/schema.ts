import { addResolversToSchema } from "@graphql-tools/schema";
import { buildASTSchema, parse } from "graphql";
import type { GraphQLSchema } from "graphql";
import { sdl } from "../generated/sdl";
import { resolvers } from "./resolvers/resolvers";
import { scalars } from "./scalars";

let schema: GraphQLSchema | undefined;

/** The executable schema, built once. The SDL is the build's own, hence taken as valid. */
export function graphSchema(): GraphQLSchema {
  schema ??= addResolversToSchema({
    schema: buildASTSchema(parse(sdl, { noLocation: true }), { assumeValid: true, assumeValidSDL: true }),
    resolvers: { ...resolvers, ...scalars },
    updateResolversInPlace: true,
  });
  return schema;
}
