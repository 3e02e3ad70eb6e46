import { readFileSync, readdirSync } from "node:fs";
import {
  GraphQLSchema,
  buildASTSchema,
  lexicographicSortSchema,
  parse,
  printSchema,
  validateSchema,
  visit,
} from "graphql";
import { expect, test } from "vitest";
import { wholeSchema } from "../../src/graph/further";
import { firstSchema } from "../../src/graph/halves";
import { firstResolvers } from "../../src/graph/resolvers/first";
import { furtherResolvers } from "../../src/graph/resolvers/further";
import { mergedResolvers } from "../../src/graph/resolvers/merged";

const resolvers = mergedResolvers([firstResolvers, furtherResolvers]);

const sdl = readFileSync("src/generated/schema.graphql", "utf8");
/** Without descriptions: they stay with the developers. */
const bare = (source: string) =>
  visit(parse(source), {
    enter: (node) => ("description" in node ? { ...node, description: undefined } : undefined),
  });

/** The same schema, which is not taken at its word. */
const doubted = (schema: GraphQLSchema) => new GraphQLSchema({ ...schema.toConfig(), assumeValid: false });

const printed = (schema: GraphQLSchema) => printSchema(lexicographicSortSchema(schema));

test("[251] the schema that runs is the schema that is written", () => {
  expect(printed(wholeSchema())).toBe(printed(buildASTSchema(bare(sdl))));
  expect(validateSchema(doubted(wholeSchema()))).toEqual([]);
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
  expect(validateSchema(doubted(schema))).toEqual([]);
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
