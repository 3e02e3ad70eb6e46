import { graphql } from "gql.tada";
import { describe, expect, test } from "vitest";
import { sessionCalls } from "../../src/graph/session";
import { errorTexts } from "../../src/rules/errorTexts";
import { fakeServer, json } from "./server";
import { malformed } from "./watched";

const Pass = graphql(`
  mutation PassSession($code: String!) {
    verifySession(code: $code) {
      sessionVerified
    }
  }
`);

const { signal } = new AbortController();
const code = "123456";

/** What the gate makes of an answer to verify-session, and what a screen does. */
async function heard(answer: Response) {
  const { graph, rest } = fakeServer({ "/api/v1/totp/verify-session": [malformed(answer)] });
  const gate = await sessionCalls(rest, { has: () => false }).verifySession(code, signal);
  const { data } = await graph.client.mutation(Pass, { code }).toPromise();
  return { gate, screen: data?.verifySession.sessionVerified ?? false };
}

describe("verify-session answered with success", () => {
  test.each([
    ["a message", json({ message: "ok" })],
    ["an empty object", json({})],
    ["204", new Response(null, { status: 204 })],
    ["201 without a body", new Response(null, { status: 201 })],
    ["verified: true", json({ verified: true })],
  ])("has verified the session: %s [89]", async (_, answer) => {
    expect(await heard(answer)).toEqual({ gate: { kind: "ok" }, screen: true });
  });

  test.each([
    ["verified: false", json({ verified: false })],
    ["verified: null", json({ verified: null })],
    ["a number", json({ verified: 1 })],
    ["a text", json({ verified: "true" })],
    ["a list", json([])],
    ["a bare value", json(true)],
    ["a page", new Response("<!doctype html>", { headers: { "Content-Type": "text/html" } })],
  ])("has not where the answer is of another kind: %s [89][F67]", async (_, answer) => {
    const gate = { kind: "wrong", text: errorTexts.totpSession };
    expect(await heard(answer)).toEqual({ gate, screen: false });
  });

  test.each([400, 401])("has not with %s, whatever the body says [89][F57]", async (status) => {
    const { gate, screen } = await heard(json({ verified: true }, status));
    expect([gate.kind, screen]).toEqual(["wrong", false]);
  });
});

describe("verify-backup at the gate", () => {
  test.each([
    ["those that are left", ["a", "b"], { kind: "ok", codes: ["a", "b"] }],
    ["none", [], { kind: "ok", codes: [] }],
    ["what is no code beside them", ["a", 7, null], { kind: "ok", codes: ["a"] }],
    ["no list", "a", { kind: "wrong", text: errorTexts.totpBackup }],
  ])("hands on the codes that hold from now on: %s [90]", async (_, backup_codes, heard) => {
    const { rest } = fakeServer({ "/api/v1/totp/verify-backup": [malformed(json({ backup_codes }))] });
    expect(await sessionCalls(rest, { has: () => false }).verifyBackup("c", signal)).toEqual(heard);
  });
});
