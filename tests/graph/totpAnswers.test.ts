import { graphql } from "gql.tada";
import { describe, expect, test } from "vitest";
import { sessionCalls } from "../../src/graph/session";
import { totpCalls } from "../../src/graph/totp";
import { errorTexts } from "../../src/rules/errorTexts";
import { fakeServer, json, verified } from "./server";
import { malformed } from "./watched";

const State = graphql(`
  query FactorAsSaid {
    totp {
      isEnabled
      sessionVerified
    }
  }
`);

const { signal } = new AbortController();

/** What the three who ask for the status make of one answer: a screen, the set-up's machine, the sign-in. */
async function heard(answer: Response, isRemembered = false) {
  const { graph, rest } = fakeServer({
    "/api/v1/totp/status": [answer],
    "/api/v1/auth/verify": [json(verified(null))],
  });
  const signIn = await sessionCalls(rest, { has: () => isRemembered }).verify(signal);
  return {
    screen: (await graph.bulk.query(State, {}).toPromise()).data?.totp,
    machine: await totpCalls(rest).status(signal),
    asks: signIn.kind === "ok" ? signIn.secondFactor : signIn.kind,
  };
}

describe("[86] [89] the status of the second factor is read in one way", () => {
  test.each([
    [true, true, { isEnabled: true, sessionVerified: true }, false],
    [true, false, { isEnabled: true, sessionVerified: false }, true],
    [true, undefined, { isEnabled: true, sessionVerified: null }, true],
    [false, undefined, { isEnabled: false, sessionVerified: null }, false],
  ])("is_enabled %s, session_verified %s", async (is_enabled, session_verified, screen, asks) => {
    const machine = { kind: "ok", isEnabled: is_enabled };
    expect(await heard(json({ is_enabled, session_verified }))).toEqual({ screen, machine, asks });
  });

  test.each(["true", "false", 1, []])(
    "[F67] %j is no word on the session: the tab's memory decides",
    async (odd) => {
      const answer = malformed(json({ is_enabled: true, session_verified: odd }));
      expect(await heard(answer)).toMatchObject({ screen: { sessionVerified: null }, asks: true });
      expect((await heard(answer, true)).asks).toBe(false);
    },
  );

  test.each(["true", "false", 1, undefined])("%j does not say that it is on, or off", async (is_enabled) => {
    const machine = { kind: "failed", text: errorTexts.totpStatus };
    expect(await heard(malformed(json({ is_enabled })))).toEqual({ screen: undefined, machine, asks: false });
  });
});

describe("[6] who is expected to be in is asked after with both questions at once", () => {
  const both = ["/api/v1/auth/verify", "/api/v1/totp/status"];

  test("the second does not wait for the first, and is asked once", async () => {
    let answer: (response: Response) => void = () => undefined;
    const { rest, requests } = fakeServer({
      "/api/v1/auth/verify": [() => new Promise((resolve) => (answer = resolve))],
      "/api/v1/totp/status": [json({ is_enabled: true, session_verified: false })],
    });
    const signIn = sessionCalls(rest, { has: () => false }).verify(signal, true);
    await expect.poll(() => requests.map((request) => request.split(" ").at(-1))).toEqual(both);
    answer(json(verified(null)));
    expect(await signIn).toMatchObject({ kind: "ok", secondFactor: true });
    expect(requests).toHaveLength(2);
  });

  test("where nobody is in, the second answer is nobody's", async () => {
    const { rest } = fakeServer({
      "/api/v1/auth/verify": [json({ detail: "Not signed in" }, 401)],
      "/api/v1/totp/status": [json({ detail: "Not signed in" }, 401)],
    });
    const signIn = await sessionCalls(rest, { has: () => false }).verify(signal, true);
    expect(signIn).toEqual({ kind: "refused", error: { status: 401, text: "Not signed in" } });
  });

  test("anybody else is asked for it after the first alone", async () => {
    const { rest, requests } = fakeServer({
      "/api/v1/auth/verify": [json({ detail: "Not signed in" }, 401)],
    });
    await sessionCalls(rest, { has: () => false }).verify(signal);
    expect(requests).toHaveLength(1);
  });
});
