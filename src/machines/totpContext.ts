/**
 * What an authenticator needs. `qrCode` is safe to show in an `<img>`, `otpauthUrl` to be drawn where there is none; the
 * backup codes are held back until the end.
 */
export interface TotpSecret {
  readonly secret: string;
  readonly otpauthUrl: string | null;
  readonly qrCode: string | null;
  readonly backupCodes: readonly string[];
}

interface Limited {
  readonly kind: "limited";
  /** Seconds. */
  readonly retryAfter: number;
  readonly text: string;
}

interface Failed {
  readonly kind: "wrong" | "unreachable";
  readonly text: string;
}

/** `expired`: the session itself is gone. */
type Gone = { readonly kind: "expired" };

export type StatusAnswer =
  | { readonly kind: "ok"; readonly isEnabled: boolean }
  | { readonly kind: "failed"; readonly text: string };
export type SetupAnswer = ({ readonly kind: "ok" } & TotpSecret) | Failed | Limited | Gone;
/** Of verify and disable. */
export type CodeAnswer = { readonly kind: "ok" } | Failed | Limited | Gone;
/** Of regenerate and verify-backup. */
export type CodesAnswer =
  | { readonly kind: "ok"; readonly codes: readonly string[] }
  | Failed
  | Limited
  | Gone;

export interface TotpContext {
  readonly clock: () => number;
  /** In `enrolling` alone, never stored, logged or reported. */
  readonly setup: TotpSecret | null;
  /** In `savingCodes` alone. */
  readonly codes: readonly string[];
  readonly error: string | null;
  /** What the code was for that no answer came to: how it stands is what the server said since. */
  readonly unanswered: "verify" | "disable" | null;
  /** Rises with each wrong code, so that the field can be emptied and focused. */
  readonly attempt: number;
  /** ms since 1970 until which no code is taken, or null. */
  readonly retryAt: number | null;
  /** Where a pause leads back to. */
  readonly paused: "disable" | "regenerate" | "backup";
}

/** The answers as the machine hears them; OK carries what its call gives. */
export type TotpAnswerEvent =
  | { readonly type: "STATUS.OK"; readonly isEnabled: boolean }
  | { readonly type: "STATUS.FAILED"; readonly text: string }
  | ({ readonly type: "SETUP.OK" } & TotpSecret)
  | { readonly type: "CODE.OK" }
  | { readonly type: "CODES.OK"; readonly codes: readonly string[] }
  | { readonly type: "WRONG" | "UNREACHABLE"; readonly text: string }
  | { readonly type: "LIMITED"; readonly retryAfter: number; readonly text: string }
  | { readonly type: "EXPIRED" };

export type TotpEvent =
  | TotpAnswerEvent
  | { readonly type: "LOAD" | "RETRY" | "SETUP" | "DISABLE" | "REGENERATE" | "USE.BACKUP" | "CANCEL" | "ACK" }
  /** The screen is left: whatever is secret goes, codes not yet saved after a question that STAY declines. */
  | { readonly type: "LEAVE" | "STAY" }
  | { readonly type: "CODE"; readonly code: string };

const isText = (value: unknown): value is string => typeof value === "string";
const areCodes = (value: unknown): value is readonly string[] => Array.isArray(value) && value.every(isText);

export function statusEvent(answer: StatusAnswer | undefined): TotpAnswerEvent {
  if (answer?.kind === "ok" && typeof answer.isEnabled === "boolean")
    return { type: "STATUS.OK", isEnabled: answer.isEnabled };
  return { type: "STATUS.FAILED", text: answer?.kind === "failed" ? answer.text : "" };
}

export function setupEvent(answer: SetupAnswer | undefined): TotpAnswerEvent {
  if (answer?.kind !== "ok") return failure(answer);
  const { secret, otpauthUrl, qrCode, backupCodes } = answer;
  const isWhole = isText(secret) && secret !== "" && areCodes(backupCodes);
  return isWhole
    ? { type: "SETUP.OK", secret, otpauthUrl, qrCode, backupCodes }
    : { type: "WRONG", text: "" };
}

export function codeEvent(answer: CodeAnswer | undefined): TotpAnswerEvent {
  return answer?.kind === "ok" ? { type: "CODE.OK" } : failure(answer);
}

export function codesEvent(answer: CodesAnswer | undefined): TotpAnswerEvent {
  if (answer?.kind !== "ok") return failure(answer);
  return areCodes(answer.codes)
    ? { type: "CODES.OK", codes: answer.codes }
    : { type: "UNREACHABLE", text: "" };
}

/** An answer of another kind says nothing: whether something was changed has to be asked. */
function failure(answer: Failed | Limited | Gone | undefined): TotpAnswerEvent {
  switch (answer?.kind) {
    case "wrong":
      return { type: "WRONG", text: answer.text };
    case "limited":
      return { type: "LIMITED", retryAfter: answer.retryAfter, text: answer.text };
    case "expired":
      return { type: "EXPIRED" };
    default:
      return { type: "UNREACHABLE", text: answer?.text ?? "" };
  }
}
