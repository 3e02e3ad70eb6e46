import type { HttpHandler } from "msw";
import type { Backend } from "./backend";
import { dropSession } from "./cookies";
import type { Schemas } from "./http";
import { http, refusal } from "./http";
import type { Visitor } from "./visitor";
import { visitor } from "./visitor";
import type { Session } from "./world/types";

/** One's own sessions (§7 Sessions). */
export function sessionListHandlers(backend: Backend): HttpHandler[] {
  return [
    http.get("/api/v1/session", ({ request, response }) => {
      const who = visitor(backend, request);
      if (who instanceof Response) return response.untyped(who);
      const own = backend.world.sessions.filter(({ account }) => account === who.account.account);
      const latestFirst = own.toSorted((a, b) => b.last_seen.localeCompare(a.last_seen));
      return response(200).json({ sessions: latestFirst.map((session) => shown(session, who)) });
    }),

    http.post("/api/v1/session/{id}/revoke", ({ request, params, response }) => {
      const asked = askedOf(backend, request, params.id);
      if (asked instanceof Response) return response.untyped(asked);
      const { session, who } = asked;
      if (session.revoked) return response.untyped(refusal(409, "This session was revoked before"));
      session.is_active = false;
      session.revoked = true;
      backend.changed("sessions", session.id);
      return response(200).json({ message: "Session revoked" }, { headers: goodbye(request, session, who) });
    }),

    http.delete("/api/v1/session/{id}", ({ request, params, response }) => {
      const asked = askedOf(backend, request, params.id);
      if (asked instanceof Response) return response.untyped(asked);
      const { session, who } = asked;
      backend.world.sessions.splice(backend.world.sessions.indexOf(session), 1);
      backend.changed("sessions", session.id);
      return response(200).json({ message: "Session deleted" }, { headers: goodbye(request, session, who) });
    }),
  ];
}

/** A session of the visitor's own; those of others are not known to them. */
function askedOf(
  backend: Backend,
  request: Request,
  id: string,
): { session: Session; who: Visitor } | Response {
  const who = visitor(backend, request);
  if (who instanceof Response) return who;
  const found = backend.world.sessions.find((one) => one.id === id && one.account === who.account.account);
  return found ? { session: found, who } : refusal(404, "Session not found");
}

/** Whoever ends the session they are in loses its cookie too. */
function goodbye(request: Request, session: Session, who: Visitor): Record<string, string> {
  return session.id === who.session.id ? dropSession(request) : {};
}

function shown(session: Session, who: Visitor): Schemas["Session"] {
  const { id, is_active, revoked, created_at, last_seen, user_agent, ip } = session;
  const is_current = id === who.session.id;
  return { id, is_active, revoked, is_current, created_at, last_seen, user_agent, ip };
}
