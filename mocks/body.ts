import type { Complaint } from "./http";
import { invalid } from "./http";

/** A member of a request body: what it must be, and what the server says when it is not. */
export interface Field<T> {
  readonly is: (value: unknown) => value is T;
  readonly msg: string;
  readonly optional: boolean;
}

type Fields = Readonly<Record<string, Field<unknown>>>;
type Body<F extends Fields> = {
  readonly [K in keyof F]: F[K] extends Field<infer T>
    ? T | (F[K]["optional"] extends false ? never : undefined)
    : never;
};

/** Text of `min` to `max` characters. */
export function text(min = 1, max = 1000): Field<string> & { optional: false } {
  const is = (value: unknown): value is string =>
    typeof value === "string" && value.trim().length >= min && value.length <= max;
  return { is, msg: `Text of ${min} to ${max} characters expected`, optional: false };
}

/** One of the listed values. */
export function oneOf<const V extends string>(values: readonly V[]): Field<V> & { optional: false } {
  const is = (value: unknown): value is V => values.some((one) => one === value);
  return { is, msg: `One of ${values.join(", ")} expected`, optional: false };
}

/** An object whose members are all given and non-empty texts. */
export function record<const K extends string>(
  keys: readonly K[],
): Field<Record<K, string>> & { optional: false } {
  const is = (value: unknown): value is Record<K, string> =>
    isRecord(value) && keys.every((key) => typeof value[key] === "string");
  return { is, msg: `Object with ${keys.join(", ")} expected`, optional: false };
}

/** The same field, which may be missing. */
export function optional<T>(field: Field<T>): Field<T> & { optional: true } {
  return { ...field, optional: true };
}

/** The same field, which may be missing, and which null takes away. */
export function clearable<T>(field: Field<T>): Field<T | null> & { optional: true } {
  return optional({ ...field, is: (value): value is T | null => value === null || field.is(value) });
}

/** The body as these fields, or the 422 a server gives; fields it does not know are refused too. */
export async function bodyOf<F extends Fields>(request: Request, fields: F): Promise<Body<F> | Response> {
  const body = parsed(await request.text());
  if (!isRecord(body)) return invalid([{ msg: "JSON object expected", loc: ["body"] }]);
  const complaints = [...wrong(body, fields), ...unknown(body, fields)];
  return complaints.length > 0 ? invalid(complaints) : accepted<F>(body);
}

function wrong(body: Record<string, unknown>, fields: Fields): Complaint[] {
  return Object.entries(fields)
    .filter(([key, field]) => (body[key] === undefined ? !field.optional : !field.is(body[key])))
    .map(([key, field]) => ({
      msg: body[key] === undefined ? "Field required" : field.msg,
      loc: ["body", key],
    }));
}

function unknown(body: Record<string, unknown>, fields: Fields): Complaint[] {
  return Object.keys(body)
    .filter((key) => !Object.hasOwn(fields, key))
    .map((key) => ({ msg: "Field not known", loc: ["body", key] }));
}

function accepted<F extends Fields>(body: Record<string, unknown>): Body<F> {
  return body as Body<F>;
}

function parsed(source: string): unknown {
  try {
    return JSON.parse(source);
  } catch {
    return undefined;
  }
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}
