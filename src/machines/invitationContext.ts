import type { components } from "../generated/rest";
import type { Faults } from "../rules/faults";
import type { Invitation } from "../rules/invitation";
import type { KeptInvitation } from "../rules/keptInvitation";

/** What an account is made of; the token of an invitation is no part of it [84]. */
export type Registration = components["schemas"]["Registration"];

/** What became of accepting. 4xx is `refused`; no answer, 5xx and a missing second factor are `unreachable`. */
export type AcceptAnswer =
  | { readonly kind: "ok" }
  | { readonly kind: "refused"; readonly text: string; readonly faults?: Faults }
  | { readonly kind: "unreachable"; readonly text: string };

/** What became of registering; `tokenInvalid`: the server no longer takes the invitation. */
export type RegisterAnswer = AcceptAnswer | { readonly kind: "tokenInvalid" };

export interface InvitationInput {
  readonly clock: () => number;
}

export interface InvitationContext {
  readonly clock: () => number;
  /** Empty once it is used up, over or given up. */
  readonly token: string;
  readonly email: string;
  /** Who is signed in: the email, else the account; null for nobody. */
  readonly self: string | null;
  /** Whoever is signed in is not the one who was invited, and has not agreed yet. */
  readonly mustAsk: boolean;
  /** ms since 1970 from which the invitation no longer holds; 0 while it is not kept. */
  readonly until: number;
  readonly retryable: boolean;
  /** Whether a cookie keeps it over a reload; else it lives in this page alone. */
  readonly stored: boolean;
  /** The server no longer takes it: opening its link again would lead to the same refusal. */
  readonly invalid: boolean;
  /** One who registers came without: the address is that of the form, and no invitation's. */
  readonly uninvited: boolean;
  /** The server's words, or the catalogue's. */
  readonly error: string | null;
  /** What the server says of single fields of the registration. */
  readonly faults: Faults;
}

export type AcceptEvent =
  | { readonly type: "ACCEPT.OK" }
  | { readonly type: "ACCEPT.REFUSED" | "ACCEPT.UNREACHABLE"; readonly text: string };
export type RegisterEvent =
  | { readonly type: "REGISTER.OK" | "TOKEN.INVALID" }
  | {
      readonly type: "REGISTER.REFUSED" | "REGISTER.UNREACHABLE";
      readonly text: string;
      readonly faults?: Faults | undefined;
    };

export type InvitationEvent =
  | AcceptEvent
  | RegisterEvent
  | ({ readonly type: "ADDRESS.OK" } & Invitation)
  | ({ readonly type: "KEPT" } & KeptInvitation)
  | { readonly type: "ADDRESS.INVALID" | "CONFIRM" | "CANCEL" | "RETRY" }
  /** Whoever was signed in is so no longer: what was kept under them goes, whoever is next. */
  | { readonly type: "LEFT" }
  /** Verify has settled, or somebody signed in since. `isInvited`: whoever is signed in is the one who was invited. */
  | { readonly type: "SETTLED"; readonly self: string | null; readonly isInvited: boolean }
  | { readonly type: "STORED"; readonly stored: boolean }
  | { readonly type: "REGISTER"; readonly registration: Registration };

/** The answer as the machine hears it; nothing counts as success but a whole success. */
export function acceptEvent(answer: AcceptAnswer | undefined): AcceptEvent {
  if (answer?.kind === "ok") return { type: "ACCEPT.OK" };
  const type = answer?.kind === "refused" ? "ACCEPT.REFUSED" : "ACCEPT.UNREACHABLE";
  return { type, text: answer?.text ?? "" };
}

export function registerEvent(answer: RegisterAnswer | undefined): RegisterEvent {
  switch (answer?.kind) {
    case "ok":
      return { type: "REGISTER.OK" };
    case "tokenInvalid":
      return { type: "TOKEN.INVALID" };
    case "refused":
      return { type: "REGISTER.REFUSED", text: answer.text, faults: answer.faults };
    default:
      return { type: "REGISTER.UNREACHABLE", text: answer?.text ?? "" };
  }
}
