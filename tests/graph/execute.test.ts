import { makeExecutableSchema } from "@graphql-tools/schema";
import fc from "fast-check";
import { execute as reference, parse } from "graphql";
import type { ExecutionResult } from "graphql";
import { expect, test } from "vitest";
import type { GraphContext } from "../../src/graph/context";
import { execute } from "../../src/graph/execute";

/** What a resolver gives, in so far as it matters to who completes it. */
type Given =
  | { readonly kind: "value"; readonly value: unknown }
  | { readonly kind: "rows"; readonly rows: readonly Given[] }
  | { readonly kind: "row"; readonly fields: Readonly<Record<string, Given>> }
  | { readonly kind: "throws" | "rejects" | "isError" }
  | { readonly kind: "later"; readonly given: Given };

type Source = Readonly<Record<string, Given>>;

function reveal(given: Given | undefined): unknown {
  switch (given?.kind) {
    case "value":
      return given.value;
    case "rows":
      return given.rows.map(revealItem);
    case "row":
      return given.fields;
    case "throws":
      throw new Error("failed");
    case "rejects":
      return Promise.reject(new Error("failed"));
    case "isError":
      return new Error("failed");
    case "later":
      return Promise.resolve().then(() => reveal(given.given));
    case undefined:
      return undefined;
  }
}

/** The same with nothing to wait for. */
function settled(given: Given): Given {
  if (given.kind === "later") return settled(given.given);
  if (given.kind === "rejects") return { kind: "throws" };
  if (given.kind === "rows") return { ...given, rows: given.rows.map(settled) };
  return given.kind === "row" ? { ...given, fields: settledAll(given.fields) } : given;
}

function settledAll(fields: Source): Record<string, Given> {
  return Object.fromEntries(Object.entries(fields).map(([name, each]) => [name, settled(each)]));
}

/** A list cannot throw halfway; and whoever makes promises for a list listens to those whose turn never comes. */
function revealItem(given: Given): unknown {
  const item = reveal(given.kind === "throws" ? { kind: "isError" } : given);
  if (item instanceof Promise) item.catch(() => undefined);
  return item;
}

const typeDefs = `
  type Query { node: Node, need: Node!, nodes: [Node], sure: [Node!]!, grid: [[Int!]], text: String, whole: Int!, echo(text: String! = "so", times: Int): String! }
  type Mutation { write: Node, need: Node! }
  type Node { name: String!, count: Int, ok: Boolean!, child: Node, need: Node!, nodes: [Node!], words: [String]! }
`;
/** The fields of a type with theirs, without arguments. */
const fieldsOf = (type: string): [name: string, type: string][] =>
  [
    ...(new RegExp(`type ${type} {(.*?)}`).exec(typeDefs)?.[1] ?? "").matchAll(
      /(\w+)(?:\(.*?\))?: ([\w![\]]+)/g,
    ),
  ].map(([, name = "", of = ""]) => [name, of]);

const given = (parent: unknown, name: string) => reveal((parent as Source)[name]);
const resolversOf = (root: () => Source) => {
  const of = (type: string, source?: () => unknown) =>
    Object.fromEntries(
      fieldsOf(type).map(([name]) => [name, (parent: unknown) => given(source?.() ?? parent, name)]),
    );
  return {
    Query: {
      ...of("Query", root),
      echo: (_: unknown, { text, times }: { text: string; times?: number }) => text.repeat(times ?? 1),
    },
    Mutation: of("Mutation", root),
    Node: of("Node"),
  };
};

let root: Source = {};
const schema = makeExecutableSchema({ typeDefs, resolvers: resolversOf(() => root) });

const wrong = fc.oneof(
  { weight: 4, arbitrary: fc.constantFrom<unknown>(null, undefined) },
  { weight: 1, arbitrary: fc.constantFrom<unknown>(1.5, Number.NaN, {}, "text", 7) },
);
const failing = fc.constantFrom<Given>({ kind: "throws" }, { kind: "rejects" }, { kind: "isError" });
const leaves = { String: fc.string(), Int: fc.integer({ min: -9, max: 9 }), Boolean: fc.boolean() };
const valueOf = (value: unknown): Given => ({ kind: "value", value });

const { source } = fc.letrec<{ source: Source; Node: Given }>((tie) => {
  const right = (type: string): fc.Arbitrary<Given> => {
    const plain = type.replace(/!$/, "");
    if (plain.startsWith("["))
      return fc.array(of(plain.slice(1, -1)), { maxLength: 4 }).map((rows) => ({ kind: "rows", rows }));
    return plain === "Node" ? tie("Node") : leaves[plain as keyof typeof leaves].map(valueOf);
  };
  const of = (type: string): fc.Arbitrary<Given> =>
    fc.oneof(
      { weight: 16, arbitrary: right(type) },
      { weight: 4, arbitrary: right(type).map((each): Given => ({ kind: "later", given: each })) },
      { weight: 1, arbitrary: wrong.map(valueOf) },
      { weight: 1, arbitrary: failing },
    );
  const record = (type: string) =>
    fc.record(Object.fromEntries(fieldsOf(type).map(([name, each]) => [name, of(each)])));
  return {
    source: fc
      .tuple(record("Query"), record("Mutation"))
      .map(([query, mutation]) => ({ ...mutation, ...query })),
    Node: fc.oneof(
      { depthSize: "small" },
      fc.constant(valueOf(null)),
      record("Node").map((fields): Given => ({ kind: "row", fields })),
    ),
  };
});

const documents = [
  "{ text whole node { name count ok } }",
  "{ node { child { name count } need { name } } grid nodes { name words } sure { ok child { count } } }",
  "query ($on: Boolean!) { node { ...Names child { ...Names } ... on Node @skip(if: $on) { count } ok @include(if: $on) } } fragment Names on Node { name nodes { ...More } } fragment More on Node { __typename count words }",
  '{ one: node { child { name } } one: node { child { count, again: name } } echo(times: 3) other: echo(text: "a") }',
  "query ($times: Int) { need { words nodes { name need { ok } } } echo(times: $times) __typename }",
  "mutation { write { name child { count } } need { ok nodes { name } } again: write { words } }",
];
const variables = [
  { on: true, times: 2 },
  { on: false },
  { on: false, times: null },
  { on: "no", times: "two" },
];

const errorsOf = ({ errors = [] }: ExecutionResult) =>
  errors.map(({ message, path }) => `${(path ?? []).join(".")}: ${message}`).sort();

/** Whether a path leads to null, or beneath one. */
function endsInNull(data: unknown, path: readonly (string | number)[]): boolean {
  let value = data;
  for (const key of path) {
    if (value === null) return true;
    value = (value as Readonly<Record<string | number, unknown>>)[key];
  }
  return value === null;
}

async function runBoth(given: Source, text: string, variableValues: Readonly<Record<string, unknown>>) {
  const request = { schema, document: parse(text), variableValues, contextValue: {} as GraphContext };
  root = given;
  const ours = await execute(request);
  // The library leaves some failures of lists without a listener where it has to wait for them.
  root = settledAll(given);
  const theirs = await reference(request);
  expect(JSON.stringify(ours.data)).toBe(JSON.stringify(theirs.data));
  return { ours, theirs };
}

const question = [fc.constantFrom(...documents), fc.constantFrom(...variables)] as const;

test("runs what GraphQL's own library runs, failures and null among it", async () => {
  await fc.assert(
    fc.asyncProperty(source, ...question, async (given, ...asked) => {
      const { ours, theirs } = await runBoth(settledAll(given), ...asked);
      expect(errorsOf(ours)).toEqual(errorsOf(theirs));
    }),
    { numRuns: 600 },
  );
});

test("waits for what comes later, and says of each null why", async () => {
  await fc.assert(
    fc.asyncProperty(source, ...question, async (given, ...asked) => {
      const { ours, theirs } = await runBoth(given, ...asked);
      // Of several failures that race to one null, which is heard is nobody's promise.
      expect(ours.errors === undefined).toBe(theirs.errors === undefined);
      if (ours.data === undefined) return;
      for (const { path = [] } of ours.errors ?? []) expect(endsInNull(ours.data, path)).toBe(true);
    }),
    { numRuns: 600 },
  );
});
