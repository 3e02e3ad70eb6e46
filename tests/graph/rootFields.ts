import { readFileSync } from "node:fs";
import {
  buildSchema,
  getNamedType,
  getNullableType,
  isInputObjectType,
  isListType,
  isNullableType,
  isObjectType,
  parse,
} from "graphql";
import type { DocumentNode, GraphQLField, GraphQLInputType, GraphQLOutputType } from "graphql";
import { jpegOf } from "../jpeg";

const schema = buildSchema(readFileSync("src/generated/schema.graphql", "utf8"));

/** What arguments of these names are given; all others go by their type. */
const byName: Readonly<Record<string, unknown>> = {
  email: "a@b.test",
  password: "demo demo demo",
  newPassword: "demo demo demo",
  code: "123456",
  role: "member",
  language: "de",
  theme: "dark",
  action: "accept",
  timezone: "Europe/Berlin",
  currency: "EUR",
  latitude: 50.5,
  longitude: 10.5,
  fileType: "pdf",
  quarter: 2,
  reportingInterval: 60,
  year: 2026,
};

const byType: Readonly<Record<string, unknown>> = {
  ID: "17",
  String: "text",
  Int: 1,
  Float: 1.5,
  Boolean: true,
  DateTime: "2026-06-01T12:00:00Z",
  Blob: new Blob([jpegOf()], { type: "image/jpeg" }),
};

function valueOf(name: string, type: GraphQLInputType): unknown {
  const bare = getNullableType(type);
  // A list is asked for as one of its members is: fileTypes as fileType.
  if (isListType(bare)) return [valueOf(name.replace(/s$/, ""), bare.ofType)];
  const named = getNamedType(bare);
  if (isInputObjectType(named))
    return Object.fromEntries(
      Object.values(named.getFields()).map((field) => [field.name, valueOf(field.name, field.type)]),
    );
  if (named.name === "String" && /^(start|end|.*Date)$/.test(name)) return "2026-06-01";
  if (name === "step") return named.name === "Int" ? 300 : "5m";
  return name in byName ? byName[name] : byType[named.name];
}

/** Every field below, as deep as the types go before they come again. */
function selectionOf(type: GraphQLOutputType, above: readonly string[] = []): string {
  const named = getNamedType(type);
  if (!isObjectType(named)) return "";
  const fields = Object.values(named.getFields()).filter(
    (field) => !above.includes(getNamedType(field.type).name),
  );
  return ` { ${fields.map((field) => field.name + selectionOf(field.type, [...above, named.name])).join(" ")} }`;
}

export interface RootField {
  readonly kind: "query" | "mutation";
  readonly name: string;
  readonly document: DocumentNode;
  /** It returns a value, not an object. */
  readonly isLeaf: boolean;
  readonly isNullable: boolean;
  readonly variables: Readonly<Record<string, unknown>>;
}

function rootField(kind: RootField["kind"], field: GraphQLField<unknown, unknown>): RootField {
  const declared = field.args.map(({ name, type }) => `$${name}: ${String(type)}`).join(", ");
  const given = field.args.map(({ name }) => `${name}: $${name}`).join(", ");
  const withParentheses = (text: string) => (text === "" ? "" : `(${text})`);
  return {
    kind,
    name: field.name,
    isLeaf: !isObjectType(getNamedType(field.type)),
    isNullable: isNullableType(field.type),
    document: parse(
      `${kind} Of${withParentheses(declared)} { ${field.name}${withParentheses(given)}${selectionOf(field.type)} }`,
    ),
    variables: Object.fromEntries(field.args.map(({ name, type }) => [name, valueOf(name, type)])),
  };
}

/** Each field of Query and Mutation with a document that asks for all of it, every argument given. */
export const rootFields: readonly RootField[] = [
  ...Object.values(schema.getQueryType()?.getFields() ?? {}).map((field) => rootField("query", field)),
  ...Object.values(schema.getMutationType()?.getFields() ?? {}).map((field) => rootField("mutation", field)),
];

/** Billing is sample data without a call (§7 Other); what a device reports came over the live connection; an event by its id is what the lists have brought. */
const withoutCall = [
  "billingCustomers",
  "billingAddresses",
  "invoices",
  "tariffs",
  "parkEvent",
  "deviceReported",
];

/** Those behind which a call stands. */
export const callingFields = rootFields.filter(({ name }) => !withoutCall.includes(name));
