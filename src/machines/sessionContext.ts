import { isTentative } from "../rules/loginStamp";
import type {
  Credentials,
  FactorEvent,
  LoginEvent,
  LogoutEvent,
  Self,
  SessionError,
  VerifyEvent,
} from "./answers";

/** Stored in place of the login time until the server confirms a sign-out: no start may quietly sign in again. */
export const SIGNED_OUT = "signed-out";

/** Why personal data goes. Typed text (drafts) survives `expired` alone, to be restored for the same account. */
export type WipeReason = "logout" | "deleted" | "expired" | "peer" | "account";

export interface SessionInput {
  /** The stored login time, as it was found. */
  readonly stamp: unknown;
  /** ms since 1970. */
  readonly now: number;
  /** For the countdown of a limited code; Date.now unless given. */
  readonly clock?: () => number;
}

type Factor = "code" | "backup";

export interface SessionContext {
  readonly fresh: boolean;
  readonly quiet: boolean;
  readonly clock: () => number;
  /** Rises on each entry to state 0 and each change of account: what was asked in an older epoch is not heard. */
  readonly epoch: number;
  readonly self: Self | null;
  readonly error: SessionError | null;
  /** null: not asked for. */
  readonly sessionVerified: boolean | null;
  /** Rises with each wrong code, so that the field can be emptied and focused. */
  readonly attempt: number;
  readonly factor: Factor;
  /** Backup codes that a used one was answered with: in `savingCodes` alone, never stored, logged or reported. */
  readonly codes: readonly string[];
  /** ms since 1970 until which no code of a kind is taken. */
  readonly retryAt: Readonly<Partial<Record<Factor, number | null>>>;
  /** A sign-in that waits for the sign-out before it, which would end its session. */
  readonly waiting: Credentials | null;
}

/** `epoch`: the one the call behind the event was started in; older ones are dropped. */
interface Dated {
  readonly epoch?: number;
}

export type SessionEvent =
  | VerifyEvent
  | LoginEvent
  | FactorEvent
  | LogoutEvent
  | { readonly type: "LOGIN"; readonly credentials: Credentials }
  | {
      readonly type:
        | "LOGOUT"
        | "RETRY"
        | "ONLINE"
        | "VISIBLE"
        | "PEER.LOGOUT"
        | "USE.BACKUP"
        | "USE.CODE"
        | "ACK";
    }
  | ({ readonly type: "EXPIRED" | "FORBIDDEN" | "ACCOUNT.DELETED" | "FACTOR.REQUIRED" } & Dated)
  | { readonly type: "PEER.LOGIN"; readonly account: string }
  | { readonly type: "CODE"; readonly code: string }
  | ({ readonly type: "SELF.CHANGED"; readonly self: Self } & Dated);

export function sessionContext(input: SessionInput): SessionContext {
  return {
    fresh: isTentative(input.stamp, input.now),
    quiet: input.stamp !== SIGNED_OUT,
    clock: input.clock ?? Date.now,
    epoch: 0,
    self: null,
    error: null,
    sessionVerified: null,
    attempt: 0,
    factor: "code",
    codes: [],
    retryAt: {},
    waiting: null,
  };
}
