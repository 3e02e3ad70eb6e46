import type { components } from "../generated/rest";

/** Who is signed in, as GET auth/verify and POST auth/login answer it. §3 Self. */
export type Self = components["schemas"]["v1_self_user"];

/** What went wrong, to show. `status` is the HTTP status, null when there was no answer; `text` is the server's. */
export interface SessionError {
  readonly status: number | null;
  readonly text: string;
}

export interface Credentials {
  readonly email: string;
  readonly password: string;
}

/**
 * What became of verify or login. `secondFactor` is true when the account has it enabled and this session has not
 * passed it. A 4xx or an unreadable 200 is `refused`; no answer and 5xx are `unreachable`. § readings, Signing in.
 */
export type VerifyAnswer =
  | { readonly kind: "ok"; readonly self: Self; readonly secondFactor: boolean }
  | { readonly kind: "refused"; readonly error: SessionError }
  | { readonly kind: "unreachable"; readonly text: string };
export type LoginAnswer = VerifyAnswer;

/** What became of a second-factor code. `retryAfter` is in seconds; `codes` are the backup codes that hold from now on. */
export type FactorAnswer =
  | { readonly kind: "ok"; readonly codes?: readonly string[] }
  | { readonly kind: "wrong"; readonly text: string }
  | { readonly kind: "limited"; readonly retryAfter: number }
  | { readonly kind: "unreachable"; readonly text: string };

export type LogoutAnswer = { readonly kind: "ok" } | { readonly kind: "failed"; readonly text: string };

/** The answer as the machine hears it, e.g. `VERIFY.OK`. */
export type VerifyEvent =
  | { readonly type: "VERIFY.OK"; readonly self: Self; readonly secondFactor: boolean }
  | { readonly type: "VERIFY.REFUSED"; readonly error: SessionError }
  | { readonly type: "VERIFY.UNREACHABLE"; readonly error: SessionError };
export type LoginEvent =
  | { readonly type: "LOGIN.OK"; readonly self: Self; readonly secondFactor: boolean }
  | { readonly type: "LOGIN.REFUSED"; readonly error: SessionError }
  | { readonly type: "LOGIN.UNREACHABLE"; readonly error: SessionError };
export type FactorEvent =
  | { readonly type: "FACTOR.OK"; readonly codes: readonly string[] }
  | { readonly type: "FACTOR.WRONG"; readonly text: string }
  | { readonly type: "FACTOR.LIMITED"; readonly retryAfter: number }
  | { readonly type: "FACTOR.UNREACHABLE"; readonly text: string };
export type LogoutEvent =
  | { readonly type: "LOGOUT.OK" }
  | { readonly type: "LOGOUT.FAILED"; readonly text: string };

/*
 * The four translations below let nothing count as success but a whole success: an answer of another kind, or an ok
 * without a person in it, is a failure, whatever the types promised.
 */

export function verifyEvent(answer: VerifyAnswer | undefined): VerifyEvent {
  if (answer?.kind === "ok" && isSelf(answer.self)) {
    return { type: "VERIFY.OK", self: answer.self, secondFactor: answer.secondFactor };
  }
  if (answer?.kind === "unreachable") return { type: "VERIFY.UNREACHABLE", error: noAnswer(answer.text) };
  return { type: "VERIFY.REFUSED", error: refusal(answer) };
}

export function loginEvent(answer: LoginAnswer | undefined): LoginEvent {
  if (answer?.kind === "ok" && isSelf(answer.self)) {
    return { type: "LOGIN.OK", self: answer.self, secondFactor: answer.secondFactor };
  }
  if (answer?.kind === "unreachable") return { type: "LOGIN.UNREACHABLE", error: noAnswer(answer.text) };
  return { type: "LOGIN.REFUSED", error: refusal(answer) };
}

export function factorEvent(answer: FactorAnswer | undefined): FactorEvent {
  switch (answer?.kind) {
    case "ok":
      return { type: "FACTOR.OK", codes: answer.codes ?? [] };
    case "limited":
      return { type: "FACTOR.LIMITED", retryAfter: answer.retryAfter };
    case "unreachable":
      return { type: "FACTOR.UNREACHABLE", text: answer.text };
    default:
      return { type: "FACTOR.WRONG", text: answer?.text ?? "" };
  }
}

export function logoutEvent(answer: LogoutAnswer | undefined): LogoutEvent {
  if (answer?.kind === "ok") return { type: "LOGOUT.OK" };
  return { type: "LOGOUT.FAILED", text: answer?.text ?? "" };
}

function isSelf(self: Self | null | undefined): boolean {
  return typeof self?.account === "string" && self.account !== "";
}

function noAnswer(text: string): SessionError {
  return { status: null, text };
}

function refusal(answer: VerifyAnswer | undefined): SessionError {
  return answer?.kind === "refused" ? answer.error : { status: 200, text: "" };
}
