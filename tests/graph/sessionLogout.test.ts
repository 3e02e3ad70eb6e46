import { describe, expect, test } from "vitest";
import { sessionCalls } from "../../src/graph/session";
import { errorTexts } from "../../src/rules/errorTexts";
import { fakeServer, json } from "./server";
import { malformed } from "./watched";

async function heard(answer: Response) {
  const { rest } = fakeServer({ "/api/v1/auth/logout": [malformed(answer)] });
  return await sessionCalls(rest, { has: () => false }).logout();
}

describe("a sign-out", () => {
  test.each([
    ["a message", json({ message: "Done" })],
    ["204", new Response(null, { status: 204 })],
    ["200 with nothing", new Response(null)],
    ["200 with a text", json("Done")],
  ])("is heard by the server that answers %s [40]", async (_, answer) => {
    expect(await heard(answer)).toEqual({ kind: "ok" });
  });

  test.each([
    ["500", json({ detail: "Down" }, 500), "Down"],
    ["a page", new Response("<!doctype html>"), errorTexts.generic],
  ])("is not where the answer is %s [F39]", async (_, answer, text) => {
    expect(await heard(answer)).toEqual({ kind: "failed", text });
  });
});
