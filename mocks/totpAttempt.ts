import type { Backend } from "./backend";
import { bodyOf, text } from "./body";
import { refusal } from "./http";
import { secondsLeft, windowOf } from "./otp";
import type { Visitor } from "./visitor";
import { visitor } from "./visitor";
import type { Account } from "./world/types";

/** Attempts that are remembered. */
const mostAttempts = 1000;

/** Somebody's try with a code. */
interface Attempt {
  readonly who: Visitor;
  readonly totp: NonNullable<Account["totp"]>;
  readonly code: string;
}

/**
 * Where a code may be shown: at the gate, which leads into a session; in a set-up that awaits its first code; or within
 * a session that has passed the gate.
 */
type Place = "gate" | "pending" | "passed";

/** Body and visitor of a request with a code; 429 for the second one of a session and call in one window. */
export async function attemptOf(
  backend: Backend,
  request: Request,
  place: Place,
): Promise<Attempt | Response> {
  const who = visitor(backend, request, place === "gate" ? "open" : "shut");
  if (who instanceof Response) return who;
  const body = await bodyOf(request, { code: text(1, 64) });
  if (body instanceof Response) return body;
  const { totp } = who.account;
  if (!totp || (place !== "pending" && !totp.enabled))
    return refusal(400, "Two-factor authentication is not set up");
  if (place === "pending" && totp.enabled) return refusal(409, "Two-factor authentication is on already");
  return limited(backend, request, who) ?? { who, totp, code: body.code };
}

function limited(backend: Backend, request: Request, { session }: Visitor): Response | null {
  const key = `${session.id} ${new URL(request.url).pathname}`;
  const window = windowOf(backend.now());
  if (backend.attempts.get(key) === window) {
    const wait = { "Retry-After": String(secondsLeft(backend.now())) };
    return refusal(429, "Too many attempts, wait for the next code", wait);
  }
  if (backend.attempts.size >= mostAttempts) backend.attempts.clear();
  backend.attempts.set(key, window);
  return null;
}

/** This session has passed the second factor. */
export function pass(backend: Backend, { session }: Visitor): void {
  session.totp_verified = true;
  backend.changed("sessions", session.id);
}
