import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { adaIn, benIn, invitationRig, link, nobodyIn, registration } from "./invitationRig";
import { heard, NOW } from "./sessionRig";

const refused = { kind: "refused", text: "user has not registered yet" };
const noAnswer = { kind: "unreachable", text: "An error occurred" };

/** At the answer of accepting, nobody signed in. */
async function opened(answer?: unknown) {
  const invitation = invitationRig();
  invitation.actor.send(link);
  invitation.actor.send(nobodyIn);
  if (answer !== undefined) {
    await invitation.answer("accept", answer);
    await invitation.answer("keep", true);
  }
  return invitation;
}

describe("an invitation's link", () => {
  test("is taken out of the address before anything is called, and waits for verify [21][27]", () => {
    const invitation = invitationRig();
    invitation.actor.send(link);
    expect(invitation.value()).toBe("cleaning");
    expect(invitation.effects).toEqual(["clean, 0 calls before"]);
    expect(invitation.names()).toEqual([]);
  });

  test("is accepted once, however often the page says so [18][27][F53]", async () => {
    const invitation = await opened();
    for (const event of [link, nobodyIn, nobodyIn, link]) invitation.actor.send(event);
    expect(invitation.calls.map(({ name, input }) => [name, input])).toEqual([["accept", { token: "t-1" }]]);
    await invitation.answer("accept", { kind: "ok" });
    for (const event of [link, nobodyIn]) invitation.actor.send(event);
    expect(invitation.value()).toBe("accepted");
    expect(invitation.names()).toEqual(["accept"]);
  });

  test("that was accepted is said, and nothing of it is kept [19]", async () => {
    const invitation = await opened();
    await invitation.answer("accept", { kind: "ok" });
    expect(invitation.effects.slice(1)).toEqual(["hush", "forgetKept", "say joined"]);
    expect(invitation.context()).toMatchObject({ token: "", until: 0, stored: false });
  });

  test("without what it needs calls nothing and leaves a clean address [F52]", () => {
    const invitation = invitationRig();
    invitation.actor.send({ type: "ADDRESS.INVALID" });
    invitation.actor.send(nobodyIn);
    expect(invitation.value()).toBe("idle");
    expect(invitation.effects).toEqual(["clean, 0 calls before"]);
    expect(invitation.names()).toEqual([]);
  });

  test("that is none is told of as none when registering is refused", async () => {
    const invitation = invitationRig();
    invitation.actor.send({ type: "ADDRESS.INVALID" });
    const registration = { email: "eve@demo.test", password: "p", first_name: "Eve", last_name: "M" };
    invitation.actor.send({ type: "REGISTER", registration });
    await invitation.answer("register", { kind: "refused", text: "Taken", faults: {} });
    expect([invitation.value(), invitation.context().error]).toEqual(["idle", "Taken"]);
    expect(invitation.context().email).toBe("");
  });

  test("of somebody else asks first, and can be left [26]", () => {
    const invitation = invitationRig();
    invitation.actor.send(link);
    invitation.actor.send(benIn);
    expect(invitation.value()).toBe("asking");
    expect(invitation.context()).toMatchObject({ email: "ada@demo.test", self: "ben@demo.test" });
    expect(invitation.effects.at(-1)).toBe("say ask");
    expect(invitation.names()).toEqual([]);
    invitation.actor.send({ type: "CANCEL" });
    expect(invitation.value()).toBe("idle");
    expect(invitation.context().token).toBe("");
    invitation.actor.send({ type: "CONFIRM" });
    expect(invitation.names()).toEqual([]);
  });

  test("of somebody else is accepted after a yes; one's own is not asked about [26]", () => {
    const asked = invitationRig();
    for (const event of [link, benIn, { type: "CONFIRM" } as const]) asked.actor.send(event);
    expect([asked.value(), asked.names()]).toEqual(["accepting", ["accept"]]);
    const own = invitationRig();
    for (const event of [link, adaIn]) own.actor.send(event);
    expect([own.value(), own.names()]).toEqual(["accepting", ["accept"]]);
  });
});

describe("an invitation that was not accepted", () => {
  beforeEach(() => {
    vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout", "Date"], now: NOW });
  });
  afterEach(() => {
    vi.useRealTimers();
  });

  test("with 4xx is kept for ten minutes for who is not registered yet [21][25][F48]", async () => {
    const invitation = await opened(refused);
    expect(invitation.value()).toBe("pending");
    expect(invitation.calls.at(-1)?.input).toEqual({
      token: "t-1",
      email: "ada@demo.test",
      retryable: false,
      until: NOW + 600_000,
    });
    expect(invitation.context()).toMatchObject({ stored: true, error: "user has not registered yet" });
    invitation.actor.send({ type: "RETRY" });
    expect(invitation.names()).toEqual(["accept", "keep"]);
  });

  test.each([
    ["no answer or 5xx", noAnswer],
    ["an error of the page", new TypeError("Failed to fetch")],
    ["an answer of another kind", { verified: true }],
  ])("with %s can be tried again, or registered with [25][F49]", async (_, answer) => {
    const invitation = await opened(answer);
    expect(invitation.value()).toBe("retryable");
    expect(invitation.effects.at(-1)).toBe("say retryable");
    invitation.actor.send({ type: "RETRY" });
    await invitation.answer("accept", { kind: "ok" });
    expect(invitation.value()).toBe("accepted");
    expect(invitation.names()).toEqual(["accept", "keep", "accept"]);
  });

  test("is asked about before a retry of somebody else, once [26][F49]", async () => {
    const { token, email } = link;
    const invitation = invitationRig();
    invitation.actor.send({ type: "KEPT", token, email, retryable: true, until: NOW + 60_000 });
    invitation.actor.send(benIn);
    expect([invitation.value(), invitation.context().self]).toEqual(["retryable", "ben@demo.test"]);
    invitation.actor.send({ type: "RETRY" });
    expect([invitation.value(), invitation.names()]).toEqual(["asking", []]);
    invitation.actor.send({ type: "CONFIRM" });
    await invitation.answer("accept", noAnswer);
    await invitation.answer("keep", true);
    invitation.actor.send({ type: "RETRY" });
    expect([invitation.value(), invitation.names()]).toEqual(["accepting", ["accept", "keep", "accept"]]);
  });

  test.each([
    ["the invited one", adaIn, "accepting"],
    ["somebody else", benIn, "asking"],
  ] as const)("knows %s who signed in since, also while it was under way [26]", async (_, who, next) => {
    const invitation = await opened();
    invitation.actor.send(who);
    await invitation.answer("accept", noAnswer);
    await invitation.answer("keep", true);
    invitation.actor.send({ type: "RETRY" });
    expect(invitation.value()).toBe(next);
  });

  test("is retryable again after a reload, with what is left of its time [F49]", async () => {
    const invitation = invitationRig(Date.now);
    const { token, email } = link;
    invitation.actor.send({ type: "KEPT", token, email, retryable: true, until: NOW + 60_000 });
    expect([invitation.value(), invitation.names()]).toEqual(["retryable", []]);
    invitation.actor.send({ type: "RETRY" });
    await invitation.answer("accept", noAnswer);
    await invitation.answer("keep", true);
    expect(invitation.calls.at(-1)?.input).toMatchObject({ until: NOW + 60_000 });
    vi.advanceTimersByTime(60_000);
    expect(invitation.value()).toBe("expired");
  });

  test.each([false, new Error("refused")])(
    "lives in memory where the browser refuses the cookie (%s) [21]",
    async (stored) => {
      const invitation = await opened();
      await invitation.answer("accept", refused);
      await invitation.answer("keep", stored);
      expect(invitation.value()).toBe("pending");
      expect(invitation.context()).toMatchObject({ stored: false, token: "t-1" });
    },
  );

  test("is over at ten minutes and a second, and says so to the registration [24][F51]", async () => {
    const invitation = invitationRig(Date.now);
    invitation.actor.send(link);
    invitation.actor.send(nobodyIn);
    await invitation.answer("accept", refused);
    await invitation.answer("keep", true);
    vi.advanceTimersByTime(599_999);
    expect(invitation.value()).toBe("pending");
    vi.advanceTimersByTime(1_001);
    expect(invitation.value()).toBe("expired");
    expect(invitation.context().token).toBe("");
    expect(invitation.context().invalid).toBe(false);
    expect(invitation.effects.slice(-3)).toEqual(["hush", "say expired", "forgetKept"]);
    invitation.actor.send({ type: "REGISTER", registration });
    expect(invitation.calls.at(-1)?.input).toEqual({ registration, token: null });
    await invitation.answer("register", { kind: "refused", text: "Too short" });
    expect(invitation.effects.filter((effect) => effect === "say expired")).toHaveLength(1);
    expect([invitation.value(), invitation.context().error]).toEqual(["expired", "Too short"]);
  });
});

describe("registering with an invitation", () => {
  test("takes the token beside the body; what was kept goes with the success [23][84]", async () => {
    const invitation = await opened(refused);
    invitation.actor.send({ type: "REGISTER", registration });
    invitation.actor.send({ type: "REGISTER", registration });
    expect(invitation.calls.at(-1)?.input).toEqual({ registration, token: "t-1" });
    expect(invitation.names()).toEqual(["accept", "keep", "register"]);
    await invitation.answer("register", { kind: "ok" });
    expect(invitation.value()).toBe("registered");
    expect(invitation.effects.slice(-3)).toEqual(["hush", "forgetKept", "say registered"]);
    expect(invitation.context().token).toBe("");
    invitation.actor.send(adaIn);
    expect(invitation.effects.at(-1)).toBe("hush");
  });

  test("that is refused keeps the invitation; the server's words are there [23]", async () => {
    const invitation = await opened(refused);
    invitation.actor.send({ type: "REGISTER", registration });
    await invitation.answer("register", { kind: "refused", text: "password: too short" });
    expect([invitation.value(), invitation.context().error]).toEqual(["pending", "password: too short"]);
    invitation.actor.send({ type: "REGISTER", registration });
    await invitation.answer("register", new TypeError("Failed to fetch"));
    expect([invitation.value(), invitation.context().token]).toEqual(["pending", "t-1"]);
    expect(invitation.effects.filter((effect) => effect.startsWith("say"))).toEqual(["say pending"]);
  });

  test("from a failure that can be retried leads back to it [25]", async () => {
    const invitation = await opened(noAnswer);
    invitation.actor.send({ type: "REGISTER", registration });
    await invitation.answer("register", noAnswer);
    expect(invitation.value()).toBe("retryable");
  });

  test("with a token the server no longer takes is over, and not as after ten minutes [24]", async () => {
    const invitation = await opened(refused);
    invitation.actor.send({ type: "REGISTER", registration });
    await invitation.answer("register", { kind: "tokenInvalid" });
    expect(invitation.value()).toBe("expired");
    expect(invitation.context()).toMatchObject({ invalid: true, error: null });
    expect(invitation.effects.slice(-2)).toEqual(["hush", "forgetKept"]);
    await heard();
  });
});
