import { parse } from "yaml";
import source from "../../schema/rest.yaml?raw";

type Json = Readonly<Record<string, unknown>>;

const document: unknown = parse(source);

const isRecord = (value: unknown): value is Json =>
  typeof value === "object" && value !== null && !Array.isArray(value);
const recordOf = (value: unknown): Json => (isRecord(value) ? value : {});
const listOf = (value: unknown): readonly unknown[] => (Array.isArray(value) ? (value as unknown[]) : []);

/** Follows `$ref`, as often as needed. */
function resolved(schema: unknown): Json {
  const { $ref, ...own } = recordOf(schema);
  if (typeof $ref !== "string") return recordOf(schema);
  const found = $ref
    .replace(/^#\//, "")
    .split("/")
    .reduce<unknown>((part, name) => recordOf(part)[name], document);
  return { ...resolved(found), ...own };
}

function textOf({ format, minLength }: Json): string {
  if (format === "date-time") return "2026-06-01T12:00:00Z";
  if (format === "date") return "2026-06-01";
  if (format === "email") return "a@b.test";
  return "sample".padEnd(typeof minLength === "number" ? minLength : 0, "x");
}

/** A value that the schema allows, with every property that it names. */
function sampleOf(schema: unknown): unknown {
  const node = resolved(schema);
  if (node["const"] !== undefined) return node["const"];
  if (Array.isArray(node["enum"])) return listOf(node["enum"])[0];
  const [choice] = [...listOf(node["oneOf"]), ...listOf(node["anyOf"])];
  if (choice !== undefined) return sampleOf(choice);
  const parts = listOf(node["allOf"]).map(sampleOf);
  const type: unknown = listOf(node["type"])[0] ?? node["type"];
  if (type === "object" || isRecord(node["properties"]) || parts.length > 0)
    return Object.fromEntries([
      ...parts.flatMap((part) => Object.entries(recordOf(part))),
      ...Object.entries(recordOf(node["properties"])).map(([name, each]) => [name, sampleOf(each)]),
    ]);
  if (type === "array") {
    const items = listOf(node["prefixItems"]);
    return items.length > 0 ? items.map(sampleOf) : [sampleOf(node["items"])];
  }
  if (type === "integer" || type === "number")
    return typeof node["minimum"] === "number" ? node["minimum"] : 7;
  if (type === "boolean") return true;
  return type === "string" ? textOf(node) : null;
}

/** Where any answer the contract allows would not be a success. */
const successes: Readonly<Record<string, unknown>> = {
  "post /api/v1/totp/disable": { is_enabled: false },
};

/** A successful answer to an operation, as the contract describes it: JSON, or the bytes of a file. */
export function sampleAnswer(method: string, path: string): Response {
  const operation = recordOf(recordOf(recordOf(recordOf(document)["paths"])[path])[method]);
  const responses = recordOf(operation["responses"]);
  const status = Object.keys(responses).find((each) => each.startsWith("2")) ?? "200";
  const content = recordOf(resolved(responses[status])["content"]);
  const [type = "application/json"] = Object.keys(content);
  if (type === "application/json") {
    const body = successes[`${method} ${path}`] ?? sampleOf(recordOf(content[type])["schema"]);
    return Response.json(body ?? null, { status: Number(status) });
  }
  const jpeg = new Uint8Array([0xff, 0xd8, 0xff, 0xe0, 0, 16, 0x4a, 0x46, 0x49, 0x46, 0, 1, 0xff, 0xd9]);
  const bytes = type.startsWith("image/") ? jpeg : new TextEncoder().encode("%PDF-1.4\n%%EOF\n");
  return new Response(bytes, { headers: { "Content-Type": type } });
}
