import type { HttpHandler } from "msw";
import type { Backend } from "./backend";
import { bodyOf, oneOf, text } from "./body";
import type { Schemas } from "./http";
import { http, invalid, refusal } from "./http";
import { memberPermissionHandlers } from "./memberPermission";
import { leave, managed } from "./memberManaging";
import { everyRole, isLastLeader, lastLeader, membersOf, rankOf, reachOf } from "./memberRoles";
import { organizationAccess } from "./organizationAccess";
import { pageOf } from "./paging";
import type { Account, MemberRole, Organization } from "./world/types";

/** Members of an organization and their permissions (§6, §7 Organization). */
export function memberHandlers(backend: Backend): HttpHandler[] {
  return [listHandler(backend), ...writeHandlers(backend), ...memberPermissionHandlers(backend)];
}

function listHandler(backend: Backend): HttpHandler {
  return http.get("/api/v1/organization/{orgUid}/member", ({ request, params, query, response }) => {
    const access = organizationAccess(backend, request, params.orgUid);
    if (access instanceof Response) return response.untyped(access);
    const page = pageOf(query.get("page"), query.get("limit"));
    if (page instanceof Response) return response.untyped(page);
    const all = membersOf(backend, params.orgUid);
    return response(200).json({ members: all.slice(page.from, page.to).map(shown), total: all.length });
  });
}

function writeHandlers(backend: Backend): HttpHandler[] {
  return [
    http.post("/api/v1/organization/{orgUid}/member/invite", async ({ request, params, response }) => {
      const access = organizationAccess(backend, request, params.orgUid, "moderator");
      if (access instanceof Response) return response.untyped(access);
      const fields = { email: text(3, 254), role: oneOf(everyRole), language: oneOf(["en", "de"]) };
      const body = await bodyOf(request, fields);
      if (body instanceof Response) return response.untyped(body);
      const refused = invitationRefusal(backend, access.organization, body.email);
      if (refused) return response.untyped(refused);
      if (rankOf(body.role) > reachOf(backend, access.account)) return response.untyped(tooHigh());
      invite(backend, access.organization, body.email.trim(), body.role);
      return response(200).json({ message: "Invitation sent" });
    }),

    http.put("/api/v1/organization/{orgUid}/member/{account}", async ({ request, params, response }) => {
      const access = organizationAccess(backend, request, params.orgUid, "moderator");
      if (access instanceof Response) return response.untyped(access);
      const body = await bodyOf(request, { role: oneOf(everyRole) });
      if (body instanceof Response) return response.untyped(body);
      const member = managed(backend, access.account, params);
      if (member instanceof Response) return response.untyped(member);
      if (rankOf(body.role) > reachOf(backend, access.account)) return response.untyped(tooHigh());
      if (rankOf(body.role) < rankOf(member.organization_role) && isLastLeader(backend, member))
        return response.untyped(lastLeader());
      member.organization_role = body.role;
      backend.changed("accounts", member.account);
      return response(200).json(shown(member));
    }),

    http.delete("/api/v1/organization/{orgUid}/member/{account}/remove", ({ request, params, response }) => {
      const access = organizationAccess(backend, request, params.orgUid, "admin");
      if (access instanceof Response) return response.untyped(access);
      const member = managed(backend, access.account, params);
      if (member instanceof Response) return response.untyped(member);
      if (isLastLeader(backend, member)) return response.untyped(lastLeader());
      leave(backend, member);
      return response(200).json({ message: "Member removed" });
    }),
  ];
}

function tooHigh(): Response {
  return refusal(403, "Nobody grants a role above their own");
}

function invitationRefusal(backend: Backend, { uid }: Organization, email: string): Response | null {
  const wanted = email.trim().toLowerCase();
  if (!/^[^\s@]+@[^\s@]+$/.test(wanted)) return invalid([{ msg: "Email expected", loc: ["body", "email"] }]);
  if (membersOf(backend, uid).some((one) => one.email.toLowerCase() === wanted))
    return refusal(409, "Already a member");
  const isInvited = backend.world.invitations.some(
    (one) => one.organization_uid === uid && one.email.toLowerCase() === wanted && one.status === "pending",
  );
  return isInvited ? refusal(409, "Already invited") : null;
}

function invite(backend: Backend, organization: Organization, email: string, role: MemberRole): void {
  const id = `invitation-${crypto.randomUUID()}`;
  backend.world.invitations.push({
    id,
    token: crypto.randomUUID(),
    email,
    organization_uid: organization.uid,
    role,
    status: "pending",
    created_at: new Date(backend.now()).toISOString(),
  });
  backend.changed("invitations", id);
}

function shown({ account, email, contact, organization_role }: Account): Schemas["Member"] {
  const { first_name, last_name } = contact;
  return { account, email, first_name, last_name, permissions: { role: organization_role ?? "guest" } };
}
