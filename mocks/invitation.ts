import type { HttpHandler } from "msw";
import type { Backend } from "./backend";
import { bodyOf, oneOf } from "./body";
import { sessionOf } from "./cookies";
import type { Schemas } from "./http";
import { http, invalid, refusal } from "./http";
import { signedIn, visitor } from "./visitor";
import type { Account, Invitation } from "./world/types";

/** Invitations as those see them who were invited (§7). */
export function invitationHandlers(backend: Backend): HttpHandler[] {
  return [
    http.get("/api/v1/self/invitation", ({ request, response }) => {
      const who = visitor(backend, request);
      if (who instanceof Response) return response.untyped(who);
      const waiting = backend.world.invitations.filter(
        (one) => one.status === "pending" && isFor(one, who.account),
      );
      return response(200).json({ invitations: waiting.map((one) => shown(backend, one)) });
    }),

    // Before the next one, which would take "accept" for an id.
    http.get("/api/v1/self/invitation/accept", ({ request, query, response }) => {
      const token = query.get("token");
      if (!token) return response.untyped(invalid([{ msg: "Field required", loc: ["query", "token"] }]));
      const invitation = backend.world.invitations.find((one) => one.token === token);
      if (!invitation) return response.untyped(refusal(404, "This invitation is not known"));
      const account = signedIn(backend, sessionOf(request))?.account ?? accountOf(backend, invitation.email);
      if (!account) return response.untyped(refusal(404, "user has not registered yet"));
      const failure = accept(backend, invitation, account);
      if (failure) return response.untyped(failure);
      return response(200).json({ message: "Invitation accepted" });
    }),

    http.post("/api/v1/self/invitation/{id}", async ({ request, params, response }) => {
      const who = visitor(backend, request);
      if (who instanceof Response) return response.untyped(who);
      const body = await bodyOf(request, { action: oneOf(["accept", "decline"]) });
      if (body instanceof Response) return response.untyped(body);
      const invitation = backend.world.invitations.find(({ id }) => id === params.id);
      if (!invitation || !isFor(invitation, who.account))
        return response.untyped(refusal(404, "Invitation not found"));
      const failure =
        body.action === "accept"
          ? accept(backend, invitation, who.account)
          : answer(backend, invitation, "declined");
      if (failure) return response.untyped(failure);
      return response(200).json({ message: `Invitation ${invitation.status}` });
    }),
  ];
}

/**
 * Makes the account a member of the organization that invites, with the role it was offered. Null, or the refusal:
 * 409 for an invitation that was answered before, and for whoever belongs to an organization already.
 */
export function accept(backend: Backend, invitation: Invitation, account: Account): Response | null {
  if (invitation.status === "pending" && account.organization_uid !== null)
    return refusal(409, "You already belong to an organization");
  const failure = answer(backend, invitation, "accepted");
  if (failure) return failure;
  account.organization_uid = invitation.organization_uid;
  account.organization_role = invitation.role;
  backend.changed("accounts", account.account);
  return null;
}

function answer(backend: Backend, invitation: Invitation, status: "accepted" | "declined"): Response | null {
  if (invitation.status !== "pending") return refusal(409, "This invitation was answered before");
  invitation.status = status;
  backend.changed("invitations", invitation.id);
  return null;
}

function isFor(invitation: Invitation, account: Account): boolean {
  return plain(invitation.email) === plain(account.email);
}

function accountOf(backend: Backend, email: string): Account | undefined {
  return backend.world.accounts.find((account) => plain(account.email) === plain(email));
}

function plain(email: string): string {
  return email.trim().toLowerCase();
}

function shown(backend: Backend, invitation: Invitation): Schemas["Invitation"] {
  const { id, email, role, created_at, organization_uid } = invitation;
  const organization = backend.world.organizations.find(({ uid }) => uid === organization_uid);
  return {
    id,
    email,
    role,
    created_at,
    organization: organization ? { uid: organization.uid, name: organization.name } : null,
  };
}
