import type { HttpHandler } from "msw";
import type { Backend } from "./backend";
import { bodyOf, oneOf, optional } from "./body";
import type { Schemas } from "./http";
import { http, invalid } from "./http";
import { selfAccountHandlers } from "./selfAccount";
import { roleOf } from "./sight";
import { visitor } from "./visitor";
import type { Account } from "./world/types";

/** What a user changes about themselves (§7). */
export function selfHandlers(backend: Backend): HttpHandler[] {
  return [
    ...selfAccountHandlers(backend),

    http.put("/api/v1/self/update/user/settings", async ({ request, response }) => {
      const who = visitor(backend, request);
      if (who instanceof Response) return response.untyped(who);
      const body = await bodyOf(request, {
        theme: optional(oneOf(["light", "dark", "auto"])),
        language: optional(oneOf(["en", "de"])),
      });
      if (body instanceof Response) return response.untyped(body);
      if (body.theme === undefined && body.language === undefined)
        return response.untyped(invalid([{ msg: "Theme or language expected", loc: ["body"] }]));
      who.account.theme = body.theme ?? who.account.theme;
      who.account.language = body.language ?? who.account.language;
      backend.changed("accounts", who.account.account);
      return response(200).json({ message: "Settings saved" });
    }),
  ];
}

/** An account as its own user sees it. */
export function selfOf(backend: Backend, account: Account): Schemas["v1_self_user"] {
  return {
    account: account.account,
    email: account.email,
    role: account.role,
    hashed_username: base64(account.username),
    email_pending: account.email_pending,
    theme: account.theme,
    language: account.language,
    contact: account.contact,
    organization: membership(backend, account),
  };
}

function membership(backend: Backend, account: Account): Schemas["v1_self_user"]["organization"] {
  const organization = backend.world.organizations.find(({ uid }) => uid === account.organization_uid);
  if (!organization) return null;
  const { uid, name } = organization;
  return { uid, name, permission: { role: roleOf(backend, account) ?? "guest" } };
}

/** Base64 of UTF-8. */
function base64(value: string): string {
  return btoa(String.fromCharCode(...new TextEncoder().encode(value)));
}
