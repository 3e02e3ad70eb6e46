import type { HttpHandler } from "msw";
import type { Backend } from "./backend";
import { bodyOf, text } from "./body";
import { http, refusal } from "./http";
import { codeHolds, secondsLeft, windowOf } from "./otp";
import type { Visitor } from "./visitor";
import { passed, visitor } from "./visitor";

/** Attempts that are remembered. */
const mostAttempts = 1000;

/** The second factor (§7 Two-factor). */
export function totpHandlers(backend: Backend): HttpHandler[] {
  return [
    http.get("/api/v1/totp/status", ({ request, response }) => {
      const who = visitor(backend, request, "open");
      if (who instanceof Response) return response.untyped(who);
      return response(200).json({
        is_enabled: who.account.totp?.enabled === true,
        session_verified: passed(who),
      });
    }),

    http.post("/api/v1/totp/verify-session", async ({ request, response }) => {
      const attempt = await attemptOf(backend, request);
      if (attempt instanceof Response) return response.untyped(attempt);
      const { who, code } = attempt;
      if (!(await codeHolds(who.account.totp?.secret ?? "", code, backend.now())))
        return response.untyped(refusal(400, "The code is wrong"));
      pass(backend, who);
      return response(200).json({ verified: true });
    }),

    http.post("/api/v1/totp/verify-backup", async ({ request, response }) => {
      const attempt = await attemptOf(backend, request);
      if (attempt instanceof Response) return response.untyped(attempt);
      const { who, code } = attempt;
      const codes = who.account.totp?.backup_codes ?? [];
      const index = codes.findIndex((one) => plain(one) === plain(code));
      if (index < 0) return response.untyped(refusal(400, "The backup code is wrong or was used before"));
      codes.splice(index, 1);
      backend.changed("accounts", who.account.account);
      pass(backend, who);
      return response(200).json({ backup_codes: [...codes] });
    }),
  ];
}

/** Body and visitor of a request with a code; 429 for the second one of a session and call in one window. */
async function attemptOf(
  backend: Backend,
  request: Request,
): Promise<{ who: Visitor; code: string } | Response> {
  const who = visitor(backend, request, "open");
  if (who instanceof Response) return who;
  const body = await bodyOf(request, { code: text(1, 64) });
  if (body instanceof Response) return body;
  if (who.account.totp?.enabled !== true) return refusal(400, "Two-factor authentication is not set up");
  const key = `${who.session.id} ${new URL(request.url).pathname}`;
  const window = windowOf(backend.now());
  if (backend.attempts.get(key) === window) {
    const wait = { "Retry-After": String(secondsLeft(backend.now())) };
    return refusal(429, "Too many attempts, wait for the next code", wait);
  }
  if (backend.attempts.size >= mostAttempts) backend.attempts.clear();
  backend.attempts.set(key, window);
  return { who, code: body.code };
}

function pass(backend: Backend, { session }: Visitor): void {
  session.totp_verified = true;
  backend.changed("sessions", session.id);
}

/** Backup codes are compared without separators and case. */
function plain(code: string): string {
  return code.toLowerCase().replace(/[^a-z0-9]/g, "");
}
