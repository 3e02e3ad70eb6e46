import type { Fault } from "../graph/sampleServer";

/** What a proxy put in an answer's place is nobody's success. */
export const noAnswers = ["[F30] a page with 200"];

const json =
  (status: number, body: unknown, headers: Record<string, string> = {}) =>
  () =>
    Response.json(body, { status, headers });
const page = "<!doctype html><html><body><h1>Gateway</h1></body></html>";
const html = { "Content-Type": "text/html" };
const detail = [
  { msg: "Value is not valid", loc: ["body", "name"] },
  { msg: "Field required", loc: ["query", "page"] },
];

export interface Failing {
  readonly fault: Fault;
  readonly text?: RegExp;
  readonly status?: number;
}

/** Answers of status 200 that are none. */
export const shapes: Readonly<Record<string, Failing>> = {
  "malformed JSON": {
    fault: () => new Response('{"items": [', { headers: { "Content-Type": "application/json" } }),
  },
  "[F30] a page with 200": { fault: () => new Response(page, { headers: html }) },
  "nothing with 200": { fault: () => new Response("") },
  "a number": { fault: json(200, 42) },
  "a list of numbers": { fault: json(200, [1, 2]) },
  null: { fault: json(200, null) },
  "other fields": { fault: json(200, { items: 7, detail: {} }) },
};

/** Each as a server or the way to it may fail (§8). */
export const faults: Readonly<Record<string, Failing>> = {
  "no answer": { fault: () => Promise.reject(new TypeError("Failed to fetch")), status: 0 },
  "401": { fault: json(401, { detail: "Not authenticated" }), text: /^Not authenticated$/, status: 401 },
  "403": { fault: json(403, { detail: "Not allowed" }), text: /^Not allowed$/, status: 403 },
  "404": { fault: json(404, { message: "Nothing here" }), text: /^Nothing here$/, status: 404 },
  "409": { fault: json(409, { detail: "Changed elsewhere" }), text: /^Changed elsewhere$/, status: 409 },
  "[F69] 422 with a list of objects": {
    fault: json(422, { detail }),
    text: /^name: Value is not valid; page: Field required$/,
    status: 422,
  },
  "429": {
    fault: json(429, { detail: "Too many" }, { "Retry-After": "1" }),
    text: /^Too many$/,
    status: 429,
  },
  "500 with nothing to say": { fault: json(500, { code: { deep: [1] } }), status: 500 },
  "500 with a page": { fault: () => new Response(page, { status: 500, headers: html }), status: 500 },
};
