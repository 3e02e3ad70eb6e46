import { plainText } from "./plainText";

const LIMIT = 300;
/** Beyond this nobody means a message to be read; and a body may nest without end. */
const DEPTH = 4;

function isRecord(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}

/** What looks like JSON and cannot be read was cut off; "[Errno 5] ..." on the other hand is a message. */
const JSON_START = /^([{"]|\[\s*[{["])/;
const MARKUP = /^<(!doctype|\?xml|html|head|body|!--)|<\/[a-z][a-z0-9]*\s*>/i;

/** A body of text: JSON that was not parsed is parsed, a page of HTML says nothing a user could use. */
function fromText(text: string, depth: number): string {
  const trimmed = text.slice(0, 100_000).trim();
  if (MARKUP.test(trimmed) || trimmed.includes("[object Object]")) return "";
  if (!JSON_START.test(trimmed)) return trimmed;
  try {
    return fromBody(JSON.parse(trimmed), depth + 1);
  } catch {
    return trimmed.startsWith('"') ? trimmed : "";
  }
}

/** The names of a place such as `["body", "contact", "email"]`, without the part of the request. */
export function placeOf(loc: unknown): readonly (string | number)[] {
  const all = Array.isArray(loc) ? (loc as unknown[]) : [];
  const names = all.filter((part) => typeof part === "string" || typeof part === "number");
  return names.slice(/^(body|query|path|header|cookie)$/.test(String(names[0])) ? 1 : 0);
}

/** One entry of a validation error: where, and what. */
function fromEntry(entry: unknown, depth: number): string {
  if (!isRecord(entry) || typeof entry["msg"] !== "string") return fromBody(entry, depth);
  const text = fromText(entry["msg"], depth);
  const place = placeOf(entry["loc"]).join(".");
  return place === "" || text === "" ? text : `${place}: ${text}`;
}

function fromBody(body: unknown, depth: number): string {
  if (depth > DEPTH) return "";
  if (typeof body === "string") return fromText(body, depth);
  if (Array.isArray(body)) {
    const texts = body.slice(0, 20).map((entry) => fromEntry(entry, depth + 1));
    return texts.filter((text) => text !== "").join("; ");
  }
  if (!isRecord(body)) return "";
  const texts = ["detail", "message", "msg", "error"].map((name) => fromBody(body[name], depth + 1));
  return texts.find((text) => text !== "") ?? "";
}

/**
 * What a server's error body says, readable, in at most 300 characters: `{detail}` as text or as a list of
 * `{msg, loc}`, `{message}` and plain text; for an HTML page, nothing or anything else the fallback [209], [210].
 */
export function readableError(body: unknown, fallback: string): string {
  const text = plainText(fromBody(body, 0), LIMIT);
  return text === "" ? fallback : text;
}
