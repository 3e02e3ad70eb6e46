import { isEmail, isToken } from "./invitation";
import type { Invitation } from "./invitation";

/** An invitation that waits for its registration. */
export interface KeptInvitation extends Invitation {
  /** Accepting got no answer, so that it may be tried again; false: the server refused. */
  readonly retryable: boolean;
  /** ms since 1970 from which it no longer holds. */
  readonly until: number;
}

/** The value of the cookie that keeps an invitation: no character that would end it. */
export function keptText({ token, email, retryable, until }: KeptInvitation): string {
  return encodeURIComponent(JSON.stringify([token, email, retryable, until]));
}

/** What a cookie's value keeps, or null: it is the visitor's to write, and may be anything. */
export function readKept(text: string, now: number): KeptInvitation | null {
  try {
    const [token, email, retryable, until] = Object.values(
      JSON.parse(decodeURIComponent(text)) as Record<string, unknown>,
    );
    if (typeof token !== "string" || !isToken(token)) return null;
    if (typeof email !== "string" || !isEmail(email)) return null;
    if (typeof until !== "number" || !(until > now)) return null;
    return { token, email, retryable: retryable === true, until };
  } catch {
    return null;
  }
}
