import { describe, expect, test } from "vitest";
import { operationFor } from "../contract/contract";
import { callingFields } from "./rootFields";
import { runField, sampleServer } from "./sampleServer";
import { sampleAnswer } from "./samples";

type Strip = (entry: readonly [name: string, value: unknown]) => readonly (readonly [string, unknown])[];

/** What tells a row from the others, and what it points at. */
const isId = (name: string) => /(^|_)(id|uid|uids|account|object|park|signature_(pdf|csv))$/.test(name);
const isPlain = (value: unknown) => typeof value !== "object" || value === null;

/** An answer whose rows say nothing but their ids. */
function stripped(value: unknown, strip: Strip, isRow = false): unknown {
  if (Array.isArray(value)) return value.map((each) => stripped(each, strip, true));
  if (isPlain(value)) return value;
  const entries = Object.entries(value as object).flatMap((entry) =>
    isRow && isPlain(entry[1]) && !isId(entry[0]) ? strip(entry) : [entry],
  );
  return Object.fromEntries(entries.map(([name, each]) => [name, stripped(each, strip, isRow)]));
}

const strips: Readonly<Record<string, Strip>> = {
  "null for all else": ([name]) => [[name, null]],
  "nothing else": () => [],
};

/** What a field has to say of rows that are stripped so. */
async function answerOf(name: string, strip: Strip) {
  const server = sampleServer(async (_signal, method, path) => {
    const found = operationFor(method, path)?.operation.path ?? "";
    const answer = sampleAnswer(method.toLowerCase(), found);
    if (answer.headers.get("Content-Type") !== "application/json") return answer;
    return Response.json(stripped(await answer.json(), strip));
  });
  const field = callingFields.find((each) => each.name === name);
  if (!field) throw new Error(`No field ${name}`);
  const { data, error } = await runField(server, field);
  return { answer: data?.[name], errors: error?.graphQLErrors.map((each) => each.message) ?? [] };
}

const queries = callingFields.filter(({ kind }) => kind === "query").map(({ name }) => name);

describe.each(Object.entries(strips))("[F78] rows with their ids and %s", (_name, strip) => {
  test.each(queries)("take no answer of %s away", async (name) => {
    expect((await answerOf(name, strip)).errors).toEqual([]);
  });
});

/** Each kind of row with what it says where the server says nothing. */
const rows: readonly (readonly [query: string, row: object])[] = [
  ["users", { items: [{ role: "", email: null, organizationName: null }] }],
  ["members", { items: [{ role: "", email: null }] }],
  ["parkMembers", [{ role: "", name: null }]],
  ["portfolioMembers", [{ role: "", name: null }]],
  ["sessions", [{ isActive: false, revoked: false, isCurrent: null }]],
  ["comments", [{ text: "", authorName: null }]],
  ["organizations", { items: [{ uid: "sample", name: "sample", subscription: { status: "" } }] }],
  ["parkEvents", { items: [{ eventType: null, importance: null, hidden: false, start: null }] }],
  ["openEvents", { items: [{ eventType: null, hidden: false }] }],
  ["shutdownEvents", { items: [{ eventType: null, shutdownType: null, loss: null }] }],
  ["eventCounts", { counts: [{ eventType: null, count: 0 }] }],
  ["devices", { items: [{ name: "sample", park: { name: "sample" }, organization: { name: "sample" } }] }],
  ["portfolios", [{ name: "sample", parks: [{ name: "sample", kpi: { state: "", powerW: null } }] }]],
  ["hosts", [{ name: "", url: "", version: null }]],
];

describe.each(Object.entries(strips))("[F78] a row with %s", (_name, strip) => {
  test.each(rows)("of %s has the least of everything", async (name, row) => {
    expect((await answerOf(name, strip)).answer).toMatchObject(row);
  });
});
