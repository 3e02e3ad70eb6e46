import { readFileSync, readdirSync } from "node:fs";
import {
  GraphQLSchema,
  buildASTSchema,
  buildSchema,
  lexicographicSortSchema,
  parse,
  printSchema,
  validateSchema,
  visit,
} from "graphql";
import { expect, test } from "vitest";
import { firstTypes } from "../../src/generated/firstTypes";
import { furtherTypes } from "../../src/generated/furtherTypes";
import { wholeSchema } from "../../src/graph/further";
import { firstSchema } from "../../src/graph/halves";
import { firstResolvers } from "../../src/graph/resolvers/first";
import { furtherResolvers } from "../../src/graph/resolvers/further";
import { mergedResolvers } from "../../src/graph/resolvers/merged";
import type { LazySchema, TypeTable } from "../../src/graph/schema";

const resolvers = mergedResolvers([firstResolvers, furtherResolvers]);

const sdl = readFileSync("src/generated/schema.graphql", "utf8");
/** Without descriptions: they stay with the developers. */
const bare = (source: string) =>
  visit(parse(source), {
    enter: (node) => ("description" in node ? { ...node, description: undefined } : undefined),
  });

/** The schema as graphql's own, which looks into every type. */
function complete(schema: LazySchema, ...tables: TypeTable[]): GraphQLSchema {
  const names = tables.flatMap(({ objects, inputs }) => [...Object.keys(objects), ...Object.keys(inputs)]);
  const types = [...new Set(names)].flatMap((name) => schema.getType(name) ?? []);
  return new GraphQLSchema({ query: schema.getQueryType(), mutation: schema.getMutationType(), types });
}

const printed = (schema: GraphQLSchema) => printSchema(lexicographicSortSchema(schema));

test("[251] the schema that runs is the schema that is written", () => {
  expect(printed(complete(wholeSchema(), firstTypes, furtherTypes))).toBe(printed(buildASTSchema(bare(sdl))));
  expect(validateSchema(buildSchema(sdl))).toEqual([]);
});

test("[251] each domain has its SDL, its resolvers and its handlers", () => {
  const domains = readdirSync("schema").flatMap((name) => /^(?!root)(\w+)\.graphql$/.exec(name)?.[1] ?? []);
  const missing = (folder: string) =>
    domains.filter((domain) => !readdirSync(folder).includes(`${domain}.ts`));
  expect(missing("src/graph/resolvers")).toEqual([]);
  // Billing is fixed sample data without a call (§7).
  expect(missing("mocks")).toEqual(["billing"]);
});

test("the first half asks for nothing of the other", () => {
  const schema = firstSchema();
  expect(validateSchema(complete(schema, firstTypes))).toEqual([]);
  expect(Object.keys(schema.getQueryType()?.getFields() ?? {}).sort()).toEqual(
    Object.keys(firstResolvers.Query ?? {}).sort(),
  );
});

test.each(["Nope", "constructor", "toString", "__proto__"])("there is no type %s", (name) => {
  expect([firstSchema().getType(name), wholeSchema().getType(name)]).toEqual([undefined, undefined]);
});

test("every root field and every resolver belong together", () => {
  const schema = wholeSchema();
  for (const root of ["Query", "Mutation"] as const) {
    expect(Object.keys(resolvers[root] ?? {}).sort()).toEqual(
      Object.keys(
        (root === "Query" ? schema.getQueryType() : schema.getMutationType())?.getFields() ?? {},
      ).sort(),
    );
  }
});
