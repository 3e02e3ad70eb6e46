import type { HttpHandler } from "msw";
import type { Backend } from "./backend";
import { bodyOf, text } from "./body";
import { cooperationPermissionHandlers } from "./cooperationPermission";
import { cooperationsOf, pairOf, shown } from "./cooperationPairs";
import { http, invalid, refusal } from "./http";
import { organizationAccess } from "./organizationAccess";
import { pageOf } from "./paging";
import { revokeWhere } from "./permissionEntries";
import { cooperationKey } from "./world/cooperations";
import type { Cooperation } from "./world/types";

const dayMs = 86_400_000;

/** Cooperations of an organization, whoever proposed them (§6, §7 Organization). */
export function cooperationHandlers(backend: Backend): HttpHandler[] {
  return [listHandler(backend), ...writeHandlers(backend), ...cooperationPermissionHandlers(backend)];
}

function listHandler(backend: Backend): HttpHandler {
  return http.get("/api/v1/organization/{orgUid}/cooperation", ({ request, params, query, response }) => {
    const access = organizationAccess(backend, request, params.orgUid);
    if (access instanceof Response) return response.untyped(access);
    const page = pageOf(query.get("page"), query.get("limit"));
    if (page instanceof Response) return response.untyped(page);
    const all = cooperationsOf(backend, params.orgUid, query.get("include_expired") === "true");
    const cooperations = all.slice(page.from, page.to).map((one) => shown(backend, one, access));
    return response(200).json({ cooperations, total: all.length });
  });
}

function writeHandlers(backend: Backend): HttpHandler[] {
  return [
    http.post("/api/v1/organization/{orgUid}/cooperation", async ({ request, params, response }) => {
      const access = organizationAccess(backend, request, params.orgUid, "moderator");
      if (access instanceof Response) return response.untyped(access);
      const body = await bodyOf(request, { organization_uid: text(1, 100) });
      if (body instanceof Response) return response.untyped(body);
      const refused = refusalOf(backend, params.orgUid, body.organization_uid);
      if (refused) return response.untyped(refused);
      const created = propose(backend, params.orgUid, body.organization_uid);
      return response(200).json(shown(backend, created, access));
    }),

    http.post("/api/v1/organization/{orgUid}/cooperation/{coopOrgUid}/accept", (call) => {
      const { request, params, response } = call;
      const access = organizationAccess(backend, request, params.orgUid, "moderator");
      if (access instanceof Response) return response.untyped(access);
      const pair = pairOf(backend, params);
      if (pair instanceof Response) return response.untyped(pair);
      if (pair.organization_uid === params.orgUid)
        return response.untyped(refusal(403, "The invited organization accepts"));
      if (!pair.pending) return response.untyped(refusal(409, "Already accepted"));
      pair.pending = false;
      pair.expires_at = null;
      backend.changed("cooperations", cooperationKey(pair));
      return response(200).json(shown(backend, pair, access));
    }),

    http.delete("/api/v1/organization/{orgUid}/cooperation/{coopOrgUid}", (call) => {
      const { request, params, response } = call;
      const access = organizationAccess(backend, request, params.orgUid, "admin");
      if (access instanceof Response) return response.untyped(access);
      const pair = pairOf(backend, params);
      if (pair instanceof Response) return response.untyped(pair);
      end(backend, pair);
      return response(200).json({ message: "Cooperation ended" });
    }),
  ];
}

function refusalOf(backend: Backend, own: string, partner: string): Response | null {
  if (partner === own)
    return invalid([{ msg: "Another organization expected", loc: ["body", "organization_uid"] }]);
  if (!backend.world.organizations.some(({ uid }) => uid === partner))
    return refusal(404, "Organization not found");
  const running = cooperationsOf(backend, own, false);
  return running.some((one) => [one.organization_uid, one.partner_uid].includes(partner))
    ? refusal(409, "This cooperation exists already")
    : null;
}

/** A new proposal, open for two weeks; one that ran out between the two gives way to it. */
function propose(backend: Backend, organization_uid: string, partner_uid: string): Cooperation {
  const old = pairOf(backend, { orgUid: organization_uid, coopOrgUid: partner_uid });
  if (!(old instanceof Response)) end(backend, old);
  const expires_at = new Date(backend.now() + 14 * dayMs).toISOString();
  const created: Cooperation = { organization_uid, partner_uid, pending: true, expires_at };
  backend.world.cooperations.push(created);
  backend.changed("cooperations", cooperationKey(created));
  return created;
}

function end(backend: Backend, pair: Cooperation): void {
  const { world } = backend;
  const sides = [pair.organization_uid, pair.partner_uid];
  revokeWhere(backend, (one) => sides.includes(one.organization_uid) && sides.includes(one.holder));
  world.cooperations = world.cooperations.filter((one) => one !== pair);
  backend.changed("cooperations", cooperationKey(pair));
}
