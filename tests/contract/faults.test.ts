import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { pipe, subscribe } from "wonka";
import { createRequest } from "@urql/core";
import type { FailureExtensions } from "../../src/graph/failure";
import { type RootField, callingFields as calling } from "../graph/rootFields";
import { type Fault, runField, sampleServer } from "../graph/sampleServer";

/**
 * Writes that are done once the server says so by its status: nothing of the answer's body is needed, and a body that
 * cannot be read must not make a user do them again. What they return is made of what was asked for.
 */
const doneByStatus = new Set([
  ...calling.filter(({ kind, isLeaf }) => kind === "mutation" && isLeaf).map(({ name }) => name),
  ...["changeMemberRole", "changeParkMemberRole", "revokeSession", "updateSettings"],
  ...["createCooperation", "acceptCooperation", "verifyTotp", "disableTotp"],
  ...["addMemberPermissions", "removeMemberPermissions"],
  ...["addCooperationPermissions", "removeCooperationPermissions"],
]);

/** What is no JSON at all is nobody's success. */
const noJson = ["malformed JSON", "[F30] a page with 200"];

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

interface Failing {
  readonly fault: Fault;
  readonly text?: RegExp;
  readonly status?: number;
}

/** Answers of status 200 that are none. */
const shapes: Readonly<Record<string, Failing>> = {
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
const faults: Readonly<Record<string, Failing>> = {
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

/** Where a refusal is an answer: no contract yet (readings), no image yet. */
const answers: Readonly<Record<string, readonly string[]>> = { "404": ["contract", "outlineImage"] };

async function outcomeOf(field: RootField, fault: Fault) {
  const server = sampleServer(fault);
  const running = runField(server, field);
  await vi.runAllTimersAsync();
  const { data, error } = await running;
  const shown = (error?.graphQLErrors ?? []).map(({ extensions }) => extensions as FailureExtensions);
  return { data, shown, text: JSON.stringify(shown) };
}

beforeEach(() => {
  vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] });
});
afterEach(() => {
  vi.useRealTimers();
});

describe.each(Object.entries({ ...faults, ...shapes }))("%s", (fault, { fault: answer, text, status }) => {
  const plain = calling.filter(
    ({ name }) =>
      !answers[fault]?.includes(name) &&
      !(fault in shapes && !noJson.includes(fault) && (doneByStatus.has(name) || name === "verifySession")),
  );

  test.each(plain.map((field) => [field.name, field] as const))(
    "of %s is an error to show",
    async (_name, field) => {
      const { shown, text: all } = await outcomeOf(field, answer);
      expect(shown.length).toBeGreaterThan(0);
      for (const one of shown) {
        expect(one.text).toMatch(text ?? /\w/);
        if (status !== undefined) expect(one.status).toBe(status);
      }
      expect(all).not.toContain("[object Object]");
    },
  );
});

describe.each(Object.entries(shapes).filter(([name]) => !noJson.includes(name)))(
  "%s",
  (_fault, { fault }) => {
    test.each(
      calling.filter(({ name }) => doneByStatus.has(name)).map((field) => [field.name, field] as const),
    )("of %s leaves what was done, or says that it is not known", async (name, field) => {
      const { data, shown } = await outcomeOf(field, fault);
      const isDone = shown.length === 0 && data?.[name] !== null && data?.[name] !== undefined;
      expect(isDone || (shown.length > 0 && shown.every(({ text }) => /\w/.test(text)))).toBe(true);
      expect(JSON.stringify(data ?? {})).not.toMatch(/undefined|NaN|\[object/);
    });
  },
);

/** Its fields are not specified: an answer without `verified` is what its status says. */
const unsaid = ["nothing with 200", "other fields"];

test.each(Object.entries(shapes).filter(([name]) => !unsaid.includes(name)))(
  "[F67] %s of verifySession does not let anyone in",
  async (_name, { fault }) => {
    const field = calling.find(({ name }) => name === "verifySession");
    if (!field) throw new Error("No verifySession");
    const { data, shown } = await outcomeOf(field, fault);
    const isIn = (data?.["verifySession"] as { sessionVerified?: unknown } | null | undefined)
      ?.sessionVerified;
    expect(isIn === false || shown.length > 0).toBe(true);
  },
);

describe("what is no failure", () => {
  test.each(Object.entries(answers).flatMap(([fault, names]) => names.map((name) => [fault, name] as const)))(
    "%s of %s is an answer",
    async (fault, name) => {
      const field = calling.find((each) => each.name === name);
      const answer = faults[fault]?.fault;
      if (!field || !answer) throw new Error(`No ${name} or ${fault}`);
      expect(await outcomeOf(field, answer)).toMatchObject({ data: { [name]: null }, shown: [] });
    },
  );

  test.each(calling.map((field) => [field.name, field] as const))(
    "a late answer of %s is taken",
    async (_name, field) => {
      const later: Fault = () => new Promise((resolve) => setTimeout(() => resolve(null), 5000));
      const { shown } = await outcomeOf(field, later);
      expect(shown).toEqual([]);
    },
  );

  test.each(calling.filter(({ kind }) => kind === "query").map((field) => [field.name, field] as const))(
    "[214] giving %s up ends its calls and says nothing",
    async (_name, { document, variables }) => {
      const signals: AbortSignal[] = [];
      let isAsked: (value?: undefined) => void = () => undefined;
      const asked = new Promise<undefined>((resolve) => (isAsked = resolve));
      const server = sampleServer((signal) => {
        if (signal) signals.push(signal);
        isAsked();
        return new Promise(() => undefined);
      });
      const results: unknown[] = [];
      const subscription = pipe(
        server.graph.bulk.executeQuery(createRequest(document, variables)),
        subscribe((result) => results.push(result)),
      );
      await asked;
      subscription.unsubscribe();
      await vi.runAllTimersAsync();
      expect([results, signals.every(({ aborted }) => aborted), server.logged]).toEqual([[], true, []]);
    },
  );
});
