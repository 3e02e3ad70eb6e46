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
