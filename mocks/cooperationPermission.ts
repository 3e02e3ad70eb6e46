import type { HttpHandler } from "msw";
import type { Backend } from "./backend";
import { bodyOf } from "./body";
import { pairOf } from "./cooperationPairs";
import { http } from "./http";
import { organizationAccess } from "./organizationAccess";
import type { Holding } from "./permissionEntries";
import { addedEntries, grant, listBody, permissionsOf, revoke } from "./permissionEntries";

const path = "/api/v1/organization/{orgUid}/cooperation/{coopOrgUid}/permission";

/** What an organization lets its partner do: details for its admins, set by its moderators (§6). */
export function cooperationPermissionHandlers(backend: Backend): HttpHandler[] {
  return [
    http.get(path, ({ request, params, response }) => {
      const holding = holdingFor(backend, request, params, "admin");
      if (holding instanceof Response) return response.untyped(holding);
      return response(200).json({ permissions: permissionsOf(backend, holding) });
    }),
    http.post(path, async ({ request, params, response }) => {
      const holding = holdingFor(backend, request, params, "moderator");
      if (holding instanceof Response) return response.untyped(holding);
      const body = await bodyOf(request, { permissions: addedEntries });
      if (body instanceof Response) return response.untyped(body);
      const refused = grant(backend, holding, body.permissions);
      if (refused) return response.untyped(refused);
      return response(200).json({ permissions: permissionsOf(backend, holding) });
    }),
    http.delete(path, async ({ request, params, response }) => {
      const holding = holdingFor(backend, request, params, "moderator");
      if (holding instanceof Response) return response.untyped(holding);
      const pairs = await listBody(request);
      if (pairs instanceof Response) return response.untyped(pairs);
      revoke(backend, holding, pairs);
      return response(200).json({ permissions: permissionsOf(backend, holding) });
    }),
  ];
}

function holdingFor(
  backend: Backend,
  request: Request,
  params: { orgUid: string; coopOrgUid: string },
  least: "moderator" | "admin",
): Holding | Response {
  const access = organizationAccess(backend, request, params.orgUid, least);
  if (access instanceof Response) return access;
  const pair = pairOf(backend, params);
  if (pair instanceof Response) return pair;
  return { organization_uid: params.orgUid, holder: params.coopOrgUid };
}
