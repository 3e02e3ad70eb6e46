import type { HttpHandler } from "msw";
import { encodeQR } from "qr";
import type { Backend } from "./backend";
import { http, refusal } from "./http";
import { codeHolds } from "./otp";
import { attemptOf, pass } from "./totpAttempt";
import { visitor } from "./visitor";
import type { Account } from "./world/types";

const alphabet = "ABCDEFGHIJKLMNOPQRSTUVWXYZ234567";
const letters = "abcdefghjkmnpqrstuvwxyz23456789";
const backupCodes = 10;

/** Switching the second factor on and off, and new backup codes (§7 Two-factor). */
export function totpSetupHandlers(backend: Backend): HttpHandler[] {
  return [
    http.post("/api/v1/totp/setup", ({ request, response }) => {
      const who = visitor(backend, request);
      if (who instanceof Response) return response.untyped(who);
      const { account } = who;
      if (account.totp?.enabled === true)
        return response.untyped(refusal(409, "Two-factor authentication is on already"));
      const secret = drawn(alphabet, 32);
      const backup_codes = newBackupCodes();
      account.totp = { secret, enabled: false, backup_codes };
      backend.changed("accounts", account.account);
      const otpauth_url = addressOf(account, secret);
      return response(200).json({ secret, otpauth_url, qr_code: imageOf(otpauth_url), backup_codes });
    }),

    http.post("/api/v1/totp/verify", async ({ request, response }) => {
      const attempt = await attemptOf(backend, request, "pending");
      if (attempt instanceof Response) return response.untyped(attempt);
      const { who, totp, code } = attempt;
      if (!(await codeHolds(totp.secret, code, backend.now())))
        return response.untyped(refusal(400, "The code is wrong"));
      totp.enabled = true;
      backend.changed("accounts", who.account.account);
      pass(backend, who);
      return response(200).json({ message: "Two-factor authentication is on", is_enabled: true });
    }),

    http.post("/api/v1/totp/disable", async ({ request, response }) => {
      const attempt = await attemptOf(backend, request, "passed");
      if (attempt instanceof Response) return response.untyped(attempt);
      const { who, totp, code } = attempt;
      if (!(await codeHolds(totp.secret, code, backend.now())))
        return response.untyped(refusal(400, "The code is wrong"));
      who.account.totp = null;
      backend.changed("accounts", who.account.account);
      return response(200).json({ message: "Two-factor authentication is off", is_enabled: false });
    }),

    http.post("/api/v1/totp/regenerate-backup-codes", async ({ request, response }) => {
      const attempt = await attemptOf(backend, request, "passed");
      if (attempt instanceof Response) return response.untyped(attempt);
      const { who, totp, code } = attempt;
      if (!(await codeHolds(totp.secret, code, backend.now())))
        return response.untyped(refusal(400, "The code is wrong"));
      totp.backup_codes = newBackupCodes();
      backend.changed("accounts", who.account.account);
      return response(200).json({ backup_codes: [...totp.backup_codes] });
    }),
  ];
}

/** What an authenticator reads (Key URI format). */
function addressOf({ email }: Account, secret: string): string {
  return `otpauth://totp/Parkwarte:${encodeURIComponent(email)}?secret=${secret}&issuer=Parkwarte`;
}

/** Its QR code as the data address of an image. */
function imageOf(address: string): string {
  return encodeQR(address, "data-url", { border: 4 });
}

function newBackupCodes(): string[] {
  return Array.from({ length: backupCodes }, () => `${drawn(letters, 4)}-${drawn(letters, 4)}`);
}

/** Letters drawn with the browser's own randomness. */
function drawn(from: string, length: number): string {
  const numbers = crypto.getRandomValues(new Uint32Array(length));
  return Array.from(numbers, (number) => from[number % from.length] ?? "").join("");
}
