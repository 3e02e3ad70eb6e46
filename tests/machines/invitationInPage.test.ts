import { createActor, fromPromise } from "xstate";
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { bringInvitation } from "../../src/main/bringInvitation";
import type { SessionService } from "../../src/main/createSession";
import { sessionCalls } from "../../src/graph/session";
import { sessionMachine } from "../../src/machines/session";
import type { Self, VerifyAnswer } from "../../src/machines/answers";
import { Alerts } from "../../src/state/alerts";
import { fakeServer, json } from "../graph/server";
import type { Answer } from "../graph/server";
import { fakeClock } from "../state/fakes";
import { registration } from "./invitationRig";
import { heard, person } from "./sessionRig";

const accept = "/api/v1/self/invitation/accept";
const search = "?action=invitation&token=t-1&email=ada%40demo.test";
const ada = { ...person("account-ada"), email: "ada@demo.test" };
const ben = { ...person("account-ben"), email: "ben@demo.test" };

/** On its way until the test says what became of it. */
const verify = fromPromise<VerifyAnswer>(() => new Promise(() => undefined));

/** A page that was opened with an invitation while verify is on its way. */
function opened(answers: Answer[], cookie = "", registered: Answer[] = []) {
  const { rest, requests } = fakeServer({ [accept]: answers, "/api/v1/auth/register": registered });
  const clock = fakeClock();
  const alerts = new Alerts({ now: clock.now, schedule: clock.schedule });
  const actor = createActor(sessionMachine.provide({ actors: { verify } }), {
    input: { stamp: String(clock.now() - 1), now: clock.now() },
  });
  actor.start();
  const session: SessionService = {
    ...{ actor, rest },
    calls: sessionCalls(rest, { has: () => false }),
    dispose: () => undefined,
  };
  const did: string[] = [];
  let held = cookie;
  const brought = bringInvitation({
    search: cookie === "" ? search : "",
    jar: { read: () => held, write: (text) => void (held = text.split("; ")[0] ?? "") },
    now: clock.now,
    session,
    alerts,
    renew: () => void did.push("renew"),
    goToSignIn: () => void did.push("sign in"),
  });
  const shown = () => alerts.shown.map(({ key, time, pinned }) => [key, time, pinned]);
  const settle = (self: Self | null) =>
    actor.send(
      self
        ? { type: "VERIFY.OK", self, secondFactor: false }
        : { type: "VERIFY.REFUSED", error: { status: 401, text: "" } },
    );
  const standing = () => alerts.shown.flatMap(({ key, leaving }) => (leaving ? [] : [key]));
  return { actor, alerts, brought, did, requests, settle, shown, standing, cookie: () => held };
}

test("nobody signed in: accepted once verify has settled, said until dismissed, then the sign-in page [18][19][27]", async () => {
  const page = opened([json({ message: "Done" })]);
  await import("../../src/main/createInvitation");
  expect(page.requests).toEqual([]);
  page.settle(null);
  await expect.poll(page.shown).toEqual([["joined_organization", null, true]]);
  expect(page.requests).toEqual([`GET ${accept}?token=t-1`]);
  expect(page.did).toEqual(["sign in"]);
});

test("the invited one signed in: the new organization is asked for at once, and the alert stays [20]", async () => {
  const page = opened([json({ message: "Done" })]);
  page.settle(ada);
  await expect.poll(() => page.did).toEqual(["renew", "sign in"]);
  page.alerts.wipe();
  expect(page.shown()).toEqual([["joined_organization", null, true]]);
});

test("somebody else signed in is asked first, by both names [26]", async () => {
  const page = opened([json({ message: "Done" })]);
  page.settle(ben);
  await expect.poll(page.shown).toEqual([["invitation.ask", null, undefined]]);
  expect(page.alerts.shown[0]?.values).toEqual({ email: "ada@demo.test", self: "ben@demo.test" });
  expect(page.requests).toEqual([]);
  page.alerts.shown[0]?.action?.run();
  await expect.poll(() => page.did).toEqual(["renew", "sign in"]);
});

test("not registered yet: kept in the cookie, told what to do, sent nowhere [21][25][F48]", async () => {
  const page = opened([json({}, 404)]);
  page.settle(null);
  await expect.poll(page.shown).toEqual([["invitation.pending", null, undefined]]);
  expect(page.cookie()).toMatch(/^invitation=.*t-1/);
  expect(page.did).toEqual([]);
});

test("no answer offers a retry, also after a reload, which accepts and clears the cookie [25][F49]", async () => {
  const first = opened([json({}, 503)]);
  first.settle(null);
  await expect.poll(first.shown).toEqual([["invitation.retryable", null, undefined]]);
  expect(first.requests).toHaveLength(1);
  const again = opened([json({ message: "Done" })], first.cookie());
  again.settle(null);
  await expect.poll(again.shown).toEqual([["invitation.retryable", null, undefined]]);
  expect(again.requests).toEqual([]);
  again.alerts.shown[0]?.action?.run();
  await expect.poll(() => again.did).toEqual(["sign in"]);
  expect(again.cookie()).toBe("invitation=");
});

test("a registration that fails says nothing twice; the account it makes is told of until somebody is in [23][25]", async () => {
  const failing = json({}, 500);
  const page = opened([json({}, 404)], "", [failing, failing, json({ message: "Done" })]);
  page.settle(null);
  await expect.poll(page.standing).toEqual(["invitation.pending"]);
  const invitation = await page.brought.open();
  for (const back of ["pending", "pending", "registered"]) {
    invitation.send({ type: "REGISTER", registration });
    await expect.poll(() => invitation.getSnapshot().value).toBe(back);
    if (back === "pending") expect(page.shown()).toHaveLength(1);
  }
  expect(page.standing()).toEqual(["invitation.registered"]);
  page.actor.send({ type: "PEER.LOGIN", account: ada.account });
  page.settle(ada);
  expect(page.standing()).toEqual([]);
});

describe("whoever was signed in leaves", () => {
  test("the question goes with them, and nobody after them can say yes to it [26]", async () => {
    const page = opened([json({ message: "Done" })]);
    page.settle(ben);
    await expect.poll(page.shown).toHaveLength(1);
    const accepts = page.alerts.shown[0]?.action;
    page.actor.send({ type: "LOGOUT" });
    expect(page.alerts.shown.map(({ leaving }) => leaving)).toEqual([true]);
    accepts?.run();
    page.actor.send({ type: "PEER.LOGIN", account: ada.account });
    page.settle(ada);
    accepts?.run();
    await heard();
    expect(page.requests).toEqual([]);
  });

  test.each([
    ["a refusal", 404, "invitation.refused"],
    ["no answer", 503, "invitation.retryable"],
  ])("after %s neither alert nor cookie tells the next one who was invited [21]", async (_, status, key) => {
    const page = opened([json({}, status)]);
    page.settle(ada);
    await expect.poll(page.shown).toEqual([[key, null, undefined]]);
    const retries = page.alerts.shown[0]?.action;
    page.actor.send({ type: "PEER.LOGIN", account: ben.account });
    expect(page.alerts.shown.map(({ leaving }) => leaving)).toEqual([true]);
    page.settle(ben);
    expect(page.cookie()).toBe("invitation=");
    retries?.run();
    await heard();
    expect(page.requests).toHaveLength(1);
  });

  test("what waits outlasts a sign-in, and asks somebody else before it tries again [25][26]", async () => {
    const page = opened([json({}, 503), json({ message: "Done" })]);
    page.settle(null);
    await expect.poll(page.shown).toHaveLength(1);
    page.actor.send({ type: "PEER.LOGIN", account: ben.account });
    page.settle(ben);
    expect(page.cookie()).toMatch(/t-1/);
    page.alerts.shown[0]?.action?.run();
    expect(page.alerts.shown.at(-1)?.key).toBe("invitation.ask");
    expect(page.alerts.shown.at(-1)?.values).toEqual({ email: "ada@demo.test", self: "ben@demo.test" });
    expect(page.requests).toHaveLength(1);
    page.alerts.shown.at(-1)?.action?.run();
    await expect.poll(() => page.did).toEqual(["renew", "sign in"]);
  });
});

describe("after ten minutes", () => {
  beforeEach(() => {
    vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] });
  });
  afterEach(() => {
    vi.useRealTimers();
  });

  test.each([
    ["not registered", 404, "invitation.pending"],
    ["no answer", 503, "invitation.retryable"],
  ])(
    "it says that the invitation has expired, in place of what it offered (%s) [24][F51]",
    async (_, status, key) => {
      const page = opened([json({}, status)]);
      page.settle(null);
      await expect.poll(() => page.standing()).toEqual([key]);
      vi.advanceTimersByTime(590_000);
      expect(page.standing()).toEqual([key]);
      vi.advanceTimersByTime(10_000);
      expect(page.standing()).toEqual(["invitation.expired"]);
      expect(page.alerts.shown.at(-1)).toMatchObject({ time: null, values: { email: "ada@demo.test" } });
      expect(page.cookie()).toBe("invitation=");
    },
  );

  test("who is signed in, and may have answered it under Invitations, is not told [24]", async () => {
    const page = opened([json({}, 404)]);
    page.settle(ada);
    await expect.poll(() => page.standing()).toEqual(["invitation.refused"]);
    vi.advanceTimersByTime(600_000);
    expect(page.standing()).toEqual([]);
  });
});
