import type { HttpHandler } from "msw";
import type { Backend } from "./backend";
import type { Field } from "./body";
import { bodyOf, optional, text } from "./body";
import { dropSession } from "./cookies";
import { accountOfEmail, emailField, passwordField, revokeSessions } from "./credentials";
import { http, invalid, refusal } from "./http";
import { visitor } from "./visitor";
import type { Account } from "./world/types";

/** Text that may be empty, which takes away what was there. */
const anyText: Field<string> & { optional: true } = {
  is: (value): value is string => typeof value === "string" && value.length <= 100,
  msg: "Text of at most 100 characters expected",
  optional: true,
};

/** A user's name, address, password and contact; leaving the organization, and the portal (§7). */
export function selfAccountHandlers(backend: Backend): HttpHandler[] {
  return [
    http.post("/api/v1/self/update/username", async ({ request, response }) => {
      const who = visitor(backend, request);
      if (who instanceof Response) return response.untyped(who);
      const body = await bodyOf(request, { username: text(1, 64) });
      if (body instanceof Response) return response.untyped(body);
      const username = body.username.trim();
      const isTaken = backend.world.accounts.some(
        (one) => one !== who.account && one.username.toLowerCase() === username.toLowerCase(),
      );
      if (isTaken) return response.untyped(refusal(409, "This user name is taken"));
      who.account.username = username;
      backend.changed("accounts", who.account.account);
      return response(200).json({ message: "User name saved" });
    }),

    http.post("/api/v1/self/update/email", async ({ request, response }) => {
      const who = visitor(backend, request);
      if (who instanceof Response) return response.untyped(who);
      const body = await bodyOf(request, { email: emailField });
      if (body instanceof Response) return response.untyped(body);
      if (accountOfEmail(backend, body.email))
        return response.untyped(refusal(409, "This address is in use"));
      who.account.email_pending = body.email.trim();
      backend.changed("accounts", who.account.account);
      return response(200).json({ message: "Please confirm the new address" });
    }),

    http.post("/api/v1/self/update/password", async ({ request, response }) => {
      const who = visitor(backend, request);
      if (who instanceof Response) return response.untyped(who);
      const body = await bodyOf(request, { old_password: text(), new_password: passwordField });
      if (body instanceof Response) return response.untyped(body);
      if (body.old_password !== who.account.password)
        return response.untyped(refusal(401, "The old password is wrong"));
      if (body.new_password === body.old_password)
        return response.untyped(
          invalid([{ msg: "The new password must differ from the old one", loc: ["body", "new_password"] }]),
        );
      who.account.password = body.new_password;
      backend.changed("accounts", who.account.account);
      revokeSessions(backend, who.account, who.session.id);
      return response(200).json({ message: "Password changed" });
    }),

    ...contactHandlers(backend),
    ...partingHandlers(backend),
  ];
}

function contactHandlers(backend: Backend): HttpHandler[] {
  return [
    http.put("/api/v1/self/update/user/contact", async ({ request, response }) => {
      const who = visitor(backend, request);
      if (who instanceof Response) return response.untyped(who);
      const names = optional(text(1, 100));
      const body = await bodyOf(request, { first_name: names, last_name: names, phone: anyText });
      if (body instanceof Response) return response.untyped(body);
      if (Object.keys(body).length === 0)
        return response.untyped(invalid([{ msg: "Something to change expected", loc: ["body"] }]));
      const { contact } = who.account;
      contact.first_name = body.first_name?.trim() ?? contact.first_name;
      contact.last_name = body.last_name?.trim() ?? contact.last_name;
      if (body.phone !== undefined) contact.phone = body.phone.trim() || null;
      backend.changed("accounts", who.account.account);
      return response(200).json({ message: "Contact saved" });
    }),
  ];
}

function partingHandlers(backend: Backend): HttpHandler[] {
  return [
    http.delete("/api/v1/self/organization/leave", ({ request, response }) => {
      const who = visitor(backend, request);
      if (who instanceof Response) return response.untyped(who);
      if (who.account.organization_uid === null)
        return response.untyped(refusal(404, "You belong to no organization"));
      const reason = indispensable(backend, who.account);
      if (reason) return response.untyped(refusal(409, reason));
      who.account.organization_uid = null;
      who.account.organization_role = null;
      backend.changed("accounts", who.account.account);
      return response(200).json({ message: "Organization left" });
    }),

    http.delete("/api/v1/self/user", ({ request, response }) => {
      const who = visitor(backend, request);
      if (who instanceof Response) return response.untyped(who);
      const reason = indispensable(backend, who.account);
      if (reason) return response.untyped(refusal(409, reason));
      removeAccount(backend, who.account);
      return response(200).json({ message: "Account deleted" }, { headers: dropSession(request) });
    }),
  ];
}

/** Why an organization cannot do without this account: its last owner, or the last who can administer it. */
function indispensable(
  backend: Backend,
  { account, organization_uid, organization_role }: Account,
): string | null {
  if (organization_uid === null) return null;
  const others = backend.world.accounts
    .filter((one) => one.organization_uid === organization_uid && one.account !== account)
    .map((one) => one.organization_role);
  if (organization_role === "owner" && !others.includes("owner"))
    return "You are the last owner of your organization: make somebody else its owner first";
  if (organization_role === "admin" && !others.includes("owner") && !others.includes("admin"))
    return "You are the last admin of your organization: make somebody else its admin first";
  return null;
}

function removeAccount(backend: Backend, account: Account): void {
  const { accounts, sessions } = backend.world;
  for (const session of sessions.filter((one) => one.account === account.account)) {
    sessions.splice(sessions.indexOf(session), 1);
    backend.changed("sessions", session.id);
  }
  accounts.splice(accounts.indexOf(account), 1);
  backend.changed("accounts", account.account);
}
