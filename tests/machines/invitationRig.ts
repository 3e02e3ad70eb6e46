import { createActor } from "xstate";
import { invitationMachine } from "../../src/machines/invitation";
import type { AcceptAnswer, RegisterAnswer, Registration } from "../../src/machines/invitationContext";
import type { KeptInvitation } from "../../src/rules/keptInvitation";
import { callDesk } from "./rig";
import { NOW } from "./sessionRig";

export const link = { type: "ADDRESS.OK", token: "t-1", email: "ada@demo.test" } as const;
export const nobodyIn = { type: "SETTLED", self: null, isInvited: false } as const;
export const adaIn = { type: "SETTLED", self: "ada@demo.test", isInvited: true } as const;
export const benIn = { type: "SETTLED", self: "ben@demo.test", isInvited: false } as const;
export const registration = {
  ...{ email: "ada@demo.test", password: "demo" },
  ...{ first_name: "Ada", last_name: "Loh" },
};

/** The invitation with calls the test answers by hand and effects it can read. */
export function invitationRig(clock: () => number = () => NOW) {
  const desk = callDesk();
  const effects: string[] = [];
  const actor = createActor(
    invitationMachine.provide({
      actors: {
        accept: desk.call<AcceptAnswer, { token: string }>("accept"),
        register: desk.call<RegisterAnswer, { registration: Registration; token: string | null }>("register"),
        keep: desk.call<boolean, KeptInvitation>("keep"),
      },
      actions: {
        clean: () => void effects.push(`clean, ${desk.calls.length} calls before`),
        forgetKept: () => void effects.push("forgetKept"),
        hush: () => void effects.push("hush"),
        say: (_, { id }) => void effects.push(`say ${id}`),
      },
    }),
    { input: { clock } },
  );
  actor.start();
  return {
    ...desk,
    actor,
    effects,
    value: () => actor.getSnapshot().value,
    context: () => actor.getSnapshot().context,
  };
}
