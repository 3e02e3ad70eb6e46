import type { HttpHandler } from "msw";
import type { Backend } from "./backend";
import { bodyOf, text } from "./body";
import { accountOfEmail } from "./credentials";
import { dropSession, grantSession, sessionOf } from "./cookies";
import { http, refusal } from "./http";
import { registrationHandlers } from "./registration";
import { selfOf } from "./self";
import { sessionListHandlers } from "./sessionList";
import { visitor } from "./visitor";
import type { Account, Session } from "./world/types";

/** Sign in, sign out, who is signed in, becoming a user, and the sessions (§7 Authentication, Sessions). */
export function sessionHandlers(backend: Backend): HttpHandler[] {
  return [
    ...registrationHandlers(backend),
    ...sessionListHandlers(backend),

    http.get("/api/v1/auth/verify", ({ request, response }) => {
      const who = visitor(backend, request, "open");
      if (who instanceof Response) return response.untyped(who);
      return response(200).json(selfOf(backend, who.account));
    }),

    http.post("/api/v1/auth/login", async ({ request, response }) => {
      const body = await bodyOf(request, { email: text(), password: text() });
      if (body instanceof Response) return response.untyped(body);
      const account = accountOf(backend, body.email, body.password);
      if (!account) return response.untyped(refusal(401, "Email or password is wrong"));
      const session = openSession(backend, account, request);
      return response(200).json(selfOf(backend, account), { headers: grantSession(request, session.id) });
    }),

    http.post("/api/v1/auth/logout", ({ request, response }) => {
      const who = visitor(backend, request, "open");
      if (who instanceof Response) return response.untyped(who);
      closeSession(backend, sessionOf(request));
      return response(200).json({ message: "Signed out" }, { headers: dropSession(request) });
    }),
  ];
}

function accountOf(backend: Backend, email: string, password: string): Account | undefined {
  const account = accountOfEmail(backend, email);
  return account?.password === password ? account : undefined;
}

function openSession(backend: Backend, account: Account, request: Request): Session {
  const at = new Date(backend.now()).toISOString();
  const session: Session = {
    id: crypto.randomUUID(),
    account: account.account,
    is_active: true,
    revoked: false,
    created_at: at,
    last_seen: at,
    user_agent: request.headers.get("user-agent") ?? pageAgent(),
    ip: "127.0.0.1",
    totp_verified: false,
  };
  backend.world.sessions.push(session);
  backend.changed("sessions", session.id);
  return session;
}

function closeSession(backend: Backend, id: string | null): void {
  const { sessions } = backend.world;
  const index = sessions.findIndex((session) => session.id === id);
  if (index < 0 || id === null) return;
  sessions.splice(index, 1);
  backend.changed("sessions", id);
}

/** The browser's name; a page cannot read the header that would carry it. */
function pageAgent(): string {
  return typeof navigator === "undefined" ? "" : navigator.userAgent;
}
