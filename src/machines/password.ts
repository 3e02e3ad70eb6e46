import { graphql } from "gql.tada";
import type { TadaDocumentNode } from "gql.tada";
import { assign, fromPromise, setup } from "xstate";
import { faultsIn, isRefusal } from "../rules/faults";
import type { Faults } from "../rules/faults";

const ForgotPassword = graphql(`
  mutation ForgotPassword($email: String!) {
    forgotPassword(email: $email)
  }
`);

const ResetPassword = graphql(`
  mutation ResetPassword($password: String!, $token: String!) {
    resetPassword(password: $password, token: $token)
  }
`);

/** A link to a new password, or the new password with that link's token. */
export type PasswordWish =
  | { readonly kind: "forgot"; readonly email: string }
  | { readonly kind: "reset"; readonly password: string; readonly token: string };

type Mutate = <Data, Variables extends object>(
  document: TadaDocumentNode<Data, Variables>,
  variables: Variables,
) => Promise<Data>;

/** Sends a wish; rejects with the error's readable text. */
export async function sendPasswordWish(mutate: Mutate, wish: PasswordWish): Promise<void> {
  if (wish.kind === "forgot") await mutate(ForgotPassword, { email: wish.email });
  else await mutate(ResetPassword, { password: wish.password, token: wish.token });
}

interface PasswordContext {
  /** What was typed: kept while it has not arrived, gone with the success. */
  readonly wish: PasswordWish | null;
  readonly error: string | null;
  /** The server has answered no: the same again would be refused, too. */
  readonly isRefused: boolean;
  /** What the server says of single fields. */
  readonly faults: Faults;
}

/**
 * The forms for a forgotten password (readings, Signing in). Success says nothing about whether the address exists, for
 * the server does not. `send` comes through `provide`; by itself it reaches nobody.
 */
export const passwordMachine = setup({
  types: {
    context: {} as PasswordContext,
    events: {} as { readonly type: "SEND"; readonly wish: PasswordWish },
  },
  actors: {
    send: fromPromise<void, PasswordWish>(() => Promise.reject(new Error(""))),
  },
}).createMachine({
  id: "password",
  context: { wish: null, error: null, isRefused: false, faults: {} },
  initial: "asking",
  states: {
    asking: { on: { SEND: { target: "sending", actions: assign(({ event }) => ({ wish: event.wish })) } } },
    sending: {
      entry: assign({ error: null, isRefused: false, faults: {} }),
      invoke: {
        src: "send",
        input: ({ context }) => context.wish ?? { kind: "forgot", email: "" },
        onDone: { target: "sent", actions: assign({ wish: null }) },
        onError: {
          target: "failed",
          actions: assign(({ event }) => ({
            error: event.error instanceof Error ? event.error.message : "",
            isRefused: isRefusal(event.error),
            faults: faultsIn(event.error),
          })),
        },
      },
    },
    failed: { on: { SEND: { target: "sending", actions: assign(({ event }) => ({ wish: event.wish })) } } },
    sent: { type: "final" },
  },
});
