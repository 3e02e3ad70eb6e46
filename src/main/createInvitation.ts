import { createActor, fromPromise } from "xstate";
import { invitationCalls } from "../graph/invitation";
import { invitationMachine } from "../machines/invitation";
import type { InvitationActor } from "../machines/invitation";
import type { InvitationContext } from "../machines/invitationContext";
import { isInvited, readInvitation } from "../rules/invitation";
import { whenSettled } from "../shell/addressAlert";
import type { SessionService } from "./createSession";
import type { Stores } from "./createStores";
import { forgetInvitation, keepInvitation, keptInvitation } from "./invitationJar";
import type { CookieJar } from "./invitationJar";

export interface InvitationParts {
  /** The query that carried the invitation; empty where none did. */
  readonly search: string;
  readonly jar: CookieJar;
  readonly now: () => number;
  readonly session: SessionService;
  readonly alerts: Stores["alerts"];
  /** Someone signed in joined: who they are and what they see is asked anew. */
  readonly renew: () => void;
  readonly goToSignIn: () => void;
}

type Said = "ask" | "joined" | "pending" | "retryable" | "registered";

/** The alert of a step; what can be done about it is its button. */
function say(
  parts: InvitationParts,
  context: InvitationContext,
  id: Said,
  send: (type: "CONFIRM" | "RETRY") => void,
): void {
  const { alerts } = parts;
  const { self } = parts.session.actor.getSnapshot().context;
  const { email, error } = context;
  const stays = { pinned: true, time: null } as const;
  const button = (label: string, type: "CONFIRM" | "RETRY") => ({
    label: `invitation.${label}`,
    run: () => send(type),
  });
  if (id === "joined") {
    alerts.show({ ...stays, type: "success", key: "joined_organization" });
    if (self) parts.renew();
    parts.goToSignIn();
  } else if (id === "ask") {
    const values = { email, self: context.self ?? "" };
    alerts.show({
      ...stays,
      type: "info",
      key: "invitation.ask",
      values,
      action: button("accept", "CONFIRM"),
    });
  } else if (id === "retryable") {
    const action = button("retry", "RETRY");
    alerts.show({ ...stays, type: "error", key: "invitation.retryable", values: { email }, action });
  } else if (id === "pending" && self) {
    alerts.show({
      ...stays,
      type: "error",
      key: "invitation.refused",
      values: { text: error ?? "" },
    });
  } else {
    alerts.show({ ...stays, type: "info", key: `invitation.${id}`, values: { email } });
  }
}

/**
 * Runs the invitation of the page's address, or one that a cookie kept, once verify has settled. The address was
 * cleaned before this code was asked for, so that not even its chunk was.
 */
export function createInvitation(parts: InvitationParts): { readonly dispose: () => void } {
  const { jar, now, session } = parts;
  const address = readInvitation(parts.search);
  const calls = invitationCalls(session.rest);
  const self = () => session.actor.getSnapshot().context.self;
  const actor: InvitationActor = createActor(
    invitationMachine.provide({
      actors: {
        accept: fromPromise(({ input, signal }) => calls.acceptInvitation(input.token, signal)),
        register: fromPromise(({ input, signal }) => calls.register(input.registration, input.token, signal)),
        keep: fromPromise(({ input }) => Promise.resolve(keepInvitation(jar, input, now()))),
      },
      actions: {
        forgetKept: () => forgetInvitation(jar),
        say: ({ context }, { id }) => say(parts, context, id, (type) => actor.send({ type })),
      },
    }),
    { input: { clock: now } },
  );
  actor.start();
  const stop = whenSettled(session.actor, () => {
    const kept = keptInvitation(jar, now());
    if (address.kind === "invitation")
      actor.send({ type: "ADDRESS.OK", token: address.token, email: address.email });
    else if (address.kind === "invalid") actor.send({ type: "ADDRESS.INVALID" });
    // Whoever is in by now need not hear that they are to register.
    else if (kept && (kept.retryable || !self())) actor.send({ type: "KEPT", ...kept });
    const who = self();
    actor.send({
      type: "SETTLED",
      self: who && (who.email ?? who.account),
      isInvited: who !== null && isInvited(actor.getSnapshot().context.email, who),
    });
  });
  const dispose = () => {
    stop();
    actor.stop();
  };
  return { dispose };
}
