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

type TypeOf = (name: string) => GraphQLNamedType | undefined;

/** "[Park!]!" around the type of that name. */
function wrapped(text: string, typeOf: TypeOf): GraphQLType {
  if (text.endsWith("!")) return new GraphQLNonNull(getNullableType(wrapped(text.slice(0, -1), typeOf)));
  if (text.startsWith("[")) return new GraphQLList(wrapped(text.slice(1, -1), typeOf));
  const type = typeOf(text);
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

/** Makes a type out of the table when it is first asked for; its fields are made when one of them is. */
function typeSource({ objects, inputs }: TypeTable, resolvers: Resolvers): TypeOf {
  const types = new Map<string, GraphQLNamedType>(
    [...builtIn, ...Object.values(scalars)].map((type) => [type.name, type]),
  );
  const input = ([text, defaultValue]: Written): GraphQLInputFieldConfig => ({
    type: wrapped(text, typeOf) as GraphQLInputType,
    defaultValue,
  });
  const field = ([text, given = {}]: WrittenField, resolve: Resolve | undefined) => {
    const config: GraphQLFieldConfig<unknown, GraphContext> = {
      type: wrapped(text, typeOf) as GraphQLOutputType,
      args: mapped(given, input),
    };
    return resolve ? { ...config, resolve } : config;
  };
  const resolversOf = resolvers as Readonly<Record<string, Readonly<Record<string, Resolve>> | undefined>>;
  const made = (name: string): GraphQLNamedType | undefined => {
    const own = resolversOf[name];
    // A document may name anything, "constructor" among it.
    const fields = Object.hasOwn(objects, name) ? objects[name] : undefined;
    if (fields)
      return new GraphQLObjectType({
        name,
        fields: () => mapped(fields, (each, key) => field(each, own?.[key])),
      });
    const taken = Object.hasOwn(inputs, name) ? inputs[name] : undefined;
    return taken && new GraphQLInputObjectType({ name, fields: () => mapped(taken, input) });
  };
  function typeOf(name: string): GraphQLNamedType | undefined {
    const known = types.get(name);
    if (known) return known;
    const type = made(name);
    if (type) types.set(name, type);
    return type;
  }
  return typeOf;
}

/** A schema from the table that the build makes of the SDL, so that no browser parses it; descriptions are in `generated/schema.graphql`. */
export function buildGraph(table: TypeTable, resolvers: Resolvers): GraphQLSchema {
  const getType = typeSource(table, resolvers);
  return new GraphQLSchema({
    query: getType("Query") as GraphQLObjectType,
    mutation: getType("Mutation") as GraphQLObjectType,
    assumeValid: true,
  });
}

/** Two halves of a table as one; the root types stand in both. */
export function mergedTables(one: TypeTable, other: TypeTable): TypeTable {
  const objects = { ...one.objects, ...other.objects };
  for (const root of ["Query", "Mutation"]) objects[root] = { ...one.objects[root], ...other.objects[root] };
  return { objects, inputs: { ...one.inputs, ...other.inputs } };
}
