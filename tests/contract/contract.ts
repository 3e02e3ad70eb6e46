import { Ajv2020, type SchemaObject, type ValidateFunction } from "ajv/dist/2020";
import addFormats from "ajv-formats";
import { parse } from "yaml";
import { answerOf } from "../../mocks/network";
import source from "../../schema/rest.yaml?raw";

type Json = Readonly<Record<string, unknown>>;

/** One call of the contract. */
export interface Operation {
  readonly id: string;
  readonly method: string;
  readonly path: string;
  /** What the path of a call is held against, and the names of what stands in its places. */
  readonly pattern: RegExp;
  readonly names: readonly string[];
  readonly tags: readonly string[];
  readonly parameters: readonly Parameter[];
  /** Checks a JSON body; null where the call has none, or one that is no JSON: a file of a multipart form. */
  readonly body: Check | null;
  /** The fields of a multipart form; null where the call sends none. */
  readonly form: Check | null;
  /** Whether the call sends anything at all. */
  readonly sends: boolean;
  /** Answers by status, and "default". */
  readonly answers: Readonly<Record<string, AnswerSchema>>;
}

/** What is wrong with a value, each fault beginning with what the value is. */
type Check = (value: unknown, what: string) => readonly string[];

interface AnswerSchema {
  readonly check: Check;
  /** Media types of an answer that is a file; empty for JSON. */
  readonly files: readonly string[];
}

interface Parameter {
  readonly name: string;
  readonly in: string;
  readonly required: boolean;
  readonly check: Check;
}

const methods = ["get", "put", "post", "delete", "patch"];
const document: unknown = parse(source);
// The document itself is validated by a test of its own, once.
const options = { strict: false, allErrors: true, validateSchema: false };
const strict = new Ajv2020(options);
// Query and path parameters are text: "20" is a number there.
const coercing = new Ajv2020({ ...options, coerceTypes: true });
for (const ajv of [strict, coercing]) {
  addFormats(ajv);
  ajv.addSchema(record(document), "rest");
}

/** Every tag and operation of `schema/rest.yaml`. */
export const tags = list(at(document, ["tags"])).map((tag) => String(record(tag)["name"]));
export const operations: readonly Operation[] = Object.entries(record(at(document, ["paths"]))).flatMap(
  ([path, item]) =>
    Object.entries(record(item))
      .filter(([method]) => methods.includes(method))
      .map(([method, operation]) => operationOf(["paths", path, method], method, path, record(operation))),
);

/** The operation that a call is, with its path parameters; null for one that the contract does not know. */
export function operationFor(method: string, pathname: string): { operation: Operation; path: Json } | null {
  for (const operation of operations.filter((one) => one.method === method.toLowerCase())) {
    const values = operation.pattern.exec(pathname)?.slice(1);
    if (values)
      return {
        operation,
        path: Object.fromEntries(operation.names.map((name, index) => [name, values[index]])),
      };
  }
  return null;
}

/** What a request does that the contract does not allow. */
export async function requestFaults(request: Request): Promise<readonly string[]> {
  const url = new URL(request.url);
  const found = operationFor(request.method, url.pathname);
  if (!found) return [`${request.method} ${url.pathname}: not in the contract`];
  const { operation } = found;
  const query = Object.fromEntries(url.searchParams);
  const known = operation.parameters.filter((one) => one.in === "query").map(({ name }) => name);
  const faults = Object.keys(query)
    .filter((name) => !known.includes(name))
    .map((name) => `query ${name}: not in the contract`);
  for (const parameter of operation.parameters) {
    const value = (parameter.in === "path" ? found.path : query)[parameter.name];
    if (value === undefined && parameter.required) faults.push(`${parameter.in} ${parameter.name}: missing`);
    if (value !== undefined) faults.push(...parameter.check({ value }, `${parameter.in} ${parameter.name}`));
  }
  faults.push(...(await bodyFaults(operation, request)));
  return faults.map((fault) => `${operation.id}: ${fault}`);
}

async function bodyFaults({ body, form, sends }: Operation, request: Request): Promise<readonly string[]> {
  if (form) {
    const fields = await request
      .clone()
      .formData()
      .catch(() => undefined);
    return form(fields && Object.fromEntries(fields), "form");
  }
  const text = await request.clone().text();
  if (body) return body(json(text), "body");
  return text !== "" && !sends ? ["body: not in the contract"] : [];
}

/** What an answer holds that the contract does not allow; its body is read for it. */
export async function answerFaults(
  method: string,
  pathname: string,
  answer: Response,
): Promise<readonly string[]> {
  const found = operationFor(method, pathname);
  if (!found) return answer.status === 404 ? [] : [`${method} ${pathname}: not in the contract`];
  const { answers, id } = found.operation;
  const schema = answers[String(answer.status)] ?? (answer.ok ? undefined : answers["default"]);
  if (!schema) return [`${id}: status ${answer.status} is not in the contract`];
  if (schema.files.length === 0) return schema.check(json(await answer.text()), `${id} ${answer.status}`);
  const type = (answer.headers.get("Content-Type") ?? "").split(";")[0] ?? "";
  return schema.files.includes(type) ? [] : [`${id} ${answer.status}: "${type}" is not in the contract`];
}

/** An answer twice, from its whole body: a clone of its stream takes several times as long. */
async function twice(answer: Response): Promise<[Response, Response]> {
  const { status, statusText, headers } = answer;
  const body = answer.body && (await answer.arrayBuffer());
  const again = () => new Response(body, { status, statusText, headers });
  return [again(), again()];
}

/**
 * Answers calls as the demo does, and reports every request and answer that breaks the contract; `refused` says that
 * the server did not take the request. Scenarios spoil answers later: what they make is no answer of this server.
 */
export function checkedAnswer(report: (fault: string, refused: boolean) => void): typeof answerOf {
  return async (handlers, request) => {
    const faults = await requestFaults(request);
    const { method, url } = request;
    const made = await answerOf(handlers, request);
    for (const fault of faults) report(fault, !made.ok);
    if (made.type === "error") return made;
    const [answer, read] = await twice(made);
    for (const fault of await answerFaults(method, new URL(url).pathname, read)) report(fault, false);
    return answer;
  };
}

/** The same `fetch`, which reports every request and answer that breaks the contract. */
export function checkedFetch(inner: typeof fetch, report: (fault: string) => void): typeof fetch {
  return async (input, init) => {
    const base = typeof location === "undefined" ? "http://localhost/" : location.href;
    const request = new Request(input instanceof Request ? input : new URL(input, base), init);
    const { pathname } = new URL(request.url);
    if (!pathname.startsWith("/api/v1/")) return inner(input, init);
    (await requestFaults(request)).forEach(report);
    const answer = await inner(request);
    (await answerFaults(request.method, pathname, answer.clone())).forEach(report);
    return answer;
  };
}

function operationOf(place: string[], method: string, path: string, operation: Json): Operation {
  return {
    id: String(operation["operationId"]),
    method,
    path,
    pattern: new RegExp(`^${path.replace(/\{\w+\}/g, "([^/]+)")}$`),
    names: [...path.matchAll(/\{(\w+)\}/g)].map(([, name]) => name ?? ""),
    tags: list(operation["tags"]).map(String),
    parameters: list(operation["parameters"]).map((_, index) =>
      parameterOf([...place, "parameters", String(index)]),
    ),
    body: isJson([...place, "requestBody"]) ? checkOf(strict, content([...place, "requestBody"])) : null,
    form: formOf([...place, "requestBody"]),
    sends: operation["requestBody"] !== undefined,
    answers: Object.fromEntries(
      Object.keys(record(operation["responses"])).map((status) => [
        status,
        answerSchema([...place, "responses", status]),
      ]),
    ),
  };
}

function parameterOf(place: string[]): Parameter {
  const real = resolved(place);
  const { name, in: where, required } = record(at(document, real));
  const schema = { type: "object", properties: { value: { $ref: pointer([...real, "schema"]) } } };
  return {
    name: String(name),
    in: String(where),
    required: required === true,
    check: lazily(coercing, schema),
  };
}

/** Files are not looked into. */
function answerSchema(place: string[]): AnswerSchema {
  if (isJson(place)) return { check: checkOf(strict, content(place)), files: [] };
  return {
    check: () => [],
    files: Object.keys(record(at(document, [...resolved(place), "content"]))),
  };
}

function formOf(place: string[]): Check | null {
  const form = [...resolved(place), "content", "multipart/form-data", "schema"];
  return at(document, form) === undefined ? null : checkOf(strict, form);
}

function isJson(place: string[]): boolean {
  return at(document, [...resolved(place), "content", "application/json"]) !== undefined;
}

function content(place: string[]): string[] {
  return [...resolved(place), "content", "application/json", "schema"];
}

/** Follows a `$ref` of the document. */
function resolved(place: string[]): string[] {
  const { $ref } = record(at(document, place));
  return typeof $ref === "string" ? $ref.replace(/^#\//, "").split("/") : place;
}

function checkOf(ajv: Ajv2020, place: string[]): Check {
  return lazily(ajv, { $ref: pointer(place) });
}

/** Compiled when it is first needed: a test needs few of the many. */
function lazily(ajv: Ajv2020, schema: SchemaObject): Check {
  let validate: ValidateFunction | undefined;
  return (value, what) => {
    validate ??= ajv.compile(schema);
    return errors(validate, value, what);
  };
}

function pointer(place: string[]): string {
  const parts = place.map((part) => encodeURIComponent(part.replace(/~/g, "~0").replace(/\//g, "~1")));
  return `rest#/${parts.join("/")}`;
}

function errors(validate: ValidateFunction, value: unknown, what: string): string[] {
  if (validate(value)) return [];
  return (validate.errors ?? []).map(
    ({ instancePath, message }) => `${what}${instancePath}: ${message ?? "wrong"}`,
  );
}

function at(value: unknown, place: readonly string[]): unknown {
  return place.reduce(
    (inner, key) => (Array.isArray(inner) ? inner[Number(key)] : record(inner)[key]),
    value,
  );
}

function record(value: unknown): Json {
  return typeof value === "object" && value !== null ? { ...value } : {};
}

function list(value: unknown): readonly unknown[] {
  return Array.isArray(value) ? value : [];
}

function json(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return text === "" ? undefined : text;
  }
}
