import { readdirSync, readFileSync } from "node:fs";
import { buildSchema, isInputObjectType, isObjectType, Kind, parse, validate } from "graphql";
import type { ResultOf } from "gql.tada";
import { describe, expect, test } from "vitest";
import { parse as parseYaml } from "yaml";
import { examples, knownOf, KnownQuery } from "../../src/screens/developer/examples";
import { demoServer } from "./demoServer";

const root = new URL("../../", import.meta.url);
const read = (path: string) => readFileSync(new URL(path, root), "utf8");
const schema = buildSchema(read("src/generated/schema.graphql"));

/** The root fields for queries in each domain's SDL. */
function fieldsOf(domain: string): string[] {
  return parse(read(`schema/${domain}.graphql`)).definitions.flatMap((node) =>
    node.kind === Kind.OBJECT_TYPE_EXTENSION && node.name.value === "Query"
      ? (node.fields ?? []).map(({ name }) => name.value)
      : [],
  );
}

const domains = readdirSync(new URL("schema/", root))
  .filter((name) => name.endsWith(".graphql") && name !== "root.graphql")
  .map((name) => name.replace(".graphql", ""))
  .filter((domain) => fieldsOf(domain).length > 0);

describe("GraphiQL's examples", () => {
  test("are one per domain of the schema", () => {
    expect(examples.map(({ domain }) => domain)).toEqual(domains.sort());
  });

  test.each(examples.map((each) => [each.domain, each] as const))(
    "%s asks a field of its domain, in names of the schema",
    (domain, { query }) => {
      const document = parse(query);
      expect(validate(schema, document)).toEqual([]);
      const [operation] = document.definitions;
      const asked =
        operation?.kind === Kind.OPERATION_DEFINITION
          ? operation.selectionSet.selections.map((each) => each.kind === Kind.FIELD && each.name.value)
          : [];
      expect(asked.filter((name) => typeof name === "string" && fieldsOf(domain).includes(name))).toEqual(
        asked,
      );
    },
  );

  test("are ready to run: the demo answers each of them", async () => {
    const { graph, demo } = await demoServer("admin");
    const { data } = await graph.client.query(KnownQuery, {}).toPromise();
    const known = knownOf(data as ResultOf<typeof KnownQuery>, demo.now());
    const answers = await Promise.all(
      examples.map(async ({ domain, query, variables }) => {
        const { data: answered, error } = await graph.client
          .query<Record<string, unknown>>(parse(query), variables(known))
          .toPromise();
        return { domain, isAnswered: Object.values(answered ?? {}).length === 1, error: error?.message };
      }),
    );
    expect(answers).toEqual(examples.map(({ domain }) => ({ domain, isAnswered: true, error: undefined })));
  });
});

test("what is assumed says so in the description that GraphiQL shows", () => {
  const described = (type: string, field: string) => {
    const found = schema.getType(type);
    return found && "getFields" in found ? found.getFields()[field]?.description : undefined;
  };
  expect([
    described("Self", "email"),
    described("Device", "remoteAccess"),
    schema.getType("Host")?.description,
  ]).toEqual(["x-assumed", "x-assumed: of the settings.", "x-assumed"]);
});

test("every field that the contract marks as assumed is so described, by itself, by its type or by what it holds", () => {
  const { components } = parseYaml(read("schema/rest.yaml")) as {
    components: { schemas: Record<string, { properties?: Record<string, { "x-assumed"?: boolean }> }> };
  };
  const camel = (name: string) => name.replace(/_(\w)/g, (_, letter: string) => letter.toUpperCase());
  const isMarked = (description: string | null | undefined) => description?.includes("x-assumed") ?? false;
  const marked = Object.entries(components.schemas).flatMap(([name, { properties = {} }]) => {
    const type = schema.getType(name);
    if (!isObjectType(type) && !isInputObjectType(type)) return [];
    const fields = Object.entries(properties).flatMap(([key, property]) =>
      property["x-assumed"] ? (type.getFields()[camel(key)] ?? []) : [],
    );
    return fields.map((field) => ({
      name: `${name}.${field.name}`,
      isSaid: [
        field.description,
        type.description,
        schema.getType(String(field.type).replace(/\W/g, ""))?.description,
      ].some(isMarked),
    }));
  });
  expect(marked.length).toBeGreaterThan(40);
  expect(marked.filter(({ isSaid }) => !isSaid).map(({ name }) => name)).toEqual([]);
});
