import type { HttpHandler } from "msw";
import type { Backend } from "./backend";
import { bodyOf, oneOf, optional, text } from "./body";
import { accountOfEmail, emailField, passwordField, revokeSessions } from "./credentials";
import { http, invalid, refusal } from "./http";
import { accept } from "./invitation";
import type { Account, Invitation } from "./world/types";

/** How long the link to a new password holds, ms. */
const resetMs = 3_600_000;
const mailed = "If this address is known, a message is on its way";

/** Becoming a user, and getting back in without the password (§7; readings, Signing in). */
export function registrationHandlers(backend: Backend): HttpHandler[] {
  return [
    http.post("/api/v1/auth/register", async ({ request, query, response }) => {
      const body = await bodyOf(request, {
        email: emailField,
        password: passwordField,
        first_name: text(1, 100),
        last_name: text(1, 100),
        language: optional(oneOf(["en", "de"])),
      });
      if (body instanceof Response) return response.untyped(body);
      const invitation = invitationOf(backend, query.get("token"), body.email);
      if (invitation instanceof Response) return response.untyped(invitation);
      if (accountOfEmail(backend, body.email))
        return response.untyped(refusal(409, "There is an account with this address already"));
      const account = newAccount(backend, body);
      backend.world.accounts.push(account);
      backend.changed("accounts", account.account);
      const failure = invitation && accept(backend, invitation, account);
      if (failure) return response.untyped(failure);
      return response(200).json({ message: "Account created" });
    }),

    http.post("/api/v1/auth/forgotpassword", async ({ request, response }) => {
      const body = await bodyOf(request, { email: emailField });
      if (body instanceof Response) return response.untyped(body);
      const account = accountOfEmail(backend, body.email);
      if (account) {
        account.reset = { token: crypto.randomUUID(), until: backend.now() + resetMs };
        backend.changed("accounts", account.account);
      }
      return response(200).json({ message: mailed });
    }),

    http.post("/api/v1/auth/resetpassword", async ({ request, query, response }) => {
      const token = query.get("token");
      if (!token) return response.untyped(invalid([{ msg: "Field required", loc: ["query", "token"] }]));
      const body = await bodyOf(request, { password: passwordField });
      if (body instanceof Response) return response.untyped(body);
      const account = backend.world.accounts.find(({ reset }) => reset?.token === token);
      if (!account?.reset || account.reset.until <= backend.now())
        return response.untyped(refusal(400, "This link no longer holds"));
      account.password = body.password;
      account.reset = null;
      backend.changed("accounts", account.account);
      revokeSessions(backend, account);
      return response(200).json({ message: "Password changed" });
    }),
  ];
}

/** The invitation a token stands for, null without a token; or why it is of no use to this address. */
function invitationOf(backend: Backend, token: string | null, email: string): Invitation | Response | null {
  if (!token) return null;
  const found = backend.world.invitations.find((one) => one.token === token);
  if (!found) return refusal(404, "This invitation is not known");
  if (found.status !== "pending") return refusal(409, "This invitation was answered before");
  if (found.email.toLowerCase() !== email.trim().toLowerCase())
    return refusal(403, "This invitation is for another address");
  return found;
}

interface Newcomer {
  readonly email: string;
  readonly password: string;
  readonly first_name: string;
  readonly last_name: string;
  readonly language?: string | undefined;
}

function newAccount(
  backend: Backend,
  { email, password, first_name, last_name, language }: Newcomer,
): Account {
  const id = Math.max(0, ...backend.world.accounts.map(({ contact }) => contact.id)) + 1;
  const unknown = { mobile: null, phone: null, information: null, address1: null, address2: null };
  const nowhere = { zip_code: null, state: null, city: null, country: null };
  return {
    account: `account-${crypto.randomUUID()}`,
    email: email.trim(),
    email_pending: null,
    username: email.trim().split("@")[0] ?? "",
    password,
    role: "user",
    theme: null,
    language: language ?? null,
    contact: { id, first_name: first_name.trim(), last_name: last_name.trim(), ...unknown, ...nowhere },
    organization_uid: null,
    organization_role: null,
    totp: null,
  };
}
