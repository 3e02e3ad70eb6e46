import {
  GraphQLBoolean,
  GraphQLFloat,
  GraphQLID,
  GraphQLInputObjectType,
  GraphQLInt,
  GraphQLList,
  GraphQLNonNull,
  GraphQLObjectType,
  GraphQLSchema,
  GraphQLString,
  getNullableType,
} from "graphql";
import type {
  GraphQLFieldConfig,
  GraphQLFieldResolver,
  GraphQLInputFieldConfig,
  GraphQLInputType,
  GraphQLNamedType,
  GraphQLOutputType,
  GraphQLType,
} from "graphql";
import type { Resolvers } from "../generated/resolvers";
import type { GraphContext } from "./context";
import { scalars } from "./scalars";

type Written = readonly [type: string, preset?: unknown];
type WrittenField = readonly [type: string, inputs?: Readonly<Record<string, Written>>];
type Resolve = GraphQLFieldResolver<unknown, GraphContext>;

const builtIn = [GraphQLID, GraphQLString, GraphQLInt, GraphQLFloat, GraphQLBoolean];

/** "[Park!]!" around the type of that name. */
function wrapped(text: string, types: ReadonlyMap<string, GraphQLNamedType>): GraphQLType {
  if (text.endsWith("!")) return new GraphQLNonNull(getNullableType(wrapped(text.slice(0, -1), types)));
  if (text.startsWith("[")) return new GraphQLList(wrapped(text.slice(1, -1), types));
  const type = types.get(text);
  if (!type) throw new Error(`No type is named ${text}`);
  return type;
}

function mapped<In, Out>(
  record: Readonly<Record<string, In>>,
  map: (value: In, name: string) => Out,
): Record<string, Out> {
  return Object.fromEntries(Object.entries(record).map(([name, value]) => [name, map(value, name)]));
}

/** Types of `schema/*.graphql` as the build writes them down. */
export interface TypeTable {
  readonly objects: Readonly<Record<string, Readonly<Record<string, WrittenField>>>>;
  readonly inputs: Readonly<Record<string, Readonly<Record<string, Written>>>>;
}

/** Types out of the table, each made once; fields are thunks, so that types may name each other. */
function buildTypes({ objects, inputs }: TypeTable, resolvers: Resolvers): Map<string, GraphQLNamedType> {
  const types = new Map<string, GraphQLNamedType>(
    [...builtIn, ...Object.values(scalars)].map((type) => [type.name, type]),
  );
  const input = ([text, defaultValue]: Written): GraphQLInputFieldConfig => ({
    type: wrapped(text, types) as GraphQLInputType,
    defaultValue,
  });
  const field = ([text, inputs = {}]: WrittenField, resolve: Resolve | undefined) => {
    const config: GraphQLFieldConfig<unknown, GraphContext> = {
      type: wrapped(text, types) as GraphQLOutputType,
      args: mapped(inputs, input),
    };
    return resolve ? { ...config, resolve } : config;
  };
  const resolversOf = resolvers as Readonly<Record<string, Readonly<Record<string, Resolve>> | undefined>>;
  for (const [name, fields] of Object.entries(inputs))
    types.set(name, new GraphQLInputObjectType({ name, fields: () => mapped(fields, input) }));
  for (const [name, fields] of Object.entries(objects)) {
    const own = resolversOf[name];
    types.set(
      name,
      new GraphQLObjectType({ name, fields: () => mapped(fields, (each, key) => field(each, own?.[key])) }),
    );
  }
  return types;
}

/**
 * An executable schema from the table that the build makes of the SDL: without parser and validator of SDL it is a
 * third of the code and of the time. Its descriptions are in `generated/schema.graphql`.
 */
export function buildGraph(table: TypeTable, resolvers: Resolvers): GraphQLSchema {
  const types = buildTypes(table, resolvers);
  return new GraphQLSchema({
    query: types.get("Query") as GraphQLObjectType,
    mutation: types.get("Mutation") as GraphQLObjectType,
    types: [...types.values()],
    assumeValid: true,
  });
}

/** Two halves of a table as one; the root types stand in both. */
export function mergedTables(one: TypeTable, other: TypeTable): TypeTable {
  const objects = { ...one.objects, ...other.objects };
  for (const root of ["Query", "Mutation"]) objects[root] = { ...one.objects[root], ...other.objects[root] };
  return { objects, inputs: { ...one.inputs, ...other.inputs } };
}
