import type { HttpHandler } from "msw";
import type { Backend } from "./backend";
import { bodyOf } from "./body";
import type { Schemas } from "./http";
import { http, refusal } from "./http";
import { managed } from "./memberManaging";
import { membersOf } from "./memberRoles";
import { organizationAccess } from "./organizationAccess";
import type { Holding } from "./permissionEntries";
import { addedEntries, grant, listBody, permissionsOf, removedEntries, revoke } from "./permissionEntries";

type Params = { orgUid: string; account: string };
const path = "/api/v1/organization/{orgUid}/member/{account}/permission";

/** Permissions of a member in both forms of §7; the scenario `permissionFormB` leaves the second alone. */
export function memberPermissionHandlers(backend: Backend): HttpHandler[] {
  return [
    http.get(path, ({ request, params, response }) => {
      const access = organizationAccess(backend, request, params.orgUid);
      if (access instanceof Response) return response.untyped(access);
      if (!membersOf(backend, params.orgUid).some(({ account }) => account === params.account))
        return response.untyped(refusal(404, "Member not found"));
      return response(200).json(held(backend, holdingOf(params)));
    }),
    http.post(path, async ({ request, params, response }) => {
      const answer = await add(backend, request, params);
      return answer instanceof Response ? response.untyped(answer) : response(200).json(answer);
    }),
    http.post(`${path}/update`, async ({ request, params, response }) => {
      const answer = await add(backend, request, params);
      return answer instanceof Response ? response.untyped(answer) : response(200).json(answer);
    }),
    http.delete(path, async ({ request, params, response }) => {
      const holding = holdingFor(backend, request, params);
      if (holding instanceof Response) return response.untyped(holding);
      const pairs = await listBody(request);
      if (pairs instanceof Response) return response.untyped(pairs);
      revoke(backend, holding, pairs);
      return response(200).json(held(backend, holding));
    }),
    http.delete(`${path}/remove`, async ({ request, params, response }) => {
      const holding = holdingFor(backend, request, params);
      if (holding instanceof Response) return response.untyped(holding);
      const body = await bodyOf(request, { permissions: removedEntries });
      if (body instanceof Response) return response.untyped(body);
      revoke(backend, holding, body.permissions);
      return response(200).json(held(backend, holding));
    }),
  ];
}

function holdingOf({ orgUid, account }: Params): Holding {
  return { organization_uid: orgUid, holder: account };
}

function held(backend: Backend, holding: Holding): { permissions: Schemas["Permission"][] } {
  return { permissions: permissionsOf(backend, holding) };
}

function holdingFor(backend: Backend, request: Request, params: Params): Holding | Response {
  const access = organizationAccess(backend, request, params.orgUid, "moderator");
  if (access instanceof Response) return access;
  const member = managed(backend, access.account, params);
  return member instanceof Response ? member : holdingOf(params);
}

async function add(backend: Backend, request: Request, params: Params) {
  const holding = holdingFor(backend, request, params);
  if (holding instanceof Response) return holding;
  const body = await bodyOf(request, { permissions: addedEntries });
  if (body instanceof Response) return body;
  return grant(backend, holding, body.permissions) ?? held(backend, holding);
}
