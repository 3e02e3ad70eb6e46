import { makeExecutableSchema } from "@graphql-tools/schema";
import { execute as reference, parse } from "graphql";
import { expect, test } from "vitest";
import type { GraphContext } from "../../src/graph/context";
import { execute } from "../../src/graph/execute";

const typeDefs = `
  type Query { all: All! }
  type All { id: ID, text: String, whole: Int, number: Float, flag: Boolean, ids: [ID], wholes: [Int!], numbers: [Float] }
`;
const document = parse("{ all { id text whole number flag ids wholes numbers } }");

/** What a server may send in any place, of the right type or not. */
const values: readonly unknown[] = [
  ...[null, undefined, "", "a", "1", "true", true, false, {}, [], Symbol.iterator, 7n],
  ...[0, -0, 1, 1.5, 1e3, 2 ** 31 - 1, 2 ** 31, -(2 ** 31), -(2 ** 31) - 1, 2 ** 53],
  ...[Number.NaN, Number.POSITIVE_INFINITY, new Date(0), { valueOf: () => 3 }],
];

test.each(values.map((value) => [typeof value, value] as const))(
  "a value (%s) becomes, in each scalar and each list, what GraphQL's own library makes of it",
  async (_type, value) => {
    const scalars = { id: value, text: value, whole: value, number: value, flag: value };
    const all = { ...scalars, ids: [value, "x"], wholes: [1, value], numbers: [value] };
    const schema = makeExecutableSchema({ typeDefs, resolvers: { Query: { all: () => all } } });
    const contextValue = {} as GraphContext;
    const ours = await execute({ schema, document, variableValues: {}, contextValue });
    const theirs = await reference({ schema, document });
    expect(ours.data).toEqual(theirs.data);
    expect(ours.errors?.map(({ path, message }) => [path, message])).toEqual(
      theirs.errors?.map(({ path, message }) => [path, message]),
    );
  },
);
