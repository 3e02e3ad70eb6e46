import { HttpResponse } from "msw";
import type { Backend } from "./backend";
import { sessionOf } from "./cookies";
import { refusal } from "./http";
import type { Account, Session } from "./world/types";

/** Days without a request after which the server ends a session. */
const idleDays = 30;
const dayMs = 86_400_000;

/** Who asks. */
export interface Visitor {
  readonly account: Account;
  readonly session: Session;
}

/**
 * The signed-in visitor, or the refusal: 401 without a live session; 403 while the account's second factor is on and
 * this session has not passed it, unless `gate` is open (the calls that lead through it).
 */
export function visitor(
  backend: Backend,
  request: Request,
  gate: "open" | "shut" = "shut",
): Visitor | Response {
  const found = signedIn(backend, sessionOf(request));
  if (!found) return refusal(401, "Not authenticated");
  touch(backend, found.session);
  if (gate === "shut" && !passed(found)) return factorMissing();
  return found;
}

function factorMissing(): Response {
  const detail = "Two-factor verification required";
  return HttpResponse.json({ detail, code: "totp_required" }, { status: 403 });
}

/** The visitor of a session id; null when it is unknown, ended or idle for too long. */
export function signedIn(backend: Backend, id: string | null): Visitor | null {
  const session = backend.world.sessions.find((one) => one.id === id);
  if (!session || session.revoked || !session.is_active) return null;
  if (backend.now() - Date.parse(session.last_seen) > idleDays * dayMs) return null;
  const account = backend.world.accounts.find((one) => one.account === session.account);
  return account ? { session, account } : null;
}

/** Whether the second factor lets this session on: passed, or not asked for. */
export function passed({ account, session }: Visitor): boolean {
  return account.totp?.enabled !== true || session.totp_verified;
}

/** Notes the visit; kept once a day, since every call is one. */
function touch(backend: Backend, session: Session): void {
  if (backend.now() - Date.parse(session.last_seen) > dayMs) backend.changed("sessions", session.id);
  session.last_seen = new Date(backend.now()).toISOString();
}
