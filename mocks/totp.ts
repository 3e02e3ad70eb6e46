import type { HttpHandler } from "msw";
import type { Backend } from "./backend";
import { http, refusal } from "./http";
import { codeHolds } from "./otp";
import { attemptOf, pass } from "./totpAttempt";
import { totpSetupHandlers } from "./totpSetup";
import { passed, visitor } from "./visitor";

/** The second factor (§7 Two-factor). */
export function totpHandlers(backend: Backend): HttpHandler[] {
  return [
    ...totpSetupHandlers(backend),

    http.get("/api/v1/totp/status", ({ request, response }) => {
      const who = visitor(backend, request, "open");
      if (who instanceof Response) return response.untyped(who);
      return response(200).json({
        is_enabled: who.account.totp?.enabled === true,
        session_verified: passed(who),
      });
    }),

    http.post("/api/v1/totp/verify-session", async ({ request, response }) => {
      const attempt = await attemptOf(backend, request, "gate");
      if (attempt instanceof Response) return response.untyped(attempt);
      const { who, totp, code } = attempt;
      if (!(await codeHolds(totp.secret, code, backend.now())))
        return response.untyped(refusal(400, "The code is wrong"));
      pass(backend, who);
      return response(200).json({ verified: true });
    }),

    http.post("/api/v1/totp/verify-backup", async ({ request, response }) => {
      const attempt = await attemptOf(backend, request, "gate");
      if (attempt instanceof Response) return response.untyped(attempt);
      const { who, totp, code } = attempt;
      const index = totp.backup_codes.findIndex((one) => plain(one) === plain(code));
      if (index < 0) return response.untyped(refusal(400, "The backup code is wrong or was used before"));
      totp.backup_codes.splice(index, 1);
      backend.changed("accounts", who.account.account);
      pass(backend, who);
      return response(200).json({ backup_codes: [...totp.backup_codes] });
    }),
  ];
}

/** Backup codes are compared without separators and case. */
function plain(code: string): string {
  return code.toLowerCase().replace(/[^a-z0-9]/g, "");
}
