import { TestModel } from "xstate/graph";
import { describe, expect, test } from "vitest";
import { invitationMachine, type InvitationSnapshot } from "../../src/machines/invitation";
import type { InvitationEvent, InvitationInput } from "../../src/machines/invitationContext";
import { adaIn, benIn, invitationRig, link, nobodyIn, registration } from "./invitationRig";
import { NOW } from "./sessionRig";

const { token, email } = link;

/** Every event of the machine, with the answers that its effects would raise. */
const events: InvitationEvent[] = [
  link,
  nobodyIn,
  adaIn,
  benIn,
  { type: "ADDRESS.INVALID" },
  { type: "KEPT", token, email, retryable: true, until: NOW + 1 },
  { type: "KEPT", token, email, retryable: false, until: NOW + 1 },
  { type: "CONFIRM" },
  { type: "CANCEL" },
  { type: "LEFT" },
  { type: "RETRY" },
  { type: "ACCEPT.OK" },
  { type: "ACCEPT.REFUSED", text: "" },
  { type: "ACCEPT.UNREACHABLE", text: "" },
  { type: "STORED", stored: true },
  { type: "STORED", stored: false },
  { type: "REGISTER", registration },
  { type: "REGISTER.OK" },
  { type: "REGISTER.REFUSED", text: "" },
  { type: "REGISTER.UNREACHABLE", text: "" },
  { type: "TOKEN.INVALID" },
];

const model = new TestModel<InvitationSnapshot, InvitationEvent, InvitationInput>(invitationMachine, {
  serializeState: ({ value, context }) =>
    JSON.stringify([value, context.token, context.retryable, context.stored, context.mustAsk]),
  events,
  logger: { log: () => undefined, error: () => undefined },
});
const paths = model.getShortestPaths({ input: { clock: () => NOW }, allowDuplicatePaths: true });

const useless = ["idle", "accepted", "registered", "expired", "reading"];
const calls: Readonly<Record<string, string>> = {
  accepting: "accept",
  storing: "keep",
  registering: "register",
};

describe("the invitation", () => {
  test("accepts for somebody else only after their yes, whichever way it came there [26]", () => {
    for (const { steps } of paths) {
      const invitation = invitationRig();
      for (const { event } of steps.slice(1)) {
        const before = invitation.calls.length;
        const { mustAsk } = invitation.context();
        invitation.actor.send(event);
        const isCalled = invitation.calls.slice(before).some(({ name }) => name === "accept");
        if (isCalled && (mustAsk || event === benIn)) expect.soft(event.type).toBe("CONFIRM");
      }
      invitation.actor.stop();
    }
    expect(paths.some(({ steps }) => steps.some(({ event }) => event.type === "RETRY"))).toBe(true);
  });

  test.each(["asking", "pending", "retryable"])(
    "is over where it waits (%s) when who was signed in leaves, and no cookie keeps it",
    (waiting) => {
      const path = paths.find(({ state }) => state.value === waiting);
      const invitation = invitationRig();
      for (const { event } of path?.steps.slice(1) ?? []) invitation.actor.send(event);
      expect(invitation.value()).toBe(waiting);
      invitation.actor.send({ type: "LEFT" });
      expect([invitation.value(), invitation.context().token]).toEqual(["idle", ""]);
      expect(invitation.effects.at(-1)).toBe("forgetKept");
      invitation.actor.stop();
    },
  );

  test("reaches every state", () => {
    expect([...new Set(paths.map(({ state }) => state.value))].sort()).toEqual(
      Object.keys(invitationMachine.states).sort(),
    );
  });

  test("holds the token as long as it is of use, and no longer", () => {
    for (const { state } of paths)
      if (state.value !== "registering")
        expect.soft(state.context.token === "", state.value).toBe(useless.includes(state.value));
  });

  test("walks each of its paths as an actor, with one call open at most, its own [27]", () => {
    for (const { steps, state } of paths) {
      const invitation = invitationRig();
      for (const { event } of steps.slice(1)) invitation.actor.send(event);
      expect.soft(invitation.value()).toEqual(state.value);
      const own = calls[state.value];
      expect.soft(invitation.open()).toEqual(own === undefined ? [] : [own]);
      invitation.actor.stop();
    }
  });

  test("calls nothing before the address is clean, and accepts nothing before verify has settled [21][27]", () => {
    for (const { steps } of paths) {
      const sent = steps.slice(1).map(({ event }) => event.type as string);
      const invitation = invitationRig();
      for (const { event } of steps.slice(1)) invitation.actor.send(event);
      if (sent.includes("ADDRESS.OK") && !sent.includes("SETTLED"))
        expect.soft(invitation.names()).toEqual([]);
      const clean = invitation.effects.find((effect) => effect.startsWith("clean"));
      if (sent[0] === "ADDRESS.OK" || sent[0] === "ADDRESS.INVALID")
        expect.soft(clean).toBe("clean, 0 calls before");
      invitation.actor.stop();
    }
  });
});
