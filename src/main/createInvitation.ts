import { createActor, fromPromise } from "xstate";
import { invitationCalls } from "../graph/invitation";
import type { Self } from "../machines/answers";
import { invitationMachine } from "../machines/invitation";
import type { InvitationActor } from "../machines/invitation";
import type { InvitationContext, InvitationEvent } from "../machines/invitationContext";
import type { Said } from "../machines/invitationSetup";
import { isInvited, readInvitation } from "../rules/invitation";
import { isSettled, whenSettled } from "../shell/whenSettled";
import { createSaid } from "./createSaid";
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

/** The alert of a step; what can be done about it is its button. Only `joined` names nobody, and outlives a sign-out. */
function say(
  parts: InvitationParts,
  context: InvitationContext,
  id: Said,
  send: (type: "CONFIRM" | "RETRY") => void,
): number {
  const { alerts } = parts;
  const { self } = parts.session.actor.getSnapshot().context;
  const { email, error } = context;
  const stays = { time: null } as const;
  const button = (label: string, type: "CONFIRM" | "RETRY") => ({
    label: `invitation.${label}`,
    run: () => send(type),
  });
  if (id === "joined") {
    const shown = alerts.show({ ...stays, pinned: true, type: "success", key: "joined_organization" });
    if (self) parts.renew();
    parts.goToSignIn();
    return shown;
  }
  if (id === "ask") {
    const values = { email, self: context.self ?? "" };
    return alerts.show({
      ...stays,
      type: "info",
      key: "invitation.ask",
      values,
      action: button("accept", "CONFIRM"),
    });
  }
  if (id === "retryable") {
    const action = button("retry", "RETRY");
    return alerts.show({ ...stays, type: "error", key: "invitation.retryable", values: { email }, action });
  }
  if (id === "pending" && self) {
    const values = { text: error ?? "" };
    return alerts.show({ ...stays, type: "error", key: "invitation.refused", values });
  }
  return alerts.show({ ...stays, type: "info", key: `invitation.${id}`, values: { email } });
}

/** What to do when the session has ended, and once it is known that somebody left or came. */
interface SessionNews {
  readonly ended: () => void;
  readonly changed: (hasLeft: boolean) => void;
}

/** Watches who is signed in from now on; returns how to stop. */
function followSession({ actor }: SessionService, news: SessionNews): () => void {
  const start = actor.getSnapshot().context;
  let epoch = start.epoch;
  let account = start.self?.account;
  const watched = actor.subscribe((snapshot) => {
    const { context } = snapshot;
    if (context.epoch !== epoch) news.ended();
    epoch = context.epoch;
    if (!isSettled(snapshot) || context.self?.account === account) return;
    const hasLeft = account !== undefined;
    account = context.self?.account;
    news.changed(hasLeft);
  });
  return () => watched.unsubscribe();
}

/** Who is signed in, as the machine hears it; `invited` is the email of the invitation. */
function settled(self: Self | null, invited: string): InvitationEvent {
  const name = self && (self.email ?? self.account);
  return { type: "SETTLED", self: name, isInvited: self !== null && isInvited(invited, self) };
}

/** A link that lacks what an invitation needs calls nothing [F52], and is not dropped without a word. */
function invalid({ alerts }: InvitationParts): InvitationEvent {
  alerts.show({ type: "error", key: "invitation.incomplete", time: null });
  return { type: "ADDRESS.INVALID" };
}

export interface CreatedInvitation {
  /** For the screen that registers. */
  readonly actor: InvitationActor;
  readonly dispose: () => void;
}

/**
 * Runs the invitation of the page's address, or one that a cookie kept, once verify has settled. The address was
 * cleaned before this code was asked for, so that not even its chunk was.
 */
export function createInvitation(parts: InvitationParts): CreatedInvitation {
  const { jar, now, session } = parts;
  const address = readInvitation(parts.search);
  const calls = invitationCalls(session.rest);
  const self = () => session.actor.getSnapshot().context.self;
  // They name who was invited, and go with the session they were shown in.
  const said = createSaid(parts.alerts);
  const actor: InvitationActor = createActor(
    invitationMachine.provide({
      actors: {
        accept: fromPromise(({ input, signal }) => calls.acceptInvitation(input.token, signal)),
        register: fromPromise(({ input, signal }) => calls.register(input.registration, input.token, signal)),
        keep: fromPromise(({ input }) => Promise.resolve(keepInvitation(jar, input, now()))),
      },
      actions: {
        forgetKept: () => forgetInvitation(jar),
        hush: said.hush,
        say: ({ context }, { id }) => {
          // Signed in, one who was told to answer it under Invitations may have done so.
          if (id === "expired" && self() && !context.retryable) return;
          const shown = say(parts, context, id, (type) => actor.send({ type }));
          if (id !== "joined") said.add(shown);
        },
      },
    }),
    { input: { clock: now } },
  );
  actor.start();
  const meet = () => actor.send(settled(self(), actor.getSnapshot().context.email));
  let unfollow = (): void => undefined;
  const stop = whenSettled(session.actor, () => {
    const kept = keptInvitation(jar, now());
    if (address.kind === "invitation")
      actor.send({ type: "ADDRESS.OK", token: address.token, email: address.email });
    else if (address.kind === "invalid") actor.send(invalid(parts));
    // Whoever is in by now need not hear that they are to register.
    else if (kept && (kept.retryable || !self())) actor.send({ type: "KEPT", ...kept });
    else actor.send({ type: "ADDRESS.INVALID" });
    meet();
    unfollow = followSession(session, {
      ended: () => {
        said.hush();
        actor.send({ type: "CANCEL" });
      },
      changed: (hasLeft) => {
        if (hasLeft) actor.send({ type: "LEFT" });
        meet();
      },
    });
  });
  const dispose = () => {
    stop();
    unfollow();
    actor.stop();
  };
  return { actor, dispose };
}
